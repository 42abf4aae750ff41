import { createKeptMetrics } from "@bellwether/gate/testing/kept-metrics.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { studioMetricList } from "../metrics.ts";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";
import { watchRounds } from "./watch-rounds.ts";

describe("the metric of rounds that cannot be finished", () => {
  let fixture: StudioFixture;
  const { metrics, value } = createKeptMetrics<typeof studioMetricList>();
  beforeAll(async () => {
    fixture = await createStudioFixture();
  });
  afterAll(() => fixture.close());

  it("the metric of rounds that cannot be finished counts a stake that was not given back in 10 attempts, and no longer once the wallet answers", async () => {
    const unresolved = async () => {
      await watchRounds({ database: fixture.database, now: () => fixture.gate.clock.at, metrics });
      return value("rounds_unresolved", { state: "unknown" });
    };
    const { session } = await fixture.playing();
    fixture.wallet.faultOf = () => "unavailable";
    await fixture.start(session);
    let attempts = 0;
    for (; attempts < 9; fixture.advance(1_000)) attempts += await fixture.studio.resolveRounds();
    expect(await unresolved()).toBe(0);
    for (; attempts < 10; fixture.advance(1_000)) attempts += await fixture.studio.resolveRounds();
    expect(await unresolved()).toBe(1);
    expect(value("rounds_unresolved", { state: "further_stake" })).toBe(0);
    fixture.wallet.faultOf = () => undefined;
    await fixture.resolveAll();
    expect(await unresolved()).toBe(0);
  });
});
