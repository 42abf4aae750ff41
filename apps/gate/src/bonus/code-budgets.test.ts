import type { Campaign } from "@bellwether/contract/content/campaign.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { addDays } from "@bellwether/contract/zoned-day.ts";
import { marketDay, startOfMarketDay } from "@bellwether/market";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testCampaigns } from "../testing/bonus-campaigns.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { takeSeat } from "../testing/provider-seat.ts";
import { payCashback } from "./pay-cashback.ts";
import { givenCents } from "./reward-budget.ts";

const withBudget = (code: string, as: string, budget: number): Campaign => ({
  ...testCampaigns.find((each) => each.code === code)!,
  code: as,
  budget,
});

describe("the budget of a code", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({
      settings: { idleTimeoutMs: 100 * DAY_MS, absoluteTimeoutMs: 100 * DAY_MS },
      campaigns: [
        withBudget("QUICK", "BUDGET150", 150),
        withBudget("QUICK", "BUDGET30", 30),
        // Three spins of 0.20.
        withBudget("SPINS3", "BUDGETSPINS", 1),
        withBudget("BACK10", "BUDGETBACK", 9),
        ...["ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX"].map((name) => withBudget("QUICK", name, 1_000)),
      ],
    });
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());

  const claim = ({ session }: { session: string }, code: string) => gate.call("claimCode", { code }, session);
  const given = async (name: string) => Number(await givenCents(gate.database, { name })) / 100;
  const bonusOf = async ({ session }: { session: string }) =>
    (await gate.call("bonuses", {}, session)).bonuses[0];
  const refusalOf = (player: { session: string }, code: string) =>
    claim(player, code).then(
      () => "claimed",
      (error) => error.data?.fields?.code,
    );

  it("the budget of a code of 150 pays a bonus of 100, ends the claim whose bonus would be 60, pays one of 50, and then refuses claims", async () => {
    const players = [
      await gate.stranger(),
      await gate.stranger(),
      await gate.stranger(),
      await gate.stranger(),
    ];
    const [first, second, third, fourth] = players as [(typeof players)[0], ...typeof players];
    for (const player of [first, second!, third!]) await claim(player, "BUDGET150");
    await gate.deposit(first, "100.00");
    await gate.deposit(second!, "60.00");
    await gate.deposit(third!, "50.00");
    expect(await bonusOf(first)).toMatchObject({ state: "active", amount: "100.00" });
    expect(await bonusOf(second!)).toMatchObject({ state: "expired", amount: "0.00" });
    expect(await bonusOf(third!)).toMatchObject({ state: "active", amount: "50.00" });
    expect(await given("BUDGET150")).toBe(150);
    expect(await refusalOf(fourth!, "BUDGET150")).toBe("core.error_bonus_budget_spent");
  });

  it("the budget of a code of 30 pays one of 5 deposits of 20 that arrive at the same moment", async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => gate.stranger()));
    for (const player of players) await claim(player, "BUDGET30");
    await Promise.all(players.map((player) => gate.deposit(player, "20.00")));
    const states = await Promise.all(players.map(async (player) => (await bonusOf(player))?.state));
    expect(states.sort()).toEqual(["active", "expired", "expired", "expired", "expired"]);
    expect(await given("BUDGET30")).toBe(20);
  });

  it("a budget of 1.00 allows one player's spins (3 × 0.20) and refuses the next player", async () => {
    const [first, second] = [await gate.stranger(), await gate.stranger()];
    expect(await claim(first, "BUDGETSPINS")).toMatchObject({ state: "active", spins_left: 3 });
    expect(await refusalOf(second, "BUDGETSPINS")).toBe("core.error_bonus_budget_spent");
    expect(await given("BUDGETSPINS")).toBe(0.6);
  });

  it("the budget of a code of 9 pays one of two weekly cashbacks of 5; the other week is settled without one, also in later runs", async () => {
    gate.clock.at = new Date("2026-11-23T12:00:00Z");
    const losers = [await gate.stranger(), await gate.stranger()];
    for (const player of losers) {
      await claim(player, "BUDGETBACK");
      await gate.deposit(player, "100.00");
      await (await takeSeat(gate, player)).play(50, 0);
    }
    gate.clock.at = new Date("2026-11-30T12:00:00Z");
    expect(await payCashback(gate.deps)).toBe(1);
    expect(await payCashback(gate.deps)).toBe(0);
    expect(await given("BUDGETBACK")).toBe(5);
  });

  it("the budget of a code gives a player 5 bonuses a day at most: the sixth code is refused until midnight in Helsinki", async () => {
    const player = await gate.stranger();
    for (const code of ["ONE", "TWO", "THREE", "FOUR", "FIVE"]) {
      const { bonus_id } = await claim(player, code);
      await gate.deposit(player, "10.00");
      await gate.call("giveUpBonus", { id: bonus_id }, player.session);
    }
    expect(await refusalOf(player, "SIX")).toBe("core.error_bonus_enough_today");
    const midnight = startOfMarketDay("FI", addDays(marketDay("FI", gate.clock.at), 1));
    gate.clock.at = new Date(midnight.getTime() - 1);
    expect(await refusalOf(player, "SIX")).toBe("core.error_bonus_enough_today");
    gate.clock.at = midnight;
    expect(await refusalOf(player, "SIX")).toBe("claimed");
  });
});
