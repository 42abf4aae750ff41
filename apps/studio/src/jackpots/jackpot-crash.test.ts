import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { checkBooks, netOf } from "../testing/check-books.ts";
import { createClockFixture } from "../testing/clock-fixture.ts";
import { createLifetime, killableOptions } from "../testing/killable-options.ts";
import { testDrop, testEveryRound } from "../testing/test-jackpots.ts";

/** More steps than a start and a settlement with pots take together. */
const STEPS = 60;
/** The distance between the steps at which the process dies; 1 at full size. */
const STRIDE = inject("isFullSize") ? 1 : 3;

describe("a studio process that crashes in a round that hits a network and enters a drop", () => {
  let fixture: Awaited<ReturnType<typeof createClockFixture>>;
  beforeAll(async () => {
    fixture = await createClockFixture([testEveryRound, testDrop]);
  });
  afterAll(() => fixture.close());

  it.each(["win", "loss"] as const)(
    "a studio process that crashes in a round that hits a network and enters a drop at any step of a game's %s contributes and enters the call once or not at all, pays each hit once, and studio and gate agree on the pots",
    async (outcome) => {
      const { player, opened, session } = await fixture.playing("500.00");
      const hits = async () => {
        const { rows } = await fixture.database.query<{ count: number }>(
          "SELECT count(*)::int AS count FROM studio_pot_hit",
        );
        return rows[0]!.count;
      };
      const before = await hits();
      let deaths = 0;
      for (let steps = 0; steps < STEPS; steps += STRIDE) {
        await fixture.destine(session, opened, outcome);
        const life = createLifetime(steps);
        const dying = fixture.newStudio(killableOptions(fixture.parts, life));
        const { data: round } = await fixture.start(session, {}, dying);
        if (round) await fixture.call("settleRound", { session, roundId: round.roundId, via: dying });
        await dying.stop();
        if (!life.isOver()) break;
        deaths += STRIDE;
        await fixture.resolveAll(fixture.newStudio());
        await fixture.drawCalls();
        expect(await checkBooks(fixture.database), `died at step ${steps}`).toEqual([]);
        expect(await fixture.balanceOf(player)).toBe(50_000n + (await netOf(fixture.database, player.id)));
      }
      expect(deaths).toBeGreaterThan(15);
      expect(deaths).toBeLessThan(STEPS);
      expect(((await hits()) - before) * STRIDE).toBeGreaterThan(5);
      expect(await fixture.gate.violations()).toEqual([]);
    },
  );
});
