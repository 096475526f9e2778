// What Athernum's table tells the shared parts of a card table.

import { cardOf } from "../../cards/cards.svelte";
import type { CardTableClient } from "../../cards/table/desk.svelte";
import { PASS, type Choice } from "../../lib/protocol";
import Noted from "./Noted.svelte";
import { printed } from "./printed";
import { atPlace, GAME, type Permanent, type Table } from "./types";
import { aboutName, lineOf, thingName } from "./words";

const BUTTONS: Record<string, string> = {
  play: "Play it", lead: "Choose it", relic: "Play it", use: "Use it", support: "Discard it for its support", drop: "Discard it", attach: "Attach it",
  hide: "Attach it face-down", from: "Use it", name: "Name it", pick: "Choose it",
};
const LAID: Record<string, string> = { lead: "Choose who leads you. Nobody sees it until all have chosen.", name: "Name a card." };
/** What one may do whenever one is free to act, and hardly ever wants to: discard what one has, make resources without a use. */
const FAINT = new Set(["drop", "exhaust"]);
const FREE = new Set([PASS, "end-day", "end-combat"]);
const COMMAND = "C"; // what a Command Token shows

export const client: CardTableClient<Table, Permanent> = {
  game: GAME,
  asked: (table) => table.asked + 1,
  seats: (table) => table.players.length,
  hand: (table, seat) => ({ pile: "h", cards: table.players[seat - 1]?.hand ?? [], count: table.players[seat - 1]?.hand_count ?? 0 }),
  browsed: ["d", "v", "x"],
  pile(table, seat, pile) {
    const player = table.players[seat - 1];
    if (pile === "x") return { title: "Extra Deck", cards: player.extra, unknown: player.extra_count - player.extra.length };
    return pile === "d" ? { title: "Discard pile", cards: player.discard, unknown: 0 } : { title: "Void", cards: player.void, unknown: 0 };
  },
  nameAt(table, place) {
    const thing = atPlace(table, place);
    return thing ? thingName(thing) : "";
  },
  waiting: (table, names) => table.stack.map(({ number, player, source, text, about }) => ({
    number, seat: player + 1, source, text, about: about.map((one) => aboutName(table, one, names)), sign: COMMAND,
  })),
  waitingName: "Stack",
  waitingWhere: "on the stack",
  waitingHow: "The top one resolves first.",
  waitingClause: `${GAME} 4.1.7`,
  shown: (table) => table.shown,
  picking: (table) => table.picking ?? null,
  // an effect on the stack is no card: it is chosen in words
  unseen: (_table, ref) => ref.startsWith("pending:"),
  card: (name, thing) => printed(cardOf(GAME, name), thing?.type),
  current: (thing) => ({ ofv: thing.ofv, dfv: thing.dfv, field: thing.field || undefined }),
  cost: (table, seat, name) => table.players[seat - 1]?.costs?.[name],
  noted: Noted,
  faint: ({ verb }, choices) => FAINT.has(verb) && choices.some((other) => FREE.has(other.verb)),
  button: (choice: Choice) => BUTTONS[choice.verb] ?? choice.label,
  asks(choice) {
    const line = lineOf(choice, (card) => cardOf(GAME, card).text);
    return line ? { question: `${choice.label}?`, help: line } : null;
  },
  onto: ({ verb }) => (verb === "attach" || verb === "hide" ? " to attach it there" : ""),
  laid: ([first]) => LAID[first.verb] ?? "Choose from these.",
};
