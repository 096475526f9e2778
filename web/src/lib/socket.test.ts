import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backOff, TableSocket, type Line, type Wire } from "./socket";

class FakeWire implements Wire {
  said: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void { this.said.push(JSON.parse(text)); }
  close(): void { this.onclose?.(); }
  hear(message: object): void { this.onmessage?.({ data: JSON.stringify(message) }); }
  welcome(): void { this.onopen?.(); this.hear({ t: "welcome" }); }
  kinds(): unknown[] { return this.said.map((message) => message.t); }
}

describe("the socket of a table", () => {
  let wires: FakeWire[];
  let lines: Line[];
  const make = (tokens: string[] = ["secret"]): TableSocket =>
    new TableSocket("tab", () => tokens, { message: () => {}, line: (line) => lines.push(line) }, () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    });

  beforeEach(() => { vi.useFakeTimers(); wires = []; lines = []; });
  afterEach(() => { vi.useRealTimers(); });

  it("says hello once for every seat it holds, and holds back requests until it is welcome", async () => {
    const socket = make(["one", "two"]);
    const answer = socket.request({ t: "say", text: "hi" });
    wires[0].onopen?.();
    expect(wires[0].said).toMatchObject([{ t: "hello", token: "one" }, { t: "hello", token: "two" }]);
    wires[0].hear({ t: "welcome" });
    wires[0].hear({ t: "welcome" });
    expect(wires[0].kinds()).toEqual(["hello", "hello", "say"]);
    wires[0].hear({ t: "ok", id: wires[0].said[2].id, n: 4 });
    await expect(answer).resolves.toMatchObject({ n: 4 });
    socket.close();
  });

  it("says again, under the same id, what was not answered before the line broke", async () => {
    const socket = make();
    wires[0].welcome();
    const first = socket.request({ t: "choose", n: 3, text: "Ge6-e8" });
    const second = socket.request({ t: "choose", n: 4, text: "/" });
    wires[0].hear({ t: "ok", id: wires[0].said[1].id, n: 4 });
    await first;
    wires[0].close();
    expect(lines.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(500);
    wires[1].welcome();
    expect(wires[1].kinds()).toEqual(["hello", "choose"]);
    expect(wires[1].said[1]).toEqual(wires[0].said[2]);
    wires[1].hear({ t: "no", id: wires[1].said[1].id, code: "stale", message: "The table has moved on.", clause: "" });
    await expect(second).rejects.toMatchObject({ code: "stale" });
    socket.close();
  });

  it("gives up when the server means it, and says why", async () => {
    const socket = make();
    const lost = expect(socket.request({ t: "say", text: "hi" })).rejects.toMatchObject({ message: "No such table." });
    wires[0].onopen?.();
    wires[0].hear({ t: "bye", code: "unknown-table", message: "No such table." });
    await lost;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires).toHaveLength(1);
    expect(socket.line).toBe("closed");
  });

  it("notices a line that is dead though it is open", async () => {
    const socket = make();
    wires[0].welcome();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(wires[0].kinds()).toContain("ping");
    await vi.advanceTimersByTimeAsync(10_500);
    expect(wires.length).toBeGreaterThan(1);
    socket.close();
  });

  it("waits longer each time, never in step, never for ever", () => {
    expect(backOff(0, 0)).toBe(200);
    expect(backOff(3, 1)).toBe(3200);
    expect(backOff(50, 1)).toBe(12_000);
  });
});
