// What Oversoul's table tells the shared parts of a card table.

import { cardOf } from "../../cards/cards.svelte";
import type { CardTableClient } from "../../cards/table/desk.svelte";
import { placeIn } from "../../cards/table/pick";
import type { Choice } from "../../lib/protocol";
import Noted from "./Noted.svelte";
import { explained } from "../../cards/table/glossary";
import { listed } from "../../lib/words";
import { GLOSSARY } from "./glossary";
import { least } from "./paying";
import { printed } from "./printed";
import { atPlace, GAME, thingsOf, type Table, type Thing } from "./types";
import { aboutName, linkText, parts, plainKeyword, priced, thingName, zoneName } from "./words";

const BUTTONS: Record<string, string> = {
  play: "Activate it", lead: "Activate the Leader", prepare: "Prepare it face-down", turn: "Turn it up", use: "Use it", from: "Use it", attack: "Attack with it",
  target: "Attack it", guard: "Guard with it", tap: "Generate with it", pick: "Choose it", zone: "Put it here",
};
const PRICED = new Set(["play", "prepare", "turn", "lead"]);
const PREPARED = "?"; // what stands for a card that nobody may see

const open = (table: Table): Set<string | undefined> =>
  new Set([...table.stack.map(({ source }) => source), ...table.players.flatMap((player) => [...thingsOf(player).map(({ name }) => name), ...player.idle, ...player.exile, ...player.hand])]);

export const client: CardTableClient<Table, Thing> = {
  game: GAME,
  asked: (table) => table.asked + 1,
  seats: (table) => table.players.length,
  hand: (table, seat) => ({ pile: "h", cards: table.players[seat - 1]?.hand ?? [], count: table.players[seat - 1]?.hand_count ?? 0 }),
  browsed: ["i", "x"],
  pile(table, seat, pile) {
    const player = table.players[seat - 1];
    if (pile === "h") return { title: "Hand", cards: player.hand, unknown: player.hand_count - player.hand.length };
    if (pile === "k") return { title: "Deck", cards: player.deck, unknown: player.deck_count - player.deck.length };
    return pile === "i" ? { title: "Idle Zone", cards: player.idle, unknown: 0 } : { title: "Exile", cards: player.exile, unknown: 0 };
  },
  nameAt(table, place) {
    const thing = atPlace(table, place);
    return thing ? thingName(thing) : zoneName(place);
  },
  waiting: (table, names) => table.stack.map((link) => ({
    number: link.number, seat: link.player + 1, source: link.source, text: linkText(link), about: link.about.map((one) => aboutName(table, one, names)), sign: PREPARED,
  })),
  waitingName: "Timeshift",
  waitingWhere: "in the Timeshift",
  badgeAt: "28px", // over the line of those who sit opposite: one's own ENERGY is what one answers with
  waitingHow: "The last one resolves first.",
  waitingClause: `${GAME} 10.0.2`,
  // what lies open by now needs no showing
  shown: (table) => table.shown.filter((name) => !open(table).has(name)),
  picking: (table) => table.picking ?? null,
  // what is ready pays by a button of its own
  proposed(table) {
    const refs = table.picking?.need ? least(table.picking) : [];
    return refs.length ? { refs, label: `Exhaust ${listed(refs.map((ref) => client.nameAt(table, placeIn(ref))))}` } : null;
  },
  // a link of the chain is no card: it is chosen in words
  unseen: (_table, ref) => ref.startsWith("link:"),
  card: (name, thing) => printed(cardOf(GAME, name), thing?.type),
  current: ({ side, dmg, spd, hp, cost, type }) => (side === "down" ? { cost } : type === "Unit" ? { dmg, spd, hp, cost } : { hp, cost }),
  cost: (table, seat, name) => table.players[seat - 1]?.costs[name],
  noted: Noted,
  explains: (card, thing) => explained(GLOSSARY, (thing?.keywords ?? []).map(plainKeyword), card.text.join(" ")),
  button: ({ verb, label }: Choice) => (BUTTONS[verb] ? priced(BUTTONS[verb], label) : label),
  row: ({ verb, label }) => parts(label)?.line ?? (PRICED.has(verb) ? priced(BUTTONS[verb], label) : label),
  asks({ label, verb }) {
    if (verb === "prepare") return { question: `${label}?`, help: "From the next turn on you may turn it up, in your turn or in the other player’s, if you can pay for it." };
    const found = parts(label);
    return found && { question: `Use ${found.name}?`, help: found.line };
  },
  onto: () => "",
  laid: ([first]) => (first.verb === "pick" ? "Choose from these." : "Choose a card."),
};
