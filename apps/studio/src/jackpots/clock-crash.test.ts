import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { CALL_SECONDS } from "@bellwether/contract/pot-rules.ts";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { checkBooks, netOf } from "../testing/check-books.ts";
import { createClockFixture } from "../testing/clock-fixture.ts";
import { createLifetime, killableOptions } from "../testing/killable-options.ts";
import { testDrop, testWinTime } from "../testing/test-jackpots.ts";

/** More steps than a round and the draw of its clock take together, split so that each part ends within the time-out. */
const PART = 24;
const PARTS = [0, 1, 2, 3, 4];
/** The distance between the steps at which the process dies; 1 at full size. */
const STRIDE = inject("isFullSize") ? 1 : 4;
/** A clock that has entries is paid within this time. */
const DRAW_SECONDS = 8;

describe.each([
  ["a win-time clock", testWinTime, "clock"],
  ["a call of a drop", testDrop, "drop"],
] as const)(
  "a studio process that crashes while a stake enters %s, or while its winner is drawn and paid",
  (_, jackpot, pot) => {
    let fixture: Awaited<ReturnType<typeof createClockFixture>>;
    let deaths = 0;
    beforeAll(async () => {
      fixture = await createClockFixture([jackpot]);
      await fixture.studio.runJackpots();
    });
    afterAll(() => fixture.close());

    /** Runs a process for this many steps and kills it; other processes finish its work. Returns whether it was killed. */
    const dieAt = async (steps: number) => {
      const { player, session } = await fixture.playing("50.00");
      await fixture.studio.runJackpots();
      const life = createLifetime(steps);
      const dying = fixture.newStudio(killableOptions(fixture.parts, life));
      await fixture.play(session, "100", dying).catch(() => {});
      if (jackpot.kind === "drop") fixture.advance(CALL_SECONDS * SECOND_MS);
      else fixture.toZero();
      for (let second = 0; second < DRAW_SECONDS && !life.isOver(); second += 1) {
        await dying.runJackpots().catch(() => {});
        fixture.advance(1_000);
      }
      await dying.stop();
      await fixture.drawAll();
      await fixture.resolveAll();
      expect(await checkBooks(fixture.database), `died at step ${steps}`).toEqual([]);
      const owed = 5_000n + (await netOf(fixture.database, player.id));
      expect(await fixture.balanceOf(player), `died at step ${steps}`).toBe(owed);
      return life.isOver();
    };

    it.each(PARTS.map((part) => part * PART))(
      `a studio process that crashes around a clock at every step that ${STRIDE} divides, of 24 from %i on: a confirmed stake is entered once, one winner is drawn and paid once`,
      async (from) => {
        for (let steps = from; steps < from + PART; steps += STRIDE) {
          if (!(await dieAt(steps))) break;
          deaths += STRIDE;
        }
        expect(await fixture.gate.violations()).toEqual([]);
      },
    );

    it("a studio process that crashes around a clock was killed in more than 25 steps of a round and a draw, and more than 15 had a hit", async () => {
      expect(deaths).toBeGreaterThan(25);
      expect(deaths).toBeLessThan(PART * PARTS.length);
      expect((await fixture.pot(pot)).hits * STRIDE).toBeGreaterThan(15);
    });
  },
);
