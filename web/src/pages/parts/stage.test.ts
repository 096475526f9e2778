import { expect, it } from "vitest";
import { plain } from "../../games/antithesis/words";
import type { Choice } from "../../lib/protocol";
import { hintFor } from "./stage";

const choice = (label: string, ...refs: string[]): Choice => ({ text: label, label, refs, final: false, verb: "use", direct: false, pieces: 1 });

it("names what is wanted as it is called, without signs", () => {
  expect(hintFor(null, choice("Jek Namen: Global Movement Action"), 1)).toBe("Try this: Jek Namen: Global Movement Action.");
  const line = "Sir Yames Delerose: Global Action: {CP}{Exhaust} Melee Attack (RNG 0+D1, STR 2, {R}{R}, HP). Ability Traits: Combat";
  expect(hintFor(null, choice(line), 2, plain)).toBe("Try this: Sir Yames Delerose: Global Action: CP, exhaust it: Melee Attack (RNG 0+D1, STR 2, Red, Red, HP).");
});

it("is gentle first", () => {
  expect(hintFor(choice("Pass"), choice("Attack"), 1)).toMatch(/Read the sentence again/);
  expect(hintFor(null, choice("To c6", "cell:f3", "cell:c6"), 1)).toBe("Pick up what stands on f3.");
});
