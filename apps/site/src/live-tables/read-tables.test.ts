import { afterEach, expect, it, vi } from "vitest";
import { useServerClock } from "../live/server-clock.ts";
import { msUntilDraw } from "./next-draw.tsx";
import { readTables } from "./read-tables.ts";

const SERVER_MS = Date.parse("2026-11-27T12:00:00.500Z");
const closesAt = "2026-11-27T12:04:00.000Z";

afterEach(() => {
  vi.useRealTimers();
  useServerClock.setState({ aheadMs: undefined });
});

it.each([
  ["10 minutes ahead", 600_000],
  ["right", 0],
  ["10 minutes behind", -600_000],
])(
  "on a browser whose clock is %s, the list alone tells that a draw at 12:04 comes in 3:59.5, and 3 s later in 3:56.5",
  async (_, aheadMs) => {
    vi.useFakeTimers({ now: SERVER_MS + aheadMs });
    vi.stubGlobal("fetch", async () =>
      Response.json({
        timestamp: new Date(SERVER_MS).toISOString(),
        currency: "EUR",
        tables: [],
        jackpots: [],
      }),
    );
    await readTables("EUR");
    const left = () => msUntilDraw(closesAt, Date.now(), useServerClock.getState().aheadMs);
    expect(left()).toBe(239_500);
    vi.advanceTimersByTime(3_000);
    expect(left()).toBe(236_500);
  },
);

it("there is no countdown until the server has told its time", () => {
  expect(msUntilDraw(closesAt, SERVER_MS, undefined)).toBeUndefined();
});

it("a list that cannot be read tells no time", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  await expect(readTables("EUR")).rejects.toThrow("The live data answered 503.");
  expect(useServerClock.getState().aheadMs).toBeUndefined();
});
