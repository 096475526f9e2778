import { expect, it } from "vitest";
import { explained, MOST } from "./glossary";

const GLOSSARY = { GUARD: "steps in.", STRIKE: "strikes.", "DUAL-STRIKE": "strikes twice.", ENTER: "when it comes." };

it("explains what a card has, then what its text says, whole words only", () => {
  expect(explained(GLOSSARY, ["GUARD"], "ENTER* Gain DUAL-STRIKE").map(({ word }) => word)).toEqual(["GUARD", "ENTER", "DUAL-STRIKE"]);
  expect(explained(GLOSSARY, ["AVIAN"], "REENTERED")).toEqual([]);
  expect(explained(GLOSSARY, ["ENTER"], "ENTER* Draw 1")).toEqual([{ word: "ENTER", says: "when it comes." }]);
  expect(explained(GLOSSARY, Object.keys(GLOSSARY), "")).toHaveLength(MOST);
});
