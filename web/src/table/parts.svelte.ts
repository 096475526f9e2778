// Our parts of the dice: bound before any is shown, kept before they are sent, opened when everybody is bound.

import { Refused } from "../lib/api";
import { dueOf, FORMER, type Kept } from "../lib/fair";
import type { Dice, Request } from "../lib/protocol";
import { held, keepDice } from "../lib/session";

export class Parts {
  /** Seats of ours that are bound to a part this browser does not have. */
  lost = $state.raw<number[]>([]);
  /** What was sent: the promise, and the seat or the opening of it. */
  private sent = new Set<string>();
  /** Where the browser keeps nothing, what it should have kept. */
  private own: Kept | null = null;

  constructor(private readonly table: string, private readonly send: (request: Request) => Promise<unknown>) {}

  /** What this browser saw and sent of the dice, if it sat here before they were settled. */
  get kept(): Kept | null {
    return held(this.table)?.dice ?? this.own;
  }

  /** Bind our seats to new parts; open those when everybody is bound. What is sent is kept before. */
  promised(dice: Dice | null, you: number[], seats: number[], over: boolean): void {
    this.lost = [];
    if (!dice || dice.scheme === FORMER || dice.seed || over) return;
    const due = dueOf(dice, you, seats, this.kept);
    this.lost = due.lost;
    if (due.bind.length + due.open.length > 0) {
      this.own = due.kept;
      keepDice(this.table, due.kept);
    }
    for (const { seat, commit } of due.bind) this.once({ t: "commit", seat, promise: dice.promise, commit }, `${dice.commit} ${seat}`);
    for (const { seat, part } of due.open) this.once({ t: "part", seat, part }, `${dice.commit} ${seat} open`);
  }

  private once(request: Request, mark: string): void {
    if (this.sent.has(mark)) return;
    this.sent.add(mark);
    // Too late, or sent from another window: the game goes on with what the table has.
    this.send(request).catch((why) => {
      if (why instanceof Refused && why.code === "not-saved") this.sent.delete(mark); // said again with the next state
    });
  }
}
