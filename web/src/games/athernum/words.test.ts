import { describe, expect, it } from "vitest";
import { lineOf, brief, gather } from "./words";

/** A line of the log as it is read. */
const line = (verb: string, title: string, ...sentences: string[]): string =>
  [title, ...gather(sentences.map((sentence) => brief(sentence, { verb, title })).filter(Boolean))].join(" | ");

describe("the log in plain words", () => {
  it("says what was chosen once", () => {
    expect(line("play", "Play Cog Peddler", "Ada plays Cog Peddler.")).toBe("Play Cog Peddler");
    expect(line("pick", "Choose", "Ada chooses Netcaster.")).toBe("Choose | Netcaster");
    expect(line("pick", "Choose Ash Rat", "Ada chooses Ash Rat.", "Ada discards Ash Rat.")).toBe("Choose Ash Rat | Ada discards Ash Rat.");
    expect(line("attack", "Attack with", "Ada attacks with Gantry Warden.")).toBe("Attack with | Gantry Warden");
    expect(line("at", "Attack", "Gantry Warden attacks Netcaster.")).toBe("Attack | Netcaster");
    expect(line("use", "Use", "Ada uses Spring Bolt of Spring Gauntlet.", "Ada uses an ability of Spring Gauntlet.")).toBe("Use | Spring Bolt of Spring Gauntlet");
    expect(line("end-day", "End the day", "Ada declares the end of the day.")).toBe("End the day");
    expect(line("command", "Solvency", "Ada uses Solvency.")).toBe("Solvency");
    expect(line("lead", "Main character", "Bo has chosen a main character.")).toBe("Main character");
    expect(line("lead", "Main character", "You choose Forgemother Ulda.")).toBe("Main character | Forgemother Ulda");
    expect(line("hide", "Item face-down", "Bo attaches an item face-down to Admiral Sethe Morrow.")).toBe("Item face-down | to Admiral Sethe Morrow");
    expect(line("attach", "Attach Cork and Wax", "Bo attaches Cork and Wax to Knot-Tier.")).toBe("Attach Cork and Wax | to Knot-Tier");
  });
  it("counts what happens several times", () => {
    expect(gather(["Bo draws a card.", "Bo draws a card.", "You draw Ash Rat.", "You draw Smoke and Salt.", "You draw Bee-Wife."])).toEqual([
      "Bo draws 2 cards.", "You draw Ash Rat, Smoke and Salt and Bee-Wife.",
    ]);
    expect(gather(["Bo's effect of Anvil Locket resolves.", "Bo's effect of Anvil Locket resolves."])).toEqual(["Bo's effect of Anvil Locket resolves, twice."]);
    expect(gather(["Bo draws a card."])).toEqual(["Bo draws a card."]);
  });
  it("leaves out phases in which nothing happens", () => {
    expect(gather(["Evening Phase.", "Night Phase.", "Morning Phase.", "Ada's Ulda is turned face-up.", "Day Phase."])).toEqual([
      "Morning Phase.", "Ada's Ulda is turned face-up.", "Day Phase.",
    ]);
  });
});

it("says what an ability does before it is used, whatever it and its card are called", () => {
  const cards: Record<string, string[]> = {
    "Patchwork Nurse": ["*Stitch and Solder* {1}: Heal 1 damage counter from target character.", "Support {1}: Target character you control gets +2 OFV until end of turn."],
    "Apprentice of the Lathe": ["*Forge Rite* {2}[Ironwright]: Create an item token named Cog attached to this."],
    "Master of Moulds": ["*Song of Keys* Draw a card."],
    Ulda: ["Objective. Whenever an item becomes attached, place a Victory Token on this.", "Command {1}: Draw a card."],
  };
  const line = (verb: string, label: string) => lineOf({ verb, label }, (card) => cards[card] ?? []);
  expect(line("use", "Use Stitch and Solder of Patchwork Nurse")).toBe("Stitch and Solder 1: Heal 1 damage counter from target character.");
  expect(line("use", "Use Forge Rite of Apprentice of the Lathe")).toBe("Forge Rite 2, Ironwright: Create an item token named Cog attached to this.");
  expect(line("from", "Use Song of Keys of Master of Moulds")).toBe("Song of Keys Draw a card.");
  expect(line("use", "Use the command ability of Ulda")).toBe("Command 1: Draw a card.");
  expect(line("support", "Discard Patchwork Nurse for its support ability")).toBe("Support 1: Target character you control gets +2 OFV until end of turn.");
  expect(line("use", "Use Nothing of Nobody")).toBe("");
  expect(line("play", "Play Patchwork Nurse")).toBe("");
});
