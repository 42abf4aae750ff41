import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testCampaigns } from "../testing/bonus-campaigns.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { takeSeat } from "../testing/provider-seat.ts";

const openRound = { round_closed: false };
const redAndBlack = { meta: { covered_share: 36 / 37 } };

describe("bonus money in a round of several bets", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({ campaigns: testCampaigns });
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());

  const bonusOf = async (player: { session: string }) =>
    (await gate.call("bonuses", {}, player.session)).bonuses[0]!;
  const balancesOf = async (player: { session: string }) => {
    const balance = await gate.call("balance", {}, player.session);
    return [balance.player_balance_amount, balance.local_bonus_balance_amount];
  };
  const roundsOf = async (player: { session: string }) =>
    (await gate.call("gameHistory", {}, player.session)).items;
  /** 10.00 of cash and 10.00 of bonus money, to be staked up to 20.00 with at most 5.00 a bet. */
  const quick = async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "10.00", "TRUSTLY", "QUICK");
    return { player, seat: await takeSeat(gate, player) };
  };
  const giveUp = async (player: { session: string }) =>
    gate.call("giveUpBonus", { id: (await bonusOf(player)).bonus_id }, player.session);

  it("each bet returns its own cash and bonus parts, and a win is split by the bets that stand", async () => {
    const { player, seat } = await quick();
    const first = await seat.bet(5);
    await seat.bet(4, { round: first.round });
    const mixed = await seat.bet(5, { round: first.round });
    expect(await balancesOf(player)).toEqual(["6.00", "6.00"]);
    await seat.rollback(mixed, openRound);
    expect(await balancesOf(player)).toEqual(["11.00", "10.00"]);
    const again = await seat.bet(3, { round: first.round });
    expect(await balancesOf(player)).toEqual(["8.00", "8.00"]);
    expect(again.status).toBe("RS_OK");
    // Ten parts of cash and two of bonus money stand.
    await seat.win(first, 12);
    expect(await balancesOf(player)).toEqual(["20.00", "10.00"]);
    expect((await roundsOf(player))[0]).toMatchObject({
      stake: "12.00",
      bonus_stake: "2.00",
      payout: "12.00",
    });
  });

  it("a rollback takes back what its own bet counted: nothing for one from before the bonus", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "10.00");
    const seat = await takeSeat(gate, player);
    const before = await seat.bet(4);
    await gate.deposit(player, "10.00", "TRUSTLY", "QUICK");
    const counted = await seat.bet(5, { round: before.round });
    await seat.rollback(before, openRound);
    expect(await bonusOf(player)).toMatchObject({ wagered: "5.00" });
    await seat.rollback(counted, openRound);
    expect(await bonusOf(player)).toMatchObject({ wagered: "0.00" });
  });

  it("a rollback takes nothing from a later bonus for a bet that counted towards an earlier one", async () => {
    const { player, seat } = await quick();
    const earlier = await seat.bet(4);
    await giveUp(player);
    await gate.call("claimCode", { code: "BELL25" }, player.session);
    await gate.deposit(player, "20.00");
    expect(await bonusOf(player)).toMatchObject({ code: "BELL25", state: "active" });
    const later = await seat.bet(3, { round: earlier.round });
    await seat.rollback(earlier, openRound);
    expect(await bonusOf(player)).toMatchObject({ wagered: "3.00" });
    await seat.rollback(later, openRound);
    expect(await bonusOf(player)).toMatchObject({ wagered: "0.00" });
  });

  it("a further bet may be twice the first stake while that is within the maximum of 5.00, and at least 5.00", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "100.00", "TRUSTLY", "QUICK");
    const seat = await takeSeat(gate, player);
    for (const [first, most] of [
      [5, 10],
      [4, 8],
      [2, 5],
    ] as const) {
      const { round } = await seat.bet(first);
      expect(await seat.bet(most + 0.01, { round })).toMatchObject({
        status: "RS_ERROR_LIMIT_REACHED",
        cause: "bonus_maximum",
      });
      const taken = await seat.bet(most, { round });
      expect(taken.status).toBe("RS_OK");
      // The first stake still tells after another bet was placed or undone.
      expect(await seat.bet(most + 0.01, { round })).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED" });
      await seat.rollback(taken, openRound);
      expect((await seat.bet(most, { round })).status).toBe("RS_OK");
    }
  });

  it("a round that began with 6.00 before the bonus takes a further bet of 5.00, and not of 5.01", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "20.00");
    const seat = await takeSeat(gate, player);
    const { round } = await seat.bet(6);
    await gate.deposit(player, "20.00", "TRUSTLY", "QUICK");
    expect((await seat.bet(5.01, { round })).status).toBe("RS_ERROR_LIMIT_REACHED");
    expect((await seat.bet(5, { round })).status).toBe("RS_OK");
  });

  it("in a round of a table, a further bet that names it counts with all others against 5.00, and a call on 5.00 is 10.00", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00", "TRUSTLY", "QUICK");
    const seat = await takeSeat(gate, player);
    const atTable = { meta: { table_round: "salon/812" } };
    const { round } = await seat.bet(5, atTable);
    for (let chip = 0; chip < 20; chip += 1)
      expect((await seat.bet(0.5, atTable)).status).toBe("RS_ERROR_LIMIT_REACHED");
    expect((await seat.bet(0.5, { round, ...atTable })).status).toBe("RS_ERROR_LIMIT_REACHED");
    expect((await seat.bet(10, { round })).status).toBe("RS_OK");
  });

  it("a rolled-back bet on red and black is no reason for a review", async () => {
    const { player, seat } = await quick();
    const first = await seat.bet(5);
    const low = await seat.bet(5, { round: first.round, ...redAndBlack });
    await seat.rollback(low, openRound);
    await seat.win(first, 5);
    for (let round = 0; round < 3; round += 1) await seat.play(5, 5);
    expect(await bonusOf(player)).toMatchObject({ state: "completed", wagered: "20.00" });
  });

  it("a bet of a bonus that was given up returns no bonus money; the other bet of its round stands and wins in cash alone", async () => {
    const { player, seat } = await quick();
    await seat.play(5, 0);
    await seat.play(5, 0);
    const lost = await seat.bet(5);
    await giveUp(player);
    await gate.deposit(player, "10.00");
    const own = await seat.bet(5, { round: lost.round });
    await seat.rollback(lost, openRound);
    expect(await balancesOf(player)).toEqual(["5.00", "0.00"]);
    await seat.win(own, 20);
    expect(await balancesOf(player)).toEqual(["25.00", "0.00"]);
  });

  it("with two bets of bonus money that was given up, the round goes on until both are rolled back", async () => {
    const { player, seat } = await quick();
    await seat.play(5, 0);
    await seat.play(5, 0);
    const one = await seat.bet(4);
    const two = await seat.bet(4, { round: one.round });
    await giveUp(player);
    await seat.rollback(one, openRound);
    expect((await roundsOf(player))[0]).toMatchObject({ state: "open" });
    await seat.rollback(two, openRound);
    expect((await roundsOf(player))[0]).toMatchObject({ state: "cancelled" });
    expect(await balancesOf(player)).toEqual(["0.00", "0.00"]);
  });

  it("bonus money in a round of several bets takes a later bonus's money once the earlier bonus's bets are undone, and not before", async () => {
    const { player, seat } = await quick();
    await seat.play(5, 0);
    await seat.play(5, 0);
    const earlier = await seat.bet(5);
    await giveUp(player);
    await gate.call("claimCode", { code: "BELL25" }, player.session);
    await gate.deposit(player, "20.00");
    const cash = await takeSeat(gate, player);
    for (let round = 0; round < 4; round += 1) await cash.play(5, 0);
    expect(await balancesOf(player)).toEqual(["5.00", "5.00"]);
    const further = { round: earlier.round };
    expect((await seat.bet(2, further)).status).toBe("RS_ERROR_NOT_ENOUGH_MONEY");
    const zero = await seat.bet(0, further);
    await seat.rollback(earlier, openRound);
    expect((await seat.bet(2, further)).status).toBe("RS_OK");
    await seat.win(zero, 4);
    expect(await balancesOf(player)).toEqual(["7.00", "7.00"]);
  });

  it("the verifier names a round whose stake is not that of its bets, even if the player's sums are right", async () => {
    const { player, seat } = await quick();
    const [one, two] = [await seat.bet(2), await seat.bet(2)];
    const move = (minor: number) =>
      gate.database.query(
        "UPDATE wallet_round SET stake_cash_minor = stake_cash_minor + CASE round WHEN $2 THEN $4::bigint WHEN $3 THEN -$4::bigint END WHERE player_id = $1",
        [player.id, one.round, two.round, minor],
      );
    await move(1);
    const [violation] = await gate.violations();
    expect(violation?.promise).toContain("no round without its bets");
    expect(violation?.rows).toHaveLength(2);
    await move(-1);
  });
});
