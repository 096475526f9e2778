// The HTTP half of the protocol, typed. A refusal becomes a Refused with its code, words and clause.

import type { CardData } from "../cards/types";
import type { CardSet, Catalogue, CheckedDeck, DeckWish, ReadSet, SampleHand, Trial } from "../cards/writing";
import type {
  Aborted, Clock, GameInfo, Lesson, LessonInfo, Luck, MadeTable, Moment, NewTable, RecordAnswer, Rules, SeatWish, SetupScene, TableInfo,
} from "./protocol";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly clause: string | null = null,
  ) {
    super(message);
  }
}

/** A server that has too much to read for the moment is asked again, where asking changes nothing. */
const PATIENT = 4; // times in all
const REST = 2000; // milliseconds between them

async function call<T>(method: "GET" | "POST", path: string, body?: unknown, token?: string): Promise<T> {
  for (let times = 1; ; times++) {
    try {
      return await asked<T>(method, path, body, token);
    } catch (refused) {
      if (method !== "GET" || times === PATIENT || (refused as Refused).code !== "too-many") throw refused;
      await new Promise((rested) => setTimeout(rested, REST));
    }
  }
}

async function asked<T>(method: "GET" | "POST", path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused(0, "offline", "The server does not answer. It may be starting again; try in a moment.");
  }
  const data = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const error = data?.error ?? {};
  throw new Refused(
    answer.status, error.code ?? "unknown", error.message ?? `The server answered ${answer.status}.`, error.clause ?? null,
  );
}

const part = encodeURIComponent;

export const api = {
  games: () => call<GameInfo[]>("GET", "/api/games"),
  rules: (game: string) => call<Rules>("GET", `/api/games/${part(game)}/rules`),
  scenes: (game: string) => call<SetupScene[]>("GET", `/api/games/${part(game)}/scenes`),
  cards: (game: string) => call<CardData[]>("GET", `/api/games/${part(game)}/cards`),
  tableCards: (table: string, token?: string) => call<CardData[]>("GET", `/api/tables/${part(table)}/cards`, undefined, token),
  catalogue: (game: string) => call<Catalogue>("GET", `/api/decks/${part(game)}`),
  checkDeck: (game: string, deck: DeckWish) => call<CheckedDeck>("POST", `/api/decks/${part(game)}`, deck),
  drawHand: (game: string, deck: DeckWish & { chosen?: string }) => call<SampleHand>("POST", `/api/decks/${part(game)}/hand`, deck),
  readCards: (game: string, text: string) => call<ReadSet>("POST", `/api/workshop/${part(game)}/read`, { text }),
  tryCard: (game: string, text: string, card: string) => call<Trial>("POST", `/api/workshop/${part(game)}/table`, { text, card }),
  cardSet: (game: string, set: string) => call<CardSet>("GET", `/api/sets/${part(game)}/${part(set)}`),
  saveSet: (game: string, wish: { title: string; text: string }) =>
    call<{ set: string; token: string; title: string }>("POST", `/api/sets/${part(game)}`, wish),
  changeSet: (game: string, set: string, token: string, wish: { title: string; text: string }) =>
    call<{ set: string; title: string }>("POST", `/api/sets/${part(game)}/${part(set)}`, wish, token),
  tables: () => call<TableInfo[]>("GET", "/api/tables"),
  table: (table: string, token?: string) => call<TableInfo>("GET", `/api/tables/${part(table)}`, undefined, token),
  create: (wish: NewTable) => call<MadeTable>("POST", "/api/tables", wish),
  invitation: (code: string) => call<{ table: string; code: string }>("GET", `/api/invitations/${part(code)}`),
  pair: (wish: { game: string; name: string; clock: Clock }) => call<MadeTable & { waiting: boolean }>("POST", "/api/pair", wish),
  callKey: () => call<{ key: string }>("GET", "/api/calls"),
  callMe: (table: string, token: string, wish: { endpoint: string; key?: string; auth?: string; off?: boolean }) =>
    call<object>("POST", `/api/tables/${part(table)}/calls`, wish, token),
  join: (table: string, wish: { name: string; code?: string; seat?: number; deck?: string }) =>
    call<{ seat: number; token: string }>("POST", `/api/tables/${part(table)}/join`, wish),
  replace: (table: string, token: string, seat: number, level: number) =>
    call<object>("POST", `/api/tables/${part(table)}/replace`, { seat, level }, token),
  moment: (table: string, m: number, token?: string) =>
    call<Moment>("GET", `/api/tables/${part(table)}/moments/${m}`, undefined, token),
  /** The same as every seat saw it: of a game that is over. */
  wholeMoment: (table: string, m: number, token?: string) =>
    call<Moment>("GET", `/api/tables/${part(table)}/moments/${m}?all=true`, undefined, token),
  fork: (table: string, wish: { moment: number; seats: SeatWish[]; name: string; clock: Clock; secrets?: "reveal" | "redeal" }, token?: string) =>
    call<MadeTable>("POST", `/api/tables/${part(table)}/fork`, wish, token),
  record: (table: string, token?: string) =>
    call<RecordAnswer>("GET", `/api/tables/${part(table)}/record`, undefined, token),
  luck: (table: string, token?: string) => call<Luck[]>("GET", `/api/tables/${part(table)}/luck`, undefined, token),
  aborted: (game?: string) => call<Aborted[]>("GET", `/api/aborted${game ? `?game=${part(game)}` : ""}`),
  load: (record: string) => call<{ table: string }>("POST", "/api/records", { record }),
  lessons: (game: string) => call<LessonInfo[]>("GET", `/api/lessons/${part(game)}`),
  lesson: (game: string, name: string) => call<Lesson>("GET", `/api/lessons/${part(game)}/${part(name)}`),
};

/** Something that does not change while we run, fetched once per visit and per name. */
function once<T>(fetch: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (name) => {
    let found = kept.get(name);
    if (!found) {
      found = fetch(name);
      found.catch(() => kept.delete(name));
      kept.set(name, found);
    }
    return found;
  };
}

export const rulesOf = once(api.rules);
/** The first moment of every setup of a game, by the setup's name. */
export const scenesOf = once(async (game) => new Map((await api.scenes(game)).map((row) => [row.setup, row.observation])));
const everyGame = once(() => api.games());
export const allGames = (): Promise<GameInfo[]> => everyGame("");
