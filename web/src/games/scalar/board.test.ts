import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/protocol";
import { around } from "./frame";
import { axialOf, centre, distance, hexAt, HEXES, hexUnder, neighbour, rowsSeen, SPOKES } from "./hexes";
import { arrowsOf, readDeed, readSlot } from "./notation";
import { finished, offered } from "./pick";
import { atRest, look, turn } from "./solid";
import { KINDS } from "./types";

describe("the hexes", () => {
  it("are 37, named as the rulebook names them", () => {
    expect(HEXES).toHaveLength(37);
    expect(rowsSeen(false).map((row) => row.length)).toEqual([4, 5, 6, 7, 6, 5, 4]);
    expect(rowsSeen(false)[6]).toEqual(["a1", "a2", "a3", "a4"]);
    expect(rowsSeen(true)[0]).toEqual(["a4", "a3", "a2", "a1"]);
    expect(axialOf("d4")).toEqual({ q: 0, r: 0 });
    for (const hex of HEXES) expect(hexAt(axialOf(hex))).toBe(hex);
  });
  it("lie where they are drawn, either way round", () => {
    for (const flip of [false, true]) for (const hex of HEXES) expect(hexUnder(centre(hex, flip), flip)).toBe(hex);
    expect(centre("a1").y).toBeGreaterThan(centre("g1").y);
    expect(centre("a1", true).y).toBeLessThan(centre("g1", true).y);
    expect(hexUnder({ x: 5, y: 5 })).toBeNull();
  });
  it("know their spokes and their distances", () => {
    expect(SPOKES).toContainEqual(["c3", "b2", "a1"]);
    expect(SPOKES).toContainEqual(["e4", "f4", "g4"]);
    expect([distance("c3", "c4"), distance("c3", "e3"), distance("a1", "g4")]).toEqual([1, 2, 6]);
  });
  it("are walked with the arrow keys, up and down at the same place", () => {
    expect(neighbour("d4", "ArrowRight", false, null)).toBe("d5");
    expect(neighbour("d7", "ArrowRight", false, null)).toBe("d7");
    expect(neighbour("c2", "Home", false, null)).toBe("c1");
    let hex = "a2";
    const keep = centre(hex).x;
    for (let i = 0; i < 6; i++) hex = neighbour(hex, "ArrowUp", false, keep);
    expect(hex).toBe("g2");
    expect(neighbour("a2", "ArrowUp", true, null)[0]).toBe("a");
    expect(neighbour("a2", "ArrowDown", true, null)[0]).toBe("b");
  });
});

describe("notation", () => {
  it("is read for drawing", () => {
    expect(readDeed("Pc3xc4(6,ev>c5)")).toEqual({ die: "P", from: "c3", to: "c4", attack: true });
    expect(readDeed("O=5@a2")).toBeNull();
    expect([readSlot("O=5@a2"), readSlot("@g4"), readSlot("~")]).toEqual(["a2", "g4", null]);
  });
  it("becomes arrows: numbered moves, dotted ways out", () => {
    expect(arrowsOf("Ta2-c2 Tc2-d3").map(({ label }) => label)).toEqual(["1", "2"]);
    expect(arrowsOf("Ic3xc4(9,ev>c5)")).toEqual([{ from: "c3", to: "c4", label: undefined }, { from: "c4", to: "c5", warp: true }]);
    expect(arrowsOf("Oc3xc4(ev>b2,9)")[1]).toEqual({ from: "c3", to: "b2", warp: true });
    expect(arrowsOf("O=5@a2 !M --")).toEqual([]);
  });
});

describe("pointing at refs", () => {
  const choice = (text: string, ...refs: string[]): Choice => ({ text, label: text, final: false, refs, verb: "move", direct: true, pieces: 1 });
  const all = [choice("O?", "reserve:1:O"), choice("Tb2-c3", "cell:b2", "cell:c3"), choice("Tb2xb3", "cell:b2", "cell:b3"), choice("@a2", "cell:a2"), choice("/")];
  it("offers dice, hexes and the reserve, and what follows a die in the hand", () => {
    expect([...offered(all, []).keys()]).toEqual(["reserve:1:O", "cell:b2", "cell:a2"]);
    expect([...offered(all, ["cell:b2"]).keys()]).toEqual(["cell:c3", "cell:b3"]);
    expect(finished(offered(all, []).get("cell:a2"), 1)?.text).toBe("@a2");
    expect(finished(offered(all, []).get("cell:b2"), 1)).toBeUndefined();
  });
});

describe("the dice as solids", () => {
  it("have as many faces as their names say, seen from all sides", () => {
    // Turned about, every face comes to the eye: those of both halves together are all of them.
    const faces = { T: 4, C: 6, O: 8, P: 10, D: 12, I: 20 };
    for (const die of KINDS) {
      const front = look(die, turn([0, 1, 0], 11)).facets.length;
      const behind = look(die, turn([0, 1, 0], 191)).facets.length;
      expect(front + behind, die).toBe(faces[die]);
    }
  });
  it("lie with a face to the eye and a number on it", () => {
    for (const die of KINDS) expect(atRest(die).facing, die).toBeGreaterThan(0.8);
    expect(look("D", turn([1, 0, 0], 180)).facing).toBeLessThan(0);
  });
});

it("a diagram shows a part of the board unless it needs nearly all of it", () => {
  expect(around(["c3", "c4", "d4"], false, 1, 400)).toMatchObject({ width: 400, height: 400, cut: true });
  expect(around(["a1", "g4"], false, 1, 400)).toBeNull();
});
