// A table of any game: all of its choices are offered in words, and what can be pointed at is lit as well.

import { cardOf } from "../../cards/cards.svelte";
import type { CardTableClient } from "../../cards/table/desk.svelte";
import type { Observation } from "../../lib/protocol";
import Noted from "./Noted.svelte";
import { askedOf, itemsOf, pickingOf, seatOf, seatsOf, shownOf, waitingOf, type Item } from "./view";

export const tableOf = (game: string, view: Observation): CardTableClient<Observation, Item> => ({
  game,
  asked: askedOf,
  seats: seatsOf,
  hand(now, seat) {
    const hand = seatOf(now, seat).zones.find(({ key }) => key === "hand");
    const cards = hand?.items.map(({ name }) => name) ?? [];
    return { pile: "h", cards, count: cards.length + (hand?.unknown ?? 0) };
  },
  browsed: [],
  pile: () => ({ title: "", cards: [], unknown: 0 }),
  nameAt: (now, place) => itemsOf(now).find(({ at }) => at === place)?.name ?? "",
  waiting: (now) => waitingOf(now).waiting,
  waitingName: waitingOf(view).title,
  waitingWhere: "waiting",
  waitingHow: "The first one here happens first.",
  shown: shownOf,
  picking: pickingOf,
  unseen: () => true,
  card: (name) => cardOf(game, name),
  current: (item) => Object.fromEntries(item.values.flatMap(([key, value]) => (/^-?\d+$/.test(value) ? [[key.toLowerCase().replaceAll(" ", "_"), Number(value)]] : []))),
  noted: Noted,
  button: (choice) => choice.label,
  onto: () => "",
  laid: () => "Choose from these.",
});
