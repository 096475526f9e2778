import { describe, expect, it } from "vitest";
import { brief, gather, parts, priced, shortKeyword, zoneName } from "./words";

/** A line of the log as it is read. */
const line = (verb: string, title: string, ...sentences: string[]): string =>
  [title, ...gather(sentences.map((sentence) => brief(sentence, { verb, title })).filter(Boolean))].join(" | ");

describe("the log in plain words", () => {
  it("says what was chosen once", () => {
    expect(line("play", "Activate Cinderjack", "Ada announces Cinderjack.")).toBe("Activate Cinderjack");
    expect(line("target", "Attack Gatewarden", "Ada Attacks Gatewarden with Slagwing.", "Slagwing of Ada is Exhausted.")).toBe("Attack Gatewarden");
    expect(line("attack", "Attack with Slagwing", "Ada Attacks Gatewarden with Slagwing.")).toBe("Attack with Slagwing | Ada Attacks Gatewarden.");
    expect(line("turn", "Turn up a face-down card", "Bo announces Parry the Blow.")).toBe("Turn up a face-down card | It is Parry the Blow.");
    expect(line("prepare", "Prepare a card", "Bo Prepares a card.")).toBe("Prepare a card");
    expect(line("pass", "Pass", "Slagwing of Bo is Exhausted.")).toBe("Pass | Slagwing of Bo is Exhausted.");
  });
  it("counts what happens several times, and leaves out phases in which nothing does", () => {
    expect(gather(["Bo Draws a card.", "Bo Draws a card.", "Ada Draws Slagwing.", "Ada Draws Ember Whelp."])).toEqual(["Bo Draws 2 cards.", "Ada Draws Slagwing and Ember Whelp."]);
    expect(gather(["a face-down card of Ada takes 1 DMG.", "Ember Whelp of Ada takes 1 DMG.", "a face-down card of Ada takes 1 DMG.", "Slagwing of Bo takes 1 DMG.", "Slagwing of Bo Shatters."])).toEqual(["2 face-down cards and Ember Whelp of Ada and Slagwing of Bo take 1 DMG each.", "Slagwing of Bo Shatters."]);
    expect(gather(Array<string>(3).fill("A card of Bo is Returned."))).toEqual(["3 cards of Bo are Returned."]);
    expect(gather(["Slagwing of Bo takes 2 DMG.", "Slagwing of Bo takes 2 DMG."])).toEqual(["Slagwing of Bo takes 2 DMG, twice."]);
    expect(gather(["Slagwing of Bo takes 2 DMG.", "Gatewarden of Ada takes 1 DMG."])).toEqual(["Slagwing of Bo takes 2 DMG.", "Gatewarden of Ada takes 1 DMG."]);
    expect(gather(["Ada uses Ember Whelp.", "Slagwing of Bo is Healed by 1.", "Ember Whelp of Ada resolves."])).toEqual(["Ada uses Ember Whelp.", "Slagwing of Bo is Healed by 1."]);
    expect(gather(["Bo: Return Phase.", "Ada: Cycle Phase.", "Ada Draws Slagwing."])).toEqual(["Ada: Cycle Phase.", "Ada Draws Slagwing."]);
    expect(gather(["Ada Generates 1 ENERGY with Ember Whelp.", "Ember Whelp of Ada is Exhausted."])).toEqual(["Ada Generates 1 ENERGY with Ember Whelp."]);
  });
});

describe("the table in words", () => {
  it("names Zones and charges", () => {
    expect([zoneName("1U3"), zoneName("2E1"), zoneName("1L")]).toEqual(["Unit Zone 3", "Event Zone 1", "Leader Zone"]);
    expect([shortKeyword("GUARD"), shortKeyword("HYPER-BARRIER"), shortKeyword("HYPER-STRIKE")]).toEqual(["GUARD", "BARRIER ×2", "DUAL-STRIKE ×2"]);
  });
});

it("a line of a card is asked about by the card's name", () => {
  expect(parts("Varka: ●CAST* Consume 1 ENERGY➤ Deal 1 DMG to all Units")).toEqual({ name: "Varka", line: "CAST* Consume 1 ENERGY➤ Deal 1 DMG to all Units" });
  expect(parts("Activate Cinderjack for 1 ENERGY (0 left)")).toBeNull();
});

it("a button says the price of what it does", () => {
  expect(priced("Activate it", "Activate Cinderjack for 1 ENERGY (0 left)")).toBe("Activate it for 1 ENERGY (0 left)");
  expect(priced("Prepare it", "Prepare Sword for Hire for nothing")).toBe("Prepare it for nothing");
  expect(priced("Attack with it", "Attack with Sword for Hire")).toBe("Attack with it");
});

it("who begins is said once", () => {
  expect(brief("Ada takes the first turn.", { verb: "first", title: "Player 1 begins" })).toBe("");
});
