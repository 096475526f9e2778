// A card of Antithesis as it is printed. What it does not print is absent.

import type { CardData } from "../../cards/types";

export interface Printed extends CardData {
  type: string;
  faction: string;
  value: number;
  alignment: string;
  traits: string[];
  keywords: string[];
  cost: string;
  hp?: number;
  def?: number;
  defType: string;
  vp?: number;
  size?: string;
  presence?: number;
  movement?: string;
  engagement?: string;
}

/** A field that may be written as a list, as words with commas, or not at all. */
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : typeof value === "string" && value ? value.split(/,\s*/) : []);

/** "3 Armor" is a number and a type; what was taken apart before stays so. */
const defence = ({ def, defType }: CardData): Pick<Printed, "def" | "defType"> => {
  if (typeof def === "number") return { def, defType: String(defType) };
  const [, number, type] = /^(\d+) (\w+)$/.exec(String(def ?? "")) ?? [];
  return { def: number === undefined ? undefined : Number(number), defType: type ?? "" };
};

export const printed = (card: CardData, type = ""): Printed => ({
  ...card,
  ...defence(card),
  type: String(card.type ?? type), faction: String(card.faction ?? ""), value: Number(card.value ?? 0), alignment: String(card.alignment ?? ""), cost: String(card.cost ?? ""),
  traits: list(card.traits), keywords: list(card.keywords),
});

/** The number of a Dice Cost: "9 {R}{R}" is 9. */
export const pips = (card: Printed): string => /^\d+/.exec(card.cost)?.[0] ?? "";
/** The icons behind it, as letters or words. */
export const icons = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, icon]) => icon);

export const DICE: Record<string, string> = { R: "red", P: "purple", G: "green", B: "blue", Y: "yellow" };
export const COLOURS: Record<string, string> = { R: "Red", P: "Purple", G: "Green", B: "Blue", Y: "Yellow", S: "any colour" };
