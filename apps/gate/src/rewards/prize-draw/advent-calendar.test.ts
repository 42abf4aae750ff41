import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../../testing/gate-fixture.ts";
import { rewardVisitors } from "../../testing/reward-visitors.ts";
import { settleDrawsAt } from "../../testing/settle-draws-at.ts";
import { promotionFile } from "../../testing/test-promotions.ts";
import { settleRewards } from "../settle-rewards.ts";

/** Midnight in Berlin before the door of a day of December. */
const midnight = (day: number) => Date.UTC(2026, 10, 30, 23) + (day - 1) * DAY_MS;

describe("the Advent calendar", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({
      promotions: [promotionFile("advent-calendar")],
      settings: { idleTimeoutMs: 100 * DAY_MS, absoluteTimeoutMs: 100 * DAY_MS },
    });
  });
  afterEach(async () => {
    expect(await gate.violations()).toEqual([]);
  });
  afterAll(() => gate.close());

  const at = (ms: number) => {
    gate.clock.at = new Date(ms);
  };
  const come = (country = "DE") => rewardVisitors(gate).come({ country, thousands: 0 });
  type Visitor = Awaited<ReturnType<typeof come>>;
  const open = ({ session }: Visitor) => gate.call("openDoor", { promotion: "advent-calendar" }, session);
  const settleAt = (ms: number) => settleDrawsAt(gate, ms);
  const given = async (player: Visitor) =>
    (await player.rewards()).given
      .filter(({ state }) => state === "given")
      .map(({ occasion, amount }) => [occasion, amount]);

  it("the Advent calendar is closed a moment before 00:00 of 1 December in Berlin, and opens one door a day without a deposit", async () => {
    at(midnight(1) - 1);
    const player = await come();
    await expect(open(player)).rejects.toMatchObject({ code: "bonus_not_available" });
    at(midnight(1));
    expect(await open(player)).toEqual({ day: "2026-12-01", doors: ["2026-12-01"] });
    at(midnight(2) - 1);
    expect(await open(player)).toEqual({ day: "2026-12-01", doors: ["2026-12-01"] });
    expect((await player.rewards()).running).toMatchObject([
      { kind: "prize-draw", entries: 1, doors: ["2026-12-01"], ends_at: new Date(midnight(2)).toISOString() },
    ]);
    const cash = await player.cash();
    expect(await settleAt(midnight(2))).toBe(1);
    expect(await given(player)).toEqual([["2026-12-01", "50.00"]]);
    expect(await player.cash()).toBe(cash + 50);
  });

  it("the Advent calendar gives nothing for a door that was not opened, in another country, or to a player who turned rewards off", async () => {
    at(midnight(3));
    const [absent, abroad, off] = [await come(), await come("FI"), await come("AT")];
    await gate.call("updateSettings", { takes_rewards: "0" }, off.session);
    await expect(open(abroad)).rejects.toMatchObject({ code: "bonus_not_available" });
    await expect(open(off)).rejects.toMatchObject({ code: "bonus_not_available" });
    expect(await settleAt(midnight(4))).toBe(0);
    for (const each of [absent, abroad, off]) expect(await given(each)).toEqual([]);
  });

  it("the Advent calendar draws 5,000 once, on the 24th at 18:00, among players who opened at least 12 doors", async () => {
    const [twelve, eleven] = [await come(), await come("CH")];
    for (let day = 13; day <= 24; day += 1) {
      at(midnight(day) + HOUR_MS);
      await open(twelve);
      if (day > 13) await open(eleven);
      await settleRewards(gate.deps);
    }
    const close = midnight(24) + 18 * HOUR_MS;
    await settleAt(close);
    const draws = await gate.call("prizeDraws", { promotion: "advent-calendar" });
    expect(draws.draws.find(({ occasion }) => occasion === "2026-12-24/2")).toMatchObject({
      phase: "drawn",
      entry_count: 1,
      closes_at: "2026-12-24T17:00:00.000Z",
      prizes: [{ count: 1, prize: "cash:5000" }],
    });
    expect(await given(twelve)).toContainEqual(["2026-12-24/2", "5000.00"]);
    expect(await given(eleven)).not.toContainEqual(["2026-12-24/2", "5000.00"]);
    expect(await settleAt(close + HOUR_MS)).toBe(0);
  });
});
