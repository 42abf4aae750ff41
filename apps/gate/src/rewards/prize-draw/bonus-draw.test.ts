import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testCampaigns } from "../../testing/bonus-campaigns.ts";
import { createGateFixture, type GateFixture } from "../../testing/gate-fixture.ts";
import { takeSeat } from "../../testing/provider-seat.ts";
import { rewardVisitors } from "../../testing/reward-visitors.ts";
import { settleDrawsAt, settleOnFiveNodes } from "../../testing/settle-draws-at.ts";
import { settleUnderKills } from "../../testing/settle-under-kills.ts";
import { promotionFile } from "../../testing/test-promotions.ts";
import { settleRewards } from "../settle-rewards.ts";

const FIRST = Date.parse("2026-11-26T00:00:00Z");
const CLOSE = Date.parse("2026-12-24T00:00:00Z");

describe("a hundred envelopes", () => {
  let gate: GateFixture;
  const open = async (budget = 2_500, count = 100) => {
    gate = await createGateFixture({
      promotions: [
        promotionFile("giveaway-bonus", (each) =>
          each.rule?.kind === "prize-draw"
            ? { ...each, rule: { ...each.rule, budget, prizes: [{ count, bonus: 25 }] } }
            : each,
        ),
      ],
      campaigns: testCampaigns,
      settings: { idleTimeoutMs: 100 * DAY_MS, absoluteTimeoutMs: 100 * DAY_MS },
    });
    at(FIRST);
  };
  beforeEach(() => open());
  afterEach(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });

  const at = (ms: number) => {
    gate.clock.at = new Date(ms);
  };
  const come = async (country = "FI", lastname?: string) =>
    rewardVisitors(gate).come({ country, thousands: 0, ...(lastname && { lastname }) });
  type Visitor = Awaited<ReturnType<typeof come>>;
  /** A player who has deposited and staked 20, and lost it. */
  const earner = async (lastname?: string) => {
    const player = await come("FI", lastname);
    await gate.deposit(player, "20.00");
    await player.lose(1, 20);
    return player;
  };
  const settleAt = (ms: number) => settleDrawsAt(gate, ms);
  const decided = async (player: Visitor) =>
    (await player.rewards()).given.map(({ state, gives, refusal, waits_for: waits }) => [
      state,
      state === "given" ? gives : (refusal ?? waits),
    ]);
  const bonusesOf = async ({ session }: Visitor) => (await gate.call("bonuses", {}, session)).bonuses;

  it("a hundred envelopes give 25 of bonus money for a deposit of 20 that was staked once, and the bonus becomes cash after 20 times", async () => {
    const player = await earner();
    at(CLOSE - 1);
    expect((await player.rewards()).running).toMatchObject([
      { promotion: "giveaway-bonus", kind: "prize-draw", entries: 1, ends_at: new Date(CLOSE).toISOString() },
    ]);
    const heard = gate.listen(player);
    expect(await settleAt(CLOSE)).toBe(1);
    expect(await settleAt(CLOSE)).toBe(0);
    expect((await gate.call("prizeDraws", { promotion: "giveaway-bonus" })).draws).toMatchObject([
      { phase: "drawn", entry_count: 1, prizes: [{ count: 100, prize: "bonus:25" }] },
    ]);
    expect(await decided(player)).toEqual([["given", "bonus"]]);
    const [bonus] = await bonusesOf(player);
    expect(bonus).toMatchObject({
      name: "promo.campaign_prize",
      state: "active",
      amount: "25.00",
      wagering_required: "500.00",
      maximum_stake: "5.00",
      expires_at: new Date(CLOSE + 3 * MINUTE_MS + 7 * DAY_MS).toISOString(),
    });
    expect(heard).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ type: "bonus", state: "active", wagering_required: "500.00" }),
        expect.objectContaining({
          data: [
            expect.objectContaining({
              reward: [{ description: "promo.campaign_reward_bonus", type: "prize-draw" }],
            }),
          ],
        }),
      ]),
    );
    const seat = await takeSeat(gate, player);
    for (let round = 0; round < 99; round += 1) await seat.play(5, 5);
    expect(await bonusesOf(player)).toMatchObject([{ state: "active", wagered: "495.00" }]);
    await seat.play(5, 5);
    expect(await bonusesOf(player)).toMatchObject([{ state: "completed" }]);
    expect(await player.cash()).toBe(25);
  });

  it("a hundred envelopes ask a British player for 10 times, and can be refused, which returns the money to the promotion", async () => {
    const player = await come("GB");
    await gate.deposit(player, "20.00", "CREDITCARD");
    for (let round = 0; round < 10; round += 1) await player.lose(1, 2);
    expect(await settleAt(CLOSE)).toBe(1);
    const [bonus] = await bonusesOf(player);
    expect(bonus).toMatchObject({ state: "active", amount: "25.00", wagering_required: "250.00" });
    expect((await player.rewards()).given).toMatchObject([{ gives: "bonus", amount: "25.00", count: null }]);
    await gate.call("giveUpBonus", { id: bonus!.bonus_id }, player.session);
    expect(await bonusesOf(player)).toMatchObject([{ state: "given_up" }]);
    expect(await player.cash()).toBe(0);
  });

  it("a hundred envelopes give no slip for too small a deposit, no play, a withdrawal or late play, or in Sweden", async () => {
    const [little, idle, twice, gone, swede, early] = [
      await come(),
      await come(),
      await come(),
      await come(),
      await come("SE"),
      await come(),
    ];
    await gate.deposit(little, "19.99");
    await little.lose(1, 19);
    await gate.deposit(idle, "20.00");
    await gate.deposit(twice, "15.00");
    await gate.deposit(twice, "15.00");
    await twice.lose(1, 30);
    await gate.deposit(gone, "20.00");
    const back = await gate.beginWithdrawal(gone, "20.00");
    await back.transfer((await back.authorize()).authCode);
    await gate.deposit(early, "20.00");
    await early.lose(1, 19, 1);
    at(CLOSE);
    await early.lose(1, 1);
    expect((await swede.rewards()).running).toEqual([]);
    expect(await settleAt(CLOSE)).toBe(0);
    for (const each of [little, idle, twice, gone, swede, early]) expect(await decided(each)).toEqual([]);
  });

  it("a hundred envelopes give no slip for a deposit of 20 that was withdrawn unplayed, however much is staked later, and the withdrawal page says so", async () => {
    const [back, kept, again] = [await come(), await come(), await come()];
    const loses = async (player: Visitor) =>
      (await gate.call("paymentMethods", { type: "W" }, player.session)).would_lose;
    for (const player of [back, kept, again]) await gate.deposit(player, "20.00");
    at(FIRST + HOUR_MS);
    await gate.deposit(kept, "20.00");
    await kept.lose(1, 20);
    expect(await loses(kept)).toEqual([]);
    for (const player of [back, again]) {
      expect(await loses(player)).toEqual([{ what: "entry", of: "giveaway-bonus", keep: "20.00" }]);
      const begun = await gate.beginWithdrawal(player, "20.00");
      await begun.transfer((await begun.authorize()).authCode);
      expect(await loses(player)).toEqual([]);
    }
    at(FIRST + 2 * HOUR_MS);
    await gate.deposit(back, "10.00");
    await gate.deposit(back, "10.00");
    await back.lose(1, 20);
    await gate.deposit(again, "20.00");
    await again.lose(1, 20);
    expect(await settleAt(CLOSE)).toBe(2);
    expect(await decided(back)).toEqual([]);
    expect(await decided(kept)).toEqual([["given", "bonus"]]);
    expect(await decided(again)).toEqual([["given", "bonus"]]);
  });

  it("a hundred envelopes count what is staked once the deposit is on the account, not while it is only authorised", async () => {
    const player = await come();
    await gate.deposit(player, "19.00");
    const begun = await gate.beginDeposit(player, "20.00");
    const { authCode } = await begun.authorize();
    at(FIRST + HOUR_MS);
    await player.lose(1, 19, 19);
    await player.lose(1, 1);
    at(FIRST + 2 * HOUR_MS);
    await begun.transfer(authCode);
    expect((await player.rewards()).running).toMatchObject([{ entries: 0 }]);
    await player.lose(1, 20);
    expect((await player.rewards()).running).toMatchObject([{ entries: 1 }]);
  });

  it("a hundred envelopes wait while another bonus runs, say so, and come when it has ended", async () => {
    const player = await earner();
    await gate.call("claimCode", { code: "QUICK" }, player.session);
    expect(await settleAt(CLOSE)).toBe(0);
    expect(await decided(player)).toEqual([["due", "other_bonus"]]);
    const [other] = await bonusesOf(player);
    await gate.call("giveUpBonus", { id: other!.bonus_id }, player.session);
    expect(await settleAt(CLOSE + HOUR_MS)).toBe(1);
    expect(await decided(player)).toEqual([["given", "bonus"]]);
  });

  it("a hundred envelopes are refused to a player who has another bonus on all of the 30 days that they wait", async () => {
    const player = await earner();
    await gate.call("claimCode", { code: "QUICK" }, player.session);
    await settleAt(CLOSE);
    at(CLOSE + 30 * DAY_MS - 1);
    await settleRewards(gate.deps);
    expect(await decided(player)).toEqual([["due", "other_bonus"]]);
    at(CLOSE + 30 * DAY_MS);
    await settleRewards(gate.deps);
    expect(await decided(player)).toEqual([["refused", "other_bonus"]]);
  });

  it("a hundred envelopes end a bonus that is used up first", async () => {
    const player = await earner();
    await gate.call("claimCode", { code: "SPINS3" }, player.session);
    const [spins] = await bonusesOf(player);
    const seat = await takeSeat(gate, player);
    for (let round = 0; round < 3; round += 1) await seat.playSpin(spins!.bonus_id, 0);
    at(CLOSE);
    expect(await settleAt(CLOSE)).toBe(1);
    expect((await bonusesOf(player)).map(({ code, state }) => [code, state])).toContainEqual([
      "giveaway-bonus",
      "active",
    ]);
  });

  it("a hundred envelopes are taken back when the deposit that earned them is charged back: before the close, before the draw is paid, and after", async () => {
    const chargeBack = async (player: Visitor) => {
      const { rows } = await gate.database.query<{ transaction_id: string }>(
        "SELECT transaction_id FROM payment WHERE player_id = $1 AND type = 'D'",
        [player.id],
      );
      const back = await gate.beginWithdrawal(player, "20.00");
      const allowed = await back.authorize();
      await back.transfer(allowed.authCode, { originTxId: rows[0]!.transaction_id });
    };
    const earn = async () => {
      const player = await come();
      const begun = await gate.beginDeposit(player, "20.00");
      await begun.transfer((await begun.authorize()).authCode);
      await player.lose(1, 20, 20);
      return player;
    };
    const [early, before, after] = [await earn(), await earn(), await earn()];
    await chargeBack(early);
    at(CLOSE + MINUTE_MS);
    await settleRewards(gate.deps);
    await chargeBack(before);
    at(CLOSE + 3 * MINUTE_MS);
    expect(await settleRewards(gate.deps)).toBe(1);
    expect(await decided(early)).toEqual([]);
    expect(await decided(before)).toEqual([["refused", "deposit_withdrawn"]]);
    expect(await bonusesOf(after)).toMatchObject([{ state: "active" }]);
    await chargeBack(after);
    expect(await bonusesOf(after)).toMatchObject([{ state: "revoked" }]);
  });

  it("a hundred envelopes are given once by five nodes at the same moment", async () => {
    const players = [await earner(), await earner()];
    expect(await settleDrawsAt(gate, CLOSE, settleOnFiveNodes)).toBe(2);
    for (const each of players) expect(await decided(each)).toEqual([["given", "bonus"]]);
  });

  it("a hundred envelopes are given once, and none is lost, whichever statement a killed node did not reach", async () => {
    const player = await earner();
    expect(await settleDrawsAt(gate, CLOSE, settleUnderKills)).toBeGreaterThan(15);
    await settleRewards(gate.deps);
    expect(await decided(player)).toEqual([["given", "bonus"]]);
    expect(await bonusesOf(player)).toMatchObject([{ state: "active", amount: "25.00" }]);
  });

  it("a hundred envelopes give a person with two accounts one slip, and no more than the budget of 50 pays for", async () => {
    await gate.close();
    await open(50, 5);
    const players = [await earner("Kaksonen"), await earner("Kaksonen"), await earner(), await earner()];
    expect(await settleAt(CLOSE)).toBe(2);
    const states = (await Promise.all(players.map(decided))).flat().map(String).sort();
    expect(states).toEqual(["given,bonus", "given,bonus", "refused,budget_spent"]);
    expect((await gate.call("prizeDraws", { promotion: "giveaway-bonus" })).draws).toMatchObject([
      { entry_count: 3 },
    ]);
  });
});
