import { HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { checkBooks, netOf } from "../testing/check-books.ts";
import { createClockFixture } from "../testing/clock-fixture.ts";
import { createSeededRandom } from "../testing/seeded-random.ts";
import { testDrop, testWinTime } from "../testing/test-jackpots.ts";

const seed = inject("seed");
const STEPS = 60;
const faults = ["lose-response", "lose-request", "unavailable"] as const;

describe(`stakes, faults and draws of win-time clocks and of drops in any order (SEED=${seed})`, () => {
  let fixture: Awaited<ReturnType<typeof createClockFixture>>;
  beforeAll(async () => {
    fixture = await createClockFixture([testWinTime, testDrop]);
    await fixture.studio.runJackpots();
  });
  afterAll(() => fixture.close());

  it("every confirmed stake is one entry of a clock and one of a call, of each with entries one is drawn, and all money is where the books say", async () => {
    const { below, oneIn, pick } = createSeededRandom(String(seed));
    const nodes = [fixture.studio, fixture.newStudio()];
    const node = () => pick(nodes);
    const players: { id: string }[] = [];
    const play = async () => {
      const { player, session } = await fixture.playing("20.00");
      players.push(player);
      const isFaulty = oneIn(3);
      fixture.wallet.faultOf = () => (isFaulty && oneIn(2) ? pick(faults) : undefined);
      await Promise.all(nodes.map((via) => fixture.play(session, "100", via).catch(() => {})));
      fixture.wallet.faultOf = () => undefined;
    };
    const moves = [
      play,
      play,
      async () => fixture.advance(below(3 * HOUR_MS)),
      async () => fixture.toZero(below(20_000) - 10_000),
      async () => {
        await Promise.all(nodes.map((each) => each.runJackpots()));
        fixture.advance(1_000 + below(MINUTE_MS));
      },
      async () => {
        fixture.beacon.isAway = oneIn(3);
      },
      () => fixture.resolveAll(node()),
    ];
    for (let step = 0; step < STEPS; step += 1) await pick(moves)();
    fixture.beacon.isAway = false;
    await fixture.resolveAll();
    fixture.toZero();
    await fixture.drawAll(node());
    await fixture.drawCalls(node());
    expect(await checkBooks(fixture.database)).toEqual([]);
    expect(await fixture.gate.violations()).toEqual([]);
    for (const player of players)
      expect(await fixture.balanceOf(player)).toBe(2_000n + (await netOf(fixture.database, player.id)));
    const { rows } = await fixture.database.query<{ entered: number; drawn: number }>(
      `SELECT (count(*) FILTER (WHERE entries > 0))::int AS entered, (count(*) FILTER (WHERE state = 'paid' OR kind = 'drop' AND state = 'missed' AND winning_entry IS NOT NULL))::int AS drawn
       FROM studio_clock`,
    );
    // A call whose pot was emptied by those before it has an entry drawn, and pays nothing.
    expect(rows[0]!.drawn).toBe(rows[0]!.entered);
    await nodes[1]!.stop();
  });
});
