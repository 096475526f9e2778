// What was shown to a player is read once. It goes away by itself, when it is put aside, or when something else is shown;
// whoever comes later finds it in the log.

const FOR = 8000; // milliseconds

export class Reading {
  private before: string | null = null;
  private named = $state("");
  private read = $state("");

  get text(): string {
    return this.named === this.read ? "" : this.named;
  }

  /** This is shown now; the answer ends the wait for it to go. */
  see(named: string): (() => void) | undefined {
    const first = this.before === null;
    this.before = this.named = named;
    if (!named || first) {
      this.read = named;
      return undefined;
    }
    const timer = setTimeout(() => this.aside(), FOR);
    return () => clearTimeout(timer);
  }

  aside(): void {
    this.read = this.named;
  }
}
