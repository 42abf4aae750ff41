import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testCampaigns } from "../../testing/bonus-campaigns.ts";
import { createGateFixture, type GateFixture } from "../../testing/gate-fixture.ts";
import { takeSeat } from "../../testing/provider-seat.ts";
import { rewardVisitors } from "../../testing/reward-visitors.ts";
import { settleUnderKills } from "../../testing/settle-under-kills.ts";
import { promotionFile } from "../../testing/test-promotions.ts";
import { settleRewards } from "../settle-rewards.ts";

const inFixture = (budget = 100_000) =>
  promotionFile("spins", (promotion) =>
    promotion.rule?.kind === "free-spins"
      ? { ...promotion, rule: { ...promotion.rule, counts: { gameIds: [1, 2] }, gamesByWeek: [1], budget } }
      : promotion,
  );
const settings = { idleTimeoutMs: 100 * DAY_MS, absoluteTimeoutMs: 100 * DAY_MS };
const tuesday = new Date("2026-12-01T12:00:00Z");

describe("the free spins of a Tuesday", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({ promotions: [inFixture()], campaigns: testCampaigns, settings });
    gate.clock.at = tuesday;
  });
  afterEach(async () => {
    expect(await gate.violations()).toEqual([]);
  });
  afterAll(() => gate.close());

  /** A player who has deposited and staked 20. */
  const earner = async (lastname?: string) => {
    const player = await rewardVisitors(gate).come({ thousands: 0, lastname });
    await gate.deposit(player, "20.00");
    await player.lose(1, 20, 20);
    return player;
  };
  const settle = () => settleRewards(gate.deps);
  const states = async (player: Awaited<ReturnType<typeof earner>>) =>
    (await player.rewards()).given.map(({ state, refusal }) => [state, refusal]);

  it("the free spins of a Tuesday are given once when five nodes settle at the same moment", async () => {
    const player = await earner();
    const given = await Promise.all(Array.from({ length: 5 }, settle));
    expect(given.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect((await player.rewards()).spins).toMatchObject([{ spins_left: 25, spins_total: 25 }]);
  });

  it("the free spins of a Tuesday are given once, and not lost, whichever statement a killed node did not reach", async () => {
    const player = await earner();
    const killed = await settleUnderKills(gate);
    expect(killed).toBeGreaterThan(12);
    await settle();
    expect(await states(player)).toEqual([["given", null]]);
    expect((await player.rewards()).spins).toMatchObject([{ spins_left: 25 }]);
  });

  it("the free spins of a Tuesday are given to one of two accounts of a person", async () => {
    const players = [await earner("Kaksonen"), await earner("Kaksonen")];
    expect(await settle()).toBe(1);
    expect((await Promise.all(players.map(states))).flat().sort()).toEqual([
      ["given", null],
      ["refused", "other_account"],
    ]);
  });

  it("the free spins of a Tuesday are given on a visit of the rewards, without the job", async () => {
    const player = await earner();
    expect((await player.rewards()).spins).toHaveLength(1);
    expect(await settle()).toBe(0);
  });

  it("the free spins of a Tuesday stand beside a campaign's spins and its bonus money, each with wins of its own kind", async () => {
    const player = await earner();
    await settle();
    await gate.call("claimCode", { code: "SPINS3" }, player.session);
    const [spins] = (await player.rewards()).spins;
    const seat = await takeSeat(gate, player);
    const cash = await player.cash();
    for (let round = 0; round < 25; round += 1) await seat.win(await seat.spin(spins!.id), 1);
    expect((await seat.spin(spins!.id)).status).not.toBe("RS_OK");
    expect(await player.cash()).toBeCloseTo(cash + 25, 2);
    expect((await gate.call("bonuses", {}, player.session)).bonuses).toMatchObject([
      { code: "SPINS3", state: "active", spins_left: 3 },
    ]);
    const { rows } = await gate.database.query(
      "SELECT state, spins_left, converted_minor FROM player_bonus WHERE id = $1",
      [spins!.id],
    );
    expect(rows).toEqual([{ state: "completed", spins_left: 0, converted_minor: 2_500n }]);
  });

  it("the free spins of a Tuesday are taken back when their deposit is charged back", async () => {
    const player = await rewardVisitors(gate).come({ thousands: 0 });
    const begun = await gate.beginDeposit(player, "20.00");
    const { authCode } = await begun.authorize();
    await begun.transfer(authCode);
    await player.lose(1, 20, 20);
    await settle();
    const { rows } = await gate.database.query<{ transaction_id: string }>(
      "SELECT transaction_id FROM payment WHERE player_id = $1",
      [player.id],
    );
    const back = await gate.beginWithdrawal(player, "20.00");
    const allowed = await back.authorize();
    await back.transfer(allowed.authCode, { originTxId: rows[0]!.transaction_id });
    expect((await player.rewards()).spins).toEqual([]);
  });
});

describe("a budget of 12 euros for spins", () => {
  it("a budget of 12 euros for spins gives 25 spins of 0.20 to two players out of five, settled by four nodes at once", async () => {
    const gate = await createGateFixture({ promotions: [inFixture(12)], settings });
    gate.clock.at = tuesday;
    for (let each = 0; each < 5; each += 1) {
      const player = await rewardVisitors(gate).come({ thousands: 0 });
      await gate.deposit(player, "20.00");
      await player.lose(1, 20);
    }
    await Promise.all(Array.from({ length: 4 }, () => settleRewards(gate.deps)));
    const { rows } = await gate.database.query(
      "SELECT state, reason, count(*)::int AS count, sum(euro_cents)::int AS cents FROM reward_grant GROUP BY 1, 2 ORDER BY 1",
    );
    expect(rows).toEqual([
      { state: "given", reason: null, count: 2, cents: 1_000 },
      { state: "refused", reason: "budget_spent", count: 3, cents: 0 },
    ]);
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });
});
