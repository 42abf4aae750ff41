import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTableFixture, TABLE, type TableFixture } from "../testing/table-fixture.ts";

/** A bonus round comes in one of six rounds on average, so this many rounds without one happen once in 56,000 times. */
const MAX_ROUNDS = 60;

describe("a show on a wheel", () => {
  let fixture: TableFixture;
  beforeAll(async () => {
    fixture = await createTableFixture(undefined, { ...TABLE, model: "wheel-of-weather" });
  });
  afterAll(() => fixture.close());

  it("a show on a wheel shows a draw for the table's 8 s, and one with a bonus round for 17 s more", {
    timeout: 60_000,
  }, async () => {
    const lengths = new Set<string>();
    for (let round = 0; round < MAX_ROUNDS && lengths.size < 2; round += 1) {
      await fixture.betting();
      const { events, phaseEndsAt } = await fixture.runUntil("drawn");
      const shownMs = Date.parse(phaseEndsAt) - fixture.gate.clock.at.getTime();
      const hasBonus = events?.some(({ type }) => type === "second-wheel-stopped");
      lengths.add(`${hasBonus ? "bonus" : "plain"}: ${shownMs / 1_000} s`);
    }
    expect([...lengths].sort()).toEqual(["bonus: 25 s", "plain: 8 s"]);
  });
});
