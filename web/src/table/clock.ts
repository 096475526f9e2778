/** Milliseconds as a clock shows them: 09:17, 1:02:33, 2 d 4 h. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (value: number): string => String(value).padStart(2, "0");
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${two(minutes)}:${two(seconds % 60)}`;
}
