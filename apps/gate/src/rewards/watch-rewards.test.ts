import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { rewardVisitors } from "../testing/reward-visitors.ts";
import { settleDrawsAt } from "../testing/settle-draws-at.ts";
import { exampleParcels, promotionFile } from "../testing/test-promotions.ts";
import { sendParcel } from "./parcels/send-parcel.ts";
import { rewardReport } from "./reward-report.ts";
import { settleRewards } from "./settle-rewards.ts";
import { watchRewards } from "./watch-rewards.ts";

const CLOSE = Date.parse("2026-12-21T00:00:00Z");
const SATURDAY = Date.parse("2026-11-27T22:00:00Z");

describe("what operators see of rewards", () => {
  let gate: GateFixture;
  const cashback = promotionFile("sauna-saturday", (each) => ({
    ...each,
    rule: { ...each.rule!, budget: 12 },
  }));
  beforeEach(async () => {
    gate = await createGateFixture({
      promotions: [
        cashback,
        exampleParcels({ budget: 30, prizes: [{ count: 1, parcel: "teapot", worth: 30 }] }),
      ],
      settings: { idleTimeoutMs: 400 * DAY_MS, absoluteTimeoutMs: 400 * DAY_MS },
    });
    gate.clock.at = new Date(SATURDAY);
  });
  afterEach(() => gate.close());

  const usedOf = (promotion: string) => gate.figures.value("reward_budget_used_ratio", { promotion });

  it("a teapot of 30 costs 30.00 and is owed until it is sent", async () => {
    const player = await rewardVisitors(gate).come();
    await player.lose(1, 10);
    await settleDrawsAt(gate, CLOSE);
    const ofDraw = async () =>
      (await rewardReport(gate.deps)).find((each) => each.promotion === "prize-drop");
    expect(await ofDraw()).toMatchObject({ given: 1, costMinor: 3_000n, unsent: 1, unsentCents: 3_000n });
    await watchRewards(gate.deps);
    const promotion = "prize-drop";
    expect(gate.figures.value("reward_cost", { promotion, currency: "EUR" })).toBe(30);
    expect(gate.figures.value("reward_parcels_worth", { promotion })).toBe(30);
    expect(gate.figures.value("reward_decisions", { promotion, outcome: "given" })).toBe(1);
    const [parcel] = (await player.rewards()).parcels;
    const home = { name: "Aino Virtanen", address_1: "Kauppakatu 5", zip: "33100", city: "Tampere" };
    await gate.call("parcelAddress", { id: parcel!.id, ...home }, player.session);
    await sendParcel(gate.deps, { id: parcel!.id, tracking: "ABC123" });
    expect(await ofDraw()).toMatchObject({ costMinor: 3_000n, unsent: 0, unsentCents: 0n });
  });

  it("the share of a budget is that of a cashback which runs; a draw gives what is planned, and an ended promotion nothing", async () => {
    const players = [await rewardVisitors(gate).come(), await rewardVisitors(gate).come()];
    for (const player of players) await player.lose(1, 100);
    gate.clock.at = new Date(SATURDAY + DAY_MS);
    expect(await settleRewards(gate.deps)).toBe(1);
    await watchRewards(gate.deps);
    expect(usedOf("sauna-saturday")).toBeCloseTo(10 / 12, 5);
    const promotion = "sauna-saturday";
    expect(gate.figures.value("reward_decisions", { promotion, outcome: "refused" })).toBe(1);
    await settleDrawsAt(gate, CLOSE);
    await watchRewards(gate.deps);
    expect(usedOf("prize-drop")).toBeUndefined();
    gate.clock.at = new Date(Date.parse(`${cashback.period.until}T12:00:00Z`) + 2 * DAY_MS);
    await watchRewards(gate.deps);
    expect(usedOf("sauna-saturday")).toBeCloseTo(10 / 12, 5);
    gate.clock.at = new Date(gate.clock.at.getTime() + DAY_MS);
    await watchRewards(gate.deps);
    expect(usedOf("sauna-saturday")).toBeUndefined();
  });
});
