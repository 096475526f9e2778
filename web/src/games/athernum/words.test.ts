import { describe, expect, it } from "vitest";
import { brief, entryTitle, gather } from "./words";

/** A line of the log as it is read. */
const line = (text: string, ...sentences: string[]): string =>
  [entryTitle(text), ...gather(sentences.map((sentence) => brief(sentence, text)).filter(Boolean))].join(" | ");

describe("the log in plain words", () => {
  it("says what was chosen once", () => {
    expect(line("play:Cog_Peddler", "Ada plays Cog Peddler.")).toBe("Play Cog Peddler");
    expect(line("pick:2c1", "Ada chooses Netcaster.")).toBe("Choose | Netcaster");
    expect(line("pick:Ash_Rat", "Ada chooses Ash Rat.", "Ada discards Ash Rat.")).toBe("Choose Ash Rat | Ada discards Ash Rat.");
    expect(line("pick:?")).toBe("Choose a card");
    expect(line("attack:1c1", "Ada attacks with Gantry Warden.")).toBe("Attack with | Gantry Warden");
    expect(line("at:2c1", "Gantry Warden attacks Netcaster.")).toBe("Attack | Netcaster");
    expect(line("use:1m.1#2", "Ada uses Spring Bolt of Spring Gauntlet.", "Ada uses an ability of Spring Gauntlet.")).toBe("Use | Spring Bolt of Spring Gauntlet");
    expect(line("end", "Ada declares the end of the day.")).toBe("End the day");
    expect(line("solvency", "Ada uses Solvency.")).toBe("Solvency");
  });
  it("has no place and no secret in a heading", () => {
    expect(line("lead:?", "Bo has chosen a main character.")).toBe("Main character | Bo has chosen a main character.");
    expect(line("hide:?>2m", "Bo attaches an item face-down to Admiral Sethe Morrow.")).toBe("Item face-down | to Admiral Sethe Morrow");
    expect(line("hide:Glass_Blade>1c4", "Ada attaches an item face-down to Cog Peddler.")).toBe("Attach Glass Blade face-down | to Cog Peddler");
    expect(line("attach:Cork_and_Wax>2c1", "Bo attaches Cork and Wax to Knot-Tier.")).toBe("Attach Cork and Wax | to Knot-Tier");
    for (const text of ["exhaust:1r1", "drop:1c1.1", "up:1c1.1", "defend:2c1", "effect:4", "player:2", "next:1"]) expect(entryTitle(text)).not.toMatch(/\d/);
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
