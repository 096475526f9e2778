import { describe, expect, it } from "vitest";
import { printed } from "./printed";
import { costSaid } from "./spoken";
import { hitWords, brief, dieName, gather } from "./words";

describe("the log", () => {
  it("says once what was gained together", () => {
    expect(gather(["Bo draws a card.", "Bo draws a card.", "Ada draws Hold the Line.", "Ada draws Tourney Ground."])).toEqual(["Bo draws 2 cards.", "Ada draws Hold the Line and Tourney Ground."]);
    expect(gather(["Ada gains a die: Red 4.", "Ada gains a die: Blue 1.", "Bo gains a die: Red 2."])).toEqual(["Ada gains 2 dice: Red 4 and Blue 1.", "Bo gains a die: Red 2."]);
  });

  it("says nothing twice", () => {
    expect(brief("Ada spends Red 4.", { verb: "die", title: "Pay with Red 4" })).toBe("");
    expect(brief("Ada spends Red 4.", { verb: "die", title: "Add Red 5" })).toBe(""); // the die before it has its own line
    expect(brief("Bo places a Goal on D9.", { verb: "at", title: "Place a Goal on D9" })).toBe("");
    expect(brief("Ada uses Salt the Wells.", { verb: "from", title: "Salt the Wells" })).toBe("");
    expect(brief("Ada uses Salt the Wells.", { verb: "use", title: "Another" })).toBe("Ada uses Salt the Wells.");
  });

  it("names dice", () => expect(dieName("Y6")).toBe("Yellow 6"));
});

describe("a printed card", () => {
  it("says what is paid for it, in dice and in whatever else", () => {
    expect(["", "5", "8 {G}", "9 {B}{R}", "5 {R}{R}", "3 {CP}", "6 {Y}{CP}", "{CP}{CP}", "4 {Mana}", "{R}", "{S}"].map(costSaid)).toEqual([
      "", "dice worth 5", "dice worth 8, a Green one among them", "dice worth 9, a Blue one and a Red one among them", "dice worth 5, a Red one and another Red one among them",
      "dice worth 3 and 1 CP", "dice worth 6, a Yellow one among them, and 1 CP", "2 CP", "dice worth 4 and 1 Mana token", "a Red die", "a die of any colour",
    ]);
  });

  it("takes DEF apart once", () => {
    const card = printed({ name: "Gate Warden", text: [], def: "3 Armor", keywords: "Defender, Patrol-B" });
    expect([card.def, card.defType, card.keywords]).toEqual([3, "Armor", ["Defender", "Patrol-B"]]);
    expect(printed(card).def).toBe(3);
  });
});

it("what an Attack does is said of damage in HP, and of a push in squares", () => {
  const hit = { name: "Vesk Othal", hp: 12, vp: 3 };
  expect(hitWords({ ...hit, kind: "damage", damage: 5 })).toBe("5 damage to Vesk Othal (12 HP).");
  expect(hitWords({ ...hit, kind: "damage", damage: 12 })).toBe("12 damage to Vesk Othal (12 HP). Killed: 3 VP.");
  expect(hitWords({ ...hit, kind: "PUSH", damage: 6 })).toBe("Pushes Vesk Othal up to 6 squares.");
  expect(hitWords({ ...hit, kind: "PULL", damage: 0 })).toBe("Does not pull Vesk Othal.");
});
