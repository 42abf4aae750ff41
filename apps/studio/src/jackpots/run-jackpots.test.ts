import { PotsMessage } from "@bellwether/contract/studio/index.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StudioOptions } from "../studio-deps.ts";
import { checkBooks } from "../testing/check-books.ts";
import { createClockFixture } from "../testing/clock-fixture.ts";
import { testDrop, testEveryRound, testWinTime } from "../testing/test-jackpots.ts";

describe("a node that runs jackpots by itself", () => {
  let fixture: Awaited<ReturnType<typeof createClockFixture>>;
  beforeAll(async () => {
    fixture = await createClockFixture([testWinTime, testEveryRound]);
  });
  afterAll(async () => {
    await fixture.resolveAll();
    await fixture.drawAll();
    expect(await checkBooks(fixture.database)).toEqual([]);
    expect(await fixture.gate.violations()).toEqual([]);
    await fixture.close();
  });

  /** Something that the node waits for, and that does not come before the test ends it. */
  let held: PromiseWithResolvers<never>;
  let waits: number;
  const hold = () => {
    waits += 1;
    return held.promise;
  };
  beforeEach(() => {
    held = Promise.withResolvers();
    held.promise.catch(() => {});
    waits = 0;
  });
  /** Plays a round into the clock of `win-time`, and takes its steps after zero until it is in this state. */
  const clockIn = async (state: "closed" | "drawn") => {
    await fixture.studio.runJackpots();
    const { number } = (await fixture.pot()).clock?.now ?? { number: 0 };
    await fixture.play((await fixture.playing()).session);
    fixture.toZero();
    for (let second = 0; (await fixture.clock(number)).state !== state; second += 1) {
      if (second > 60) throw new Error(`the clock is not ${state} after 60 s`);
      await fixture.studio.runJackpots();
      fixture.advance(1_000);
    }
  };
  const hits = async () => {
    const { pots } = await fixture.ask("readPots", { currency: "EUR" });
    return pots.find(({ pot }) => pot === "net-small")?.hits ?? 0;
  };

  it.each<[string, "closed" | "drawn", () => Partial<StudioOptions>]>([
    [
      "the beacon never answers about a clock",
      "closed",
      () => ({ beacon: { ...fixture.beacon.source, trouble: hold } }),
    ],
    [
      "the wallet never answers the win of a clock",
      "drawn",
      () => ({ wallet: { ...fixture.parts.wallet, fetch: hold, timeoutMs: 1_000_000 } }),
    ],
    [
      "a call of a drop cannot be planned",
      "closed",
      () => ({
        jackpots: [testWinTime, testEveryRound, testDrop],
        randomBytes() {
          waits += 1;
          throw new Error("no random bytes");
        },
      }),
    ],
  ])(
    "a node that runs jackpots by itself sends its watchers a hit that another node has booked, while %s",
    async (_, state, changed) => {
      await clockIn(state);
      const watched = fixture.newStudio({ ...changed(), jackpotsEveryMs: 5 });
      const texts: string[] = [];
      watched.potStream.open("EUR", { send: (text) => texts.push(text), close: () => {} });
      await expect.poll(() => texts.length > 0 && waits > 0, { timeout: 30_000 }).toBe(true);
      const before = await hits();
      const other = fixture.newStudio();
      await fixture.play((await fixture.playing()).session, "100", other);
      expect(await hits()).toBe(before + 1);
      const shown = () =>
        PotsMessage.parse(JSON.parse(texts.at(-1) ?? "")).pots.find(({ pot }) => pot === "net-small")?.hits;
      await expect.poll(shown, { timeout: 30_000 }).toBe(before + 1);
      held.reject(new Error("the end of the test"));
      await watched.stop();
      await other.stop();
    },
  );
});
