// The setups of a game at their beginning, for pictures to choose from and for a line about each.

import { faceOf } from "../../games";
import { scenesOf } from "../../lib/api";
import type { Observation } from "../../lib/protocol";

export class Scenes {
  private all = $state.raw<Map<string, Observation>>(new Map());

  /** To be made while a component is: the game may be another one later. */
  constructor(private readonly game: () => string) {
    $effect(() => {
      const wanted = this.game();
      if (!wanted) return; // the address is another page's by now
      scenesOf(wanted).then((found) => { if (wanted === this.game()) this.all = found; }, () => {});
    });
  }

  of(setup: string): Observation | null {
    return this.all.get(setup) ?? null;
  }

  /** What the setup is about, in a line; nothing until it has come. */
  aim(setup: string): string {
    const scene = this.of(setup);
    return scene ? (faceOf(this.game())?.aimOf?.(scene) ?? "") : "";
  }
}
