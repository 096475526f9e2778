// What Antithesis's table tells the shared parts of a card table.

import { cardOf } from "../../cards/cards.svelte";
import type { CardTableClient } from "../../cards/table/desk.svelte";
import { cardRef, pileOf } from "../../cards/table/pick";
import type { Choice } from "../../lib/protocol";
import { listed } from "../../lib/words";
import Noted from "./Noted.svelte";
import { explained } from "../../cards/table/glossary";
import { GLOSSARY } from "./glossary";
import { printed } from "./printed";
import { atPlace, GAME, thingsOf, type Table, type Thing } from "./types";
import { cheapest, dieIn, lacking } from "./dice";
import { costSaid } from "./spoken";
import { aboutName, dieName, parts } from "./words";

const BUTTONS: Record<string, string> = {
  use: "Use it", from: "Use it", with: "Combine with it", at: "Here", lay: "Lay it here", step: "Step here", aim: "This way", pick: "Choose it", take: "Take it",
  deploy: "Deploy it", die: "Spend it", token: "Pay with it",
};
const ABILITY = new Set(["use", "from", "with"]);
/** What every Character can do is printed nowhere. */
const MEANS: Record<string, string> = {
  "Global Movement Action": "It is exhausted and moves. Dice that fit make it faster.",
  "Global Press": "It moves and takes another of its Actions besides, as one; both are paid for.",
};
const meaning = (line: string): string => (MEANS[line] ? `${line}. ${MEANS[line]}` : line);
/** The verb of what leads to a card in hand; games have none of that name. */
const DEPLOY = "deploy";
function deployHelp(name: string): string {
  const cost = costSaid(printed(cardOf(GAME, name)).cost);
  return cost ? `It costs ${cost}. You choose which dice, then where it goes.` : "You choose where it goes.";
}
const PLACED = new Set(["at", "lay"]);
const PILES: Record<string, { title: string; key: "discard" | "removed" | "used" | "strategies" | "deck" | "objectives" | "aside" | "hand" }> = {
  g: { title: "Discard Pile", key: "discard" }, x: { title: "Out of Game Zone", key: "removed" }, u: { title: "Used Strategies", key: "used" }, s: { title: "Strategy Deck", key: "strategies" },
  k: { title: "Main Deck", key: "deck" }, o: { title: "Objective Deck", key: "objectives" }, a: { title: "Set aside", key: "aside" }, h: { title: "Hand", key: "hand" },
};
const COUNTS = { strategies: "strategies_count", deck: "deck_count", objectives: "objectives_count" } as const;

const open = (table: Table): Set<string> =>
  new Set([...table.stack.map(({ source }) => source), ...table.players.flatMap((player) => [...thingsOf(player).map(({ name }) => name), ...player.discard, ...player.removed, ...player.hand, ...player.aside, ...player.used, player.strategy])]);

export const client: CardTableClient<Table, Thing> = {
  game: GAME,
  asked: (table) => table.asked + 1,
  seats: (table) => table.players.length,
  hand: (table, seat) => ({ pile: "h", cards: table.players[seat - 1]?.hand ?? [], count: table.players[seat - 1]?.hand_count ?? 0 }),
  browsed: ["g", "x", "u"],
  pile(table, seat, pile) {
    const { title, key } = PILES[pile] ?? PILES.g;
    const player = table.players[seat - 1];
    const cards = player[key];
    return { title, cards, unknown: key in COUNTS ? player[COUNTS[key as keyof typeof COUNTS]] - cards.length : 0 };
  },
  nameAt: (table, place) => atPlace(table, place)?.name ?? (/^\d[A-Z]\d$/.test(place) ? dieName(place.slice(1)) : place),
  waiting: (table, names) => table.stack.map((one) => ({
    number: one.number, seat: one.player + 1, source: one.source || one.kind, text: one.text, about: one.about.map((about) => aboutName(table, about, names)),
  })),
  waitingName: "Abilities on their way",
  waitingWhere: "on their way",
  waitingHow: "The innermost one is finished first.",
  waitingClause: `${GAME} RESP.5`,
  // what lies open by now needs no showing
  shown: (table) => table.shown.filter((name) => !open(table).has(name) && !table.players.some(({ objective }) => objective === name)),
  picking: (table) => table.picking ?? null,
  unseen: (_table, ref) => ref.startsWith("pending:") || ref.startsWith("seat:"),
  card: (name, thing) => printed(cardOf(GAME, name), thing?.type),
  current: ({ hp, damage, def, vp }) => ({ hp: hp === undefined ? undefined : hp - (damage ?? 0), def, vp }),
  noted: Noted,
  explains: (card, thing) => explained(GLOSSARY, thing?.keywords ?? printed(card).keywords, ""),
  // a card in hand is deployed by an Action: whoever points at the card means that
  leading: (table, choices) => Object.entries(table.deploys ?? {}).flatMap(([text, cards]) => {
    const action = choices.find((choice) => choice.text === text);
    return action ? cards.map((name): Choice => ({ ...action, label: `Deploy ${name}`, refs: [cardRef(table.asked + 1, "h", name)], verb: DEPLOY, comes: undefined })) : [];
  }),
  proposed: (table) => {
    if (table.paying?.for !== "pay" || !table.picking) return null;
    const dice = table.picking.from.flatMap(({ refs, copies }) => Array.from({ length: copies }, () => refs[0]));
    const least = cheapest(table.paying, dice.map(dieIn));
    return least?.length ? { refs: least.map((die) => dice.find((ref) => dieIn(ref) === die)!), label: `Pay with ${listed(least.map(dieName))}` } : null;
  },
  button: (choice: Choice) => BUTTONS[choice.verb] ?? choice.label,
  row: ({ label, verb }) => verb === DEPLOY ? `${label}. It is paid for with dice.` : (ABILITY.has(verb) ? meaning(parts(label).line) || label : label),
  asks: ({ label, verb, refs }) => {
    if (verb === DEPLOY) return { question: `${label}?`, help: deployHelp(pileOf(refs[0])?.name ?? "") };
    const { name, line } = parts(label);
    return ABILITY.has(verb) && line ? { question: `Use ${name}?`, help: meaning(line) } : PLACED.has(verb) ? { question: `Here, on ${label}?`, help: "" } : null;
  },
  lacking: (table, refs) => (table.paying && refs.length ? lacking(table.paying, refs.map(dieIn)) : ""),
  onto: () => "",
  readable: 6, // a Strategy Deck has five, and what they bring is what one chooses by
  laid: ([first]) => (first.verb === "shift" ? "Which Strategy do you reveal?" : "Choose a card."),
};
