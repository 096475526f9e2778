declare module "virtual:card-icons" {
  /** Which icons are in which part. */
  export const index: Record<string, string[]>;
  export const parts: Record<string, () => Promise<{ default: Record<string, string> }>>;
}
