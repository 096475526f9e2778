import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Reading } from "./reading.svelte";

describe("what was shown", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("goes away by itself, or when it is put aside", () => {
    const reading = new Reading();
    reading.see("");
    reading.see("Undertow");
    expect(reading.text).toBe("Undertow");
    vi.advanceTimersByTime(10_000);
    expect(reading.text).toBe("");
    reading.see("Undertow, Netcaster");
    expect(reading.text).toBe("Undertow, Netcaster");
    reading.aside();
    expect(reading.text).toBe("");
  });
  it("makes room for what is shown next, which has its own time", () => {
    const reading = new Reading();
    reading.see("");
    const done = reading.see("Undertow");
    vi.advanceTimersByTime(6000);
    done!();
    reading.see("Netcaster");
    vi.advanceTimersByTime(6000);
    expect(reading.text).toBe("Netcaster");
  });
  it("is old news to whoever comes to the table", () => {
    const reading = new Reading();
    reading.see("Undertow");
    expect(reading.text).toBe("");
  });
});
