import { randomUUID } from "node:crypto";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testCampaigns } from "../testing/bonus-campaigns.ts";
import { createGateFixture, type GateFixture, units } from "../testing/gate-fixture.ts";
import { takeSeat } from "../testing/provider-seat.ts";
import { expireBonuses } from "./end-bonus.ts";

describe("free spins", () => {
  let gate: GateFixture;
  const start = new Date("2026-11-20T12:00:00Z");
  beforeAll(async () => {
    gate = await createGateFixture({
      campaigns: testCampaigns,
      settings: { idleTimeoutMs: 100 * DAY_MS, absoluteTimeoutMs: 100 * DAY_MS },
    });
  });
  afterEach(async () => {
    gate.clock.at = start;
    expect(await gate.violations()).toEqual([]);
  });
  afterAll(() => gate.close());

  const passDays = (days: number) => {
    gate.clock.at = new Date(gate.clock.at.getTime() + days * DAY_MS);
  };
  const bonusOf = async (player: { session: string }) =>
    (await gate.call("bonuses", {}, player.session)).bonuses[0]!;
  const balancesOf = async (player: { session: string }) => {
    const balance = await gate.call("balance", {}, player.session);
    return [balance.player_balance_amount, balance.local_bonus_balance_amount];
  };
  /** A player who has claimed the code and opened the game. */
  const withSpins = async (code = "SPINS3", deposit?: string) => {
    const player = await gate.stranger();
    const claim = await gate.call("claimCode", { code }, player.session);
    if (deposit) await gate.deposit(player, deposit);
    return { player, id: claim.bonus_id, seat: await takeSeat(gate, player) };
  };

  it("spins without wagering expire 3 days after their deposit, and are played once their deposit of 20 has been staked in cash; rolled-back stakes and tickets of a coming draw do not count", async () => {
    const { player, id, seat } = await withSpins("PLAYEDSPINS", "20.00");
    const granted = await bonusOf(player);
    expect(granted).toMatchObject({ play_first: "20.00", played_first: "0.00", spins_left: 5 });
    expect(Date.parse(granted.expires_at!) - gate.clock.at.getTime()).toBe(3 * DAY_MS);
    expect((await seat.info()).rewards).toBeUndefined();
    expect((await seat.spin(id)).status).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
    await seat.play(12, 12);
    await seat.rollback(await seat.bet(8));
    const draw = { id: "raffle/1", at: new Date(gate.clock.at.getTime() + 40 * DAY_MS).toISOString() };
    const ticket = await seat.bet(8, { meta: { draw } });
    expect(await bonusOf(player)).toMatchObject({ played_first: "12.00", state: "active" });
    await seat.rollback(ticket);
    expect((await seat.spin(id)).status).not.toBe("RS_OK");
    await seat.play(8, 8);
    expect((await seat.info()).rewards).toMatchObject([{ reward_uuid: id, rounds_left: 5 }]);
    await seat.playSpin(id, 3);
    expect(await balancesOf(player)).toEqual(["23.00", "0.00"]);
    // All cash may leave: the deposit was staked once.
    expect((await gate.call("paymentMethods", { type: "W" }, player.session)).would_lose).toEqual([]);
  });

  it("withdrawing the deposit before it was staked revokes the spins", async () => {
    const { player, id, seat } = await withSpins("PLAYEDSPINS", "20.00");
    await seat.play(5, 5);
    const begun = await gate.beginWithdrawal(player, "20.00");
    expect(await begun.authorize()).toMatchObject({ success: true });
    expect(await bonusOf(player)).toMatchObject({ bonus_id: id, state: "revoked" });
  });

  it("SPINS3 grants 3 rounds of 0.20 at once, pushes them to the player, and reports them to the game's provider", async () => {
    const player = await gate.stranger();
    const heard = gate.listen(player);
    const claim = await gate.call("claimCode", { code: "spins3" }, player.session);
    expect(claim).toMatchObject({
      kind: "free_spins",
      state: "active",
      spins_total: 3,
      spins_left: 3,
      spin_stake: "0.20",
      game_id: 1,
      spins_expire_at: "2026-11-23T12:00:00.000Z",
    });
    expect(heard).toContainEqual({
      type: "award",
      method: "notifyAward",
      data: [
        { taskId: claim.bonus_id, reward: [{ description: "promo.campaign_tower", type: "free_spins" }] },
      ],
    });
    const reward = {
      reward_uuid: claim.bonus_id,
      game_code: "bell-one",
      rounds_total: 3,
      rounds_left: 3,
      stake: units(0.2),
      expires_at: "2026-11-23T12:00:00.000Z",
    };
    expect(await (await takeSeat(gate, player)).info()).toMatchObject({ status: "RS_OK", rewards: [reward] });
    expect(await (await takeSeat(gate, player, 2)).info()).not.toHaveProperty("rewards");
  });

  it("free spins wait for a deposit of 20 where the campaign requires one: 19.99 grants none, 20 grants 5", async () => {
    const { player } = await withSpins("DEPOSITSPINS", "19.99");
    expect(await bonusOf(player)).toMatchObject({ state: "waiting", spins_left: 0 });
    const heard = gate.listen(player);
    await gate.deposit(player, "20.00");
    expect(await bonusOf(player)).toMatchObject({ state: "active", spins_left: 5 });
    expect(heard.filter((message) => message.type === "award")).toHaveLength(1);
    expect(await balancesOf(player)).toEqual(["39.99", "0.00"]);
  });

  it("free spins are rounds with a stake of 0 that take no money; their winnings are bonus money to be wagered 10 times", async () => {
    const { player, id, seat } = await withSpins();
    expect(await seat.spin(id)).toMatchObject({ status: "RS_OK", balance: 0 });
    const bet = await seat.spin(id);
    expect(await seat.win(bet, 1.5)).toMatchObject({ status: "RS_OK", balance: units(1.5) });
    expect(await balancesOf(player)).toEqual(["1.50", "1.50"]);
    expect(await bonusOf(player)).toMatchObject({
      state: "active",
      amount: "1.50",
      wagering_required: "15.00",
      wagered: "0.00",
      spins_left: 1,
    });
    const [round] = (await gate.call("gameHistory", {}, player.session)).items;
    expect(round).toMatchObject({ stake: "0.00", payout: "1.50", state: "closed" });
  });

  it("free spins are converted to cash once all 3 are played and 2.00 was wagered up to 20.00", async () => {
    const { player, id, seat } = await withSpins();
    await gate.deposit(player, "50.00");
    await seat.playSpin(id, 2);
    await seat.play(5, 5);
    expect(await bonusOf(player)).toMatchObject({ wagered: "0.00", spins_left: 2 });
    await seat.playSpin(id, 0);
    await seat.playSpin(id, 0);
    for (let round = 0; round < 3; round += 1) await seat.play(5, 5);
    expect(await bonusOf(player)).toMatchObject({ state: "active", wagered: "15.00" });
    await seat.play(5, 5);
    expect(await bonusOf(player)).toMatchObject({ state: "completed" });
    expect(await balancesOf(player)).toEqual(["52.00", "0.00"]);
  });

  it("free spins without winnings are used up with the last spin", async () => {
    const { player, id, seat } = await withSpins();
    for (let spin = 0; spin < 3; spin += 1) await seat.playSpin(id, 0);
    expect(await bonusOf(player)).toMatchObject({ state: "used_up", spins_left: 0 });
    expect(await seat.spin(id)).toMatchObject({ status: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST" });
  });

  it("free spins pay cash at once where no wagering is required, and then have no maximum stake", async () => {
    const { player, id, seat } = await withSpins("CASHSPINS");
    await gate.deposit(player, "20.00");
    await seat.playSpin(id, 3);
    expect(await balancesOf(player)).toEqual(["23.00", "0.00"]);
    expect(await seat.play(10, 0)).toMatchObject({ status: "RS_OK" });
    await seat.playSpin(id, 0);
    await seat.playSpin(id, 0);
    expect(await bonusOf(player)).toMatchObject({ state: "completed", amount: "3.00" });
  });

  it("a rolled-back win also removes its wagering requirement", async () => {
    const { player, id, seat } = await withSpins();
    const bet = await seat.spin(id);
    const winId = randomUUID();
    await seat.win(bet, 2, { transaction_uuid: winId });
    expect(await bonusOf(player)).toMatchObject({ wagering_required: "20.00" });
    await seat.rollback({ round: bet.round, id: winId });
    expect(await bonusOf(player)).toMatchObject({ wagering_required: "0.00", amount: "0.00" });
    expect(await balancesOf(player)).toEqual(["0.00", "0.00"]);
  });

  it("free spins end after 3 days: a further spin is refused, and unused ones expire", async () => {
    const { player, id } = await withSpins();
    passDays(2.99);
    const seat = await takeSeat(gate, player);
    expect(await seat.playSpin(id, 0)).toMatchObject({ status: "RS_OK" });
    passDays(0.01);
    expect(await seat.spin(id)).toMatchObject({ status: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST" });
    await expireBonuses(gate.deps);
    expect(await bonusOf(player)).toMatchObject({ state: "expired", spins_left: 0 });
  });

  it("free spins pay the win of a round that began before their end, also when the win arrives after it; it then has 7 days to be wagered", async () => {
    const { player, id } = await withSpins();
    passDays(2.99);
    const seat = await takeSeat(gate, player);
    const bet = await seat.spin(id);
    passDays(0.02);
    await expireBonuses(gate.deps);
    expect(await bonusOf(player)).toMatchObject({ state: "active", spins_left: 0 });
    await seat.win(bet, 4);
    expect(await balancesOf(player)).toEqual(["4.00", "4.00"]);
    expect(await bonusOf(player)).toMatchObject({
      state: "active",
      wagering_required: "40.00",
      expires_at: "2026-11-30T12:14:24.000Z",
    });
    passDays(7);
    await expireBonuses(gate.deps);
    expect(await bonusOf(player)).toMatchObject({ state: "expired" });
    expect(await balancesOf(player)).toEqual(["0.00", "0.00"]);
  });

  it("free spins keep the bonus open for 2 days while a round is open, and no longer", async () => {
    const { player, id } = await withSpins();
    passDays(2.99);
    const seat = await takeSeat(gate, player);
    await seat.spin(id);
    passDays(1.99);
    await expireBonuses(gate.deps);
    expect(await bonusOf(player)).toMatchObject({ state: "active" });
    passDays(0.02);
    await expireBonuses(gate.deps);
    expect(await bonusOf(player)).toMatchObject({ state: "expired" });
  });

  it("free spins that are given up in the middle of a round win nothing more, unless they pay cash", async () => {
    for (const [code, balance] of [
      ["SPINS3", "0.00"],
      ["CASHSPINS", "9.00"],
    ] as const) {
      const { player, id, seat } = await withSpins(code);
      const bet = await seat.spin(id);
      await gate.call("giveUpBonus", { id }, player.session);
      expect(await seat.win(bet, 9)).toMatchObject({ status: "RS_OK" });
      expect(await balancesOf(player)).toEqual([balance, "0.00"]);
    }
  });

  it("free spins block another bonus while spins are left, and no longer once they are used up", async () => {
    const { player, id, seat } = await withSpins();
    await expect(gate.call("claimCode", { code: "QUICK" }, player.session)).rejects.toMatchObject({
      code: "bonus_not_available",
    });
    for (let spin = 0; spin < 3; spin += 1) await seat.playSpin(id, 0);
    expect(await gate.call("claimCode", { code: "QUICK" }, player.session)).toMatchObject({
      state: "waiting",
    });
  });
});
