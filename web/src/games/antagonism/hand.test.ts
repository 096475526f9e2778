import { expect, test } from "vitest";
import type { Choice } from "../../lib/protocol";
import { Hand } from "./hand.svelte";
import type { Table } from "./types";

const walk = (from: string, to: string): Choice => ({ text: `${from}-${to}`, label: "", refs: [`cell:${from}`, `cell:${to}`], final: false, verb: "walk", direct: true, pieces: 1 });
const table = { groups: [{ cell: "g1", owner: 1, colour: "K", level: 1, moved: [false] }, { cell: "e1", owner: 1, colour: "B", level: 1, moved: [false] }] } as unknown as Table;
const made = (...choices: Choice[]): Hand => new Hand({ choices: () => choices, table: () => table, choose: () => {}, why: () => {}, small: () => false });

test("where only the Leader can still go, nobody is told to pick up a pawn", () => {
  const hand = made(walk("g1", "g2"));
  expect(hand.ask.help).toBe("Pick up your Leader: where it can go is lit.");
  hand.point("g1");
  expect(hand.ask.help).toBe("One square is lit. Choose one.");
});

test("whoever picks up the Leader while pawns could go is told what that would cost", () => {
  const hand = made(walk("g1", "g2"), walk("e1", "e2"));
  expect(hand.ask.help).toBeNull();
  hand.point("g1");
  expect(hand.ask.help).toBe("One square is lit. Choose one, or pick a pawn. The Leader moves last: no pawn moves after it.");
  hand.point("e1");
  expect(hand.ask.help).toBe("One square is lit. Choose one.");
});

test("a pawn that was picked up while the table answered stays in the hand, where it may still go", () => {
  let choices = [walk("g1", "g2"), walk("e1", "e2")];
  const hand = new Hand({ choices: () => choices, table: () => table, choose: () => {}, why: () => {}, small: () => false });
  hand.point("g1");
  hand.point("g2");
  hand.point("e1"); // before anybody has said that the first move is made
  choices = [walk("e1", "e3")];
  hand.empty();
  expect(hand.refs).toEqual(["cell:e1"]);
  choices = [walk("g2", "g3")];
  hand.empty();
  expect(hand.refs).toEqual([]);
});
