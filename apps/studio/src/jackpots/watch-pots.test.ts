import { createKeptMetrics } from "@bellwether/gate/testing/kept-metrics.ts";
import { expect, it } from "vitest";
import type { studioMetricList } from "../metrics.ts";
import { createClockFixture } from "../testing/clock-fixture.ts";
import { testDrop, testWinTime } from "../testing/test-jackpots.ts";
import { watchPots } from "./watch-pots.ts";

it("a clock that has been at zero, or a call that has been over, for 400 s without a payment waits for 400 s, and for 0 once it has paid", async () => {
  const fixture = await createClockFixture([testWinTime, testDrop]);
  const { metrics, value } = createKeptMetrics<typeof studioMetricList>();
  const waits = async () => {
    const { database } = fixture;
    const databaseTime = async () => fixture.gate.clock.at;
    await watchPots({ database, databaseTime, jackpots: [testWinTime, testDrop], metrics });
    return ["clock", "drop"].map((pot) => value("pot_waiting_seconds", { pot }));
  };
  await fixture.studio.runJackpots();
  const { session } = await fixture.playing("50.00");
  await fixture.play(session);
  expect(await waits()).toEqual([0, 0]);
  fixture.advance(430_000);
  expect(await waits()).toEqual([0, 400]);
  await fixture.drawAll();
  fixture.toZero(400_000);
  expect(await waits()).toEqual([400, 0]);
  await fixture.drawAll();
  expect(await waits()).toEqual([0, 0]);
  await fixture.close();
});
