import { expect, test } from "vitest";
import { resultOf } from "./yours";

test("a finished game says how it ended for whoever sat there", () => {
  expect(resultOf("2", [2])).toBe("You won");
  expect(resultOf("2", [1])).toBe("You lost");
  expect(resultOf("=", [1])).toBe("A draw");
  expect(resultOf("1", [1, 2])).toBe("Player 1 won");
  expect(resultOf("*", [1])).toBe("Finished");
});
