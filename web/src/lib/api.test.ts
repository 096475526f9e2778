import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "./api";

const BUSY = { error: { code: "too-many", message: "The server is busy reading; try again in a moment." } };
const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a server that is busy", () => {
  it("is asked again, and in the end believed", async () => {
    vi.useFakeTimers();
    const fetched = vi.fn().mockResolvedValueOnce(answer(429, BUSY)).mockResolvedValueOnce(answer(200, { title: "First steps" }));
    vi.stubGlobal("fetch", fetched);
    const lesson = api.lesson("antagonism", "basics");
    await vi.runAllTimersAsync();
    expect(await lesson).toEqual({ title: "First steps" });
    expect(fetched).toHaveBeenCalledTimes(2);
    fetched.mockImplementation(() => Promise.resolve(answer(429, BUSY)));
    const never = api.lesson("antagonism", "basics").catch((refused: Error) => refused.message);
    await vi.runAllTimersAsync();
    expect(await never).toBe(BUSY.error.message);
    expect(fetched).toHaveBeenCalledTimes(6);
  });
  it("is not asked again where asking does something", async () => {
    const fetched = vi.fn().mockResolvedValue(answer(429, BUSY));
    vi.stubGlobal("fetch", fetched);
    await expect(api.create({} as never)).rejects.toThrow(BUSY.error.message);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
