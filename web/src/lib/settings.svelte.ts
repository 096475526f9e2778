// What a person has set for himself: kept in the browser, never sent anywhere but the name.

import { MediaQuery } from "svelte/reactivity";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "reduced";

const KEY = "sandtable.settings";

const queries = new Map<string, MediaQuery>();

/** What the system says, now and whenever it says something else. */
function system(query: string): boolean {
  if (!queries.has(query)) queries.set(query, new MediaQuery(query));
  return queries.get(query)!.current;
}

class Settings {
  name = $state("");
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  sound = $state(false);
  /** Wants to be told of his turn by the browser. */
  notify = $state(false);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      if (typeof kept.name === "string") this.name = kept.name.slice(0, 24);
      if (["system", "light", "dark"].includes(kept.theme)) this.theme = kept.theme;
      if (["system", "full", "reduced"].includes(kept.motion)) this.motion = kept.motion;
      this.sound = kept.sound === true;
      this.notify = kept.notify === true;
    } catch {
      // Unreadable settings are as good as none.
    }
    this.apply();
  }

  get reduced(): boolean {
    return this.motion === "reduced"
      || (this.motion === "system" && system("prefers-reduced-motion: reduce"));
  }

  get dark(): boolean {
    return this.theme === "dark"
      || (this.theme === "system" && system("prefers-color-scheme: dark"));
  }

  change(what: Partial<Pick<Settings, "name" | "theme" | "motion" | "sound" | "notify">>): void {
    Object.assign(this, what);
    try {
      const { name, theme, motion, sound, notify } = this;
      localStorage.setItem(KEY, JSON.stringify({ name, theme, motion, sound, notify }));
    } catch {
      // Kept for this visit only.
    }
    this.apply();
  }

  private apply(): void {
    const root = document.documentElement;
    if (this.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    if (this.motion === "system") delete root.dataset.motion;
    else root.dataset.motion = this.motion;
  }
}

export const settings = new Settings();
