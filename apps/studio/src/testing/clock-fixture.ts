import type { Jackpot } from "@bellwether/contract/content/jackpot.ts";
import { HOUR_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { CALL_SECONDS } from "@bellwether/contract/pot-rules.ts";
import type { Database } from "@bellwether/db";
import { createTestBeacon } from "@bellwether/games/testing/test-beacon.ts";
import type { Studio } from "../create-studio.ts";
import { createStudioFixture } from "./studio-fixture.ts";
import { testWinTime } from "./test-jackpots.ts";

const EVERY_MS = 6 * HOUR_MS;

/**
 * A studio with a win-time jackpot. The test moves the clock, runs the jackpots, and holds the beacon. Unless `dropsAreDue` is false, every clock and
 * call with an entry has a winner.
 */
export async function createClockFixture(
  jackpots: readonly Jackpot[] = [testWinTime],
  { database, dropsAreDue = true }: { database?: Database; dropsAreDue?: boolean } = {},
) {
  let beacon!: ReturnType<typeof createTestBeacon>;
  const studios = await createStudioFixture({
    ...(database && { database }),
    changed(now) {
      beacon = createTestBeacon(now);
      return {
        ...{ jackpots, dropsAreDue, beacon: beacon.source, jackpotsEveryMs: 0 },
        databaseTime: async () => now(),
      };
    },
  });
  const fixture = {
    ...studios,
    beacon,
    async pot(name = "clock") {
      const { pots } = await studios.ask("readPots", { currency: "EUR" });
      return pots.find(({ pot }) => pot === name)!;
    },
    clock: (number: number, pot = "clock") => studios.ask("readClock", { pot, currency: "EUR", number }),
    /** Plays a round to its end, 6 s after the one before. */
    async play(session: string, stakeMinor = "100", via?: Studio) {
      const { data } = await studios.start(session, { stakeMinor }, via);
      if (data?.state === "open") await studios.ask("settleRound", { session, roundId: data.roundId });
      return data!;
    },
    /** Moves the clock to some moment around the next zero. */
    toZero(afterMs = 0) {
      const atMs = studios.gate.clock.at.getTime();
      studios.advance(Math.floor(atMs / EVERY_MS) * EVERY_MS + EVERY_MS - atMs + afterMs);
    },
    /** Ends the calls that have a stake, and draws them. */
    async drawCalls(via?: Studio) {
      studios.advance(CALL_SECONDS * SECOND_MS);
      return fixture.drawAll(via);
    },
    /** Runs the jackpots second by second until nothing at zero is open; returns how often. */
    async drawAll(via: Studio = studios.studio) {
      for (let second = 1; second <= 60; second += 1) {
        await via.runJackpots();
        const { rows } = await studios.database.query(
          "SELECT 1 FROM studio_clock WHERE state NOT IN ('paid', 'empty', 'missed') AND ends_at <= $1 LIMIT 1",
          [studios.gate.clock.at],
        );
        if (rows.length === 0) return second;
        studios.advance(1_000);
      }
      throw new Error("a clock was still open at the end of the wait");
    },
  };
  return fixture;
}
