import { describe, expect, it } from "vitest";
import { AHEAD, type AheadFixture, withAheadFixture } from "../testing/ahead-fixture.ts";

const SLEEPS_AFTER_S = 180;

describe("a room that sells rounds ahead while nobody is there", () => {
  let fixture: AheadFixture;
  withAheadFixture((made) => {
    fixture = made;
  });

  it(`a room that sells rounds ahead while nobody is there plays on until the last bought of ${AHEAD} is over, then waits, and begins the next when somebody asks`, async () => {
    const studio = fixture.newStudio({ tablesSleepAfterMs: SLEEPS_AFTER_S * 1_000 });
    const pass = async (seconds: number) => {
      for (let left = seconds; left > 0; left -= 1) {
        fixture.advance(1_000);
        await studio.runTables();
      }
    };
    const { session } = await fixture.seated();
    await studio.app.request("/studio/api/live-tables/EUR");
    await pass(1);
    const first = (await fixture.table()).round?.number ?? 0;
    const bought = first + AHEAD;
    await fixture.buy(session, bought, [1], studio);
    for (let minute = 0; minute < 60 && (await fixture.table()).waitsFor !== "nobody"; minute += 1)
      await pass(60);
    const { round, waitsFor } = await fixture.table();
    expect(waitsFor).toBe("nobody");
    expect(round?.number).toBeGreaterThanOrEqual(bought);
    expect(["paid", "void"]).toContain((await fixture.readRound(bought)).phase);
    await pass(900);
    expect((await fixture.table()).round?.number).toBe(round?.number);
    await studio.app.request("/studio/api/live-tables/EUR");
    await pass(2);
    expect((await fixture.table()).round).toMatchObject({
      number: (round?.number ?? 0) + 1,
      phase: "betting",
    });
    expect((await fixture.ahead(session)).map(({ number }) => number)).toEqual(
      Array.from({ length: AHEAD }, (_, place) => (round?.number ?? 0) + 2 + place),
    );
  });
});
