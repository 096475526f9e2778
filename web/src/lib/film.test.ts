import { expect, test } from "vitest";
import { filmEnding, shots } from "./film";

test("a short game is shown whole, a long one evenly, both with the first moment and the last", () => {
  expect(shots(3, 60)).toEqual([0, 1, 2, 3]);
  expect(shots(0, 60)).toEqual([0]);
  const long = shots(1000, 60);
  expect([long.length, long[0], long.at(-1)]).toEqual([60, 0, 1000]);
  expect(new Set(long).size).toBe(60);
});

test("a film is named after its kind", () => {
  expect([filmEnding("video/webm;codecs=vp9"), filmEnding("video/mp4")]).toEqual(["webm", "mp4"]);
});
