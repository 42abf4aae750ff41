import { randomUUID } from "node:crypto";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, units } from "../testing/gate-fixture.ts";
import { takeSeat } from "../testing/provider-seat.ts";
import { expireBonuses } from "./end-bonus.ts";

describe("bonus codes", () => {
  let gate: GateFixture;
  const start = new Date("2026-11-20T12:00:00Z");
  beforeAll(async () => {
    gate = await createGateFixture({
      settings: { idleTimeoutMs: 100 * DAY_MS, absoluteTimeoutMs: 100 * DAY_MS },
    });
  });
  afterEach(async () => {
    gate.clock.at = start;
    expect(await gate.violations()).toEqual([]);
  });
  afterAll(() => gate.close());

  const balancesOf = async (player: { session: string }) => {
    const balance = await gate.call("balance", {}, player.session);
    return [balance.player_balance_amount, balance.local_bonus_balance_amount];
  };
  const play = async (player: { id: string; session: string }, stake: number, win: number, gameId = 1) => {
    const token = await gate.launch(player, gameId);
    const shared = {
      user: player.id,
      token,
      round: randomUUID(),
      game_code: gameId === 3 ? "wheel" : "bell-one",
      currency: "EUR",
    };
    const id = randomUUID();
    const bet = await gate.wallet("/transaction/bet", {
      ...shared,
      transaction_uuid: id,
      amount: units(stake),
    });
    if (bet.status !== "RS_OK") return bet;
    return gate.wallet("/transaction/win", {
      ...shared,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: id,
      amount: units(win),
      round_closed: true,
    });
  };
  const bonusOf = async (player: { session: string }) =>
    (await gate.call("bonuses", {}, player.session)).bonuses[0]!;

  it("WELCOME100 doubles a deposit of 50 and must be wagered 30 times", async () => {
    const player = await gate.stranger();
    expect(await gate.call("claimCode", { code: " welcome100 " }, player.session)).toMatchObject({
      state: "waiting",
      code: "WELCOME100",
    });
    await gate.deposit(player, "50.00");
    expect(await balancesOf(player)).toEqual(["100.00", "50.00"]);
    expect(await bonusOf(player)).toMatchObject({
      state: "active",
      amount: "50.00",
      wagering_required: "1500.00",
      wagered: "0.00",
    });
  });

  it("a bonus by code gives at most 100 and nothing for a deposit below the minimum", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "500.00", "TRUSTLY", "WELCOME100");
    expect(await balancesOf(player)).toEqual(["600.00", "100.00"]);
    const small = await gate.stranger();
    await gate.call("claimCode", { code: "BELL25" }, small.session);
    await gate.deposit(small, "19.99");
    expect(await balancesOf(small)).toEqual(["19.99", "0.00"]);
    expect(await bonusOf(small)).toMatchObject({ state: "waiting" });
  });

  it("a stake uses cash first, then bonus money, and a win is split in the same proportion", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "10.00", "TRUSTLY", "WELCOME100");
    await play(player, 5, 0);
    expect(await balancesOf(player)).toEqual(["15.00", "10.00"]);
    await play(player, 3, 0);
    // 2 of cash are left: a stake of 5 is 2 cash and 3 bonus, so a win of 10 is 4 cash and 6 bonus.
    await play(player, 5, 10);
    expect(await balancesOf(player)).toEqual(["17.00", "13.00"]);
    expect((await gate.call("gameHistory", {}, player.session)).items[0]).toMatchObject({
      stake: "5.00",
      bonus_stake: "3.00",
      payout: "10.00",
    });
  });

  it("a bonus by code counts a stake by the category of its game: 100 % for slots, 10 % for tables", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00", "TRUSTLY", "WELCOME100");
    await play(player, 5, 0);
    await play(player, 5, 0, 3);
    expect(await bonusOf(player)).toMatchObject({ wagered: "5.50" });
  });

  it("a bonus by code enforces the maximum stake of 5 while the bonus is wagered", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00", "TRUSTLY", "WELCOME100");
    expect(await play(player, 5.01, 0)).toMatchObject({
      status: "RS_ERROR_LIMIT_REACHED",
      cause: "bonus_maximum",
    });
    expect(await play(player, 5, 0)).toMatchObject({ status: "RS_OK" });
  });

  it("a bonus by code becomes cash when the wagering requirement is met", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "20.00", "TRUSTLY", "BELL25");
    // 25 % of 20 is 5; wagered 10 times: 50.
    for (let round = 0; round < 9; round += 1) await play(player, 5, 5);
    expect(await bonusOf(player)).toMatchObject({ state: "active", wagered: "45.00" });
    await play(player, 5, 5);
    expect(await bonusOf(player)).toMatchObject({ state: "completed" });
    expect(await balancesOf(player)).toEqual(["25.00", "0.00"]);
  });

  it("a bonus by code is taken back when the player gives it up", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00", "TRUSTLY", "WELCOME100");
    await gate.call("giveUpBonus", { id: (await bonusOf(player)).bonus_id }, player.session);
    expect(await balancesOf(player)).toEqual(["50.00", "0.00"]);
    expect(await bonusOf(player)).toMatchObject({ state: "given_up" });
  });

  it("a bonus by code expires after 14 days", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00", "TRUSTLY", "WELCOME100");
    gate.clock.at = new Date(start.getTime() + 14 * DAY_MS);
    await expireBonuses(gate.deps);
    expect(await balancesOf(player)).toEqual(["50.00", "0.00"]);
    expect(await bonusOf(player)).toMatchObject({ state: "expired" });
  });

  it("a bonus by code expires after 14 days even when the job fails for another bonus, which expires on the next run", async () => {
    const stuck = await gate.stranger();
    await gate.deposit(stuck, "50.00", "TRUSTLY", "WELCOME100");
    gate.clock.at = new Date(start.getTime() + 60_000);
    const behind = await gate.stranger();
    await gate.deposit(behind, "50.00", "TRUSTLY", "WELCOME100");
    const key = `end:${(await bonusOf(stuck)).bonus_id}`;
    const { ledger } = gate.deps;
    const batch: typeof ledger.batch = async (scope, ...rest) => {
      if (scope.keys[0]?.externalId === key) throw new Error("not this one");
      return ledger.batch(scope, ...rest);
    };
    gate.clock.at = new Date(start.getTime() + 15 * DAY_MS);
    await expect(expireBonuses({ ...gate.deps, ledger: { ...ledger, batch } })).rejects.toThrow(
      "1 of 2 items failed",
    );
    expect(await bonusOf(stuck)).toMatchObject({ state: "active" });
    expect(await balancesOf(behind)).toEqual(["50.00", "0.00"]);
    await expireBonuses(gate.deps);
    expect(await balancesOf(stuck)).toEqual(["50.00", "0.00"]);
  });

  it("a bonus by code does not become cash when it is given up in the middle of a round", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "10.00", "TRUSTLY", "WELCOME100");
    await play(player, 5, 0);
    await play(player, 5, 0);
    const token = await gate.launch(player);
    const shared = { user: player.id, token, round: randomUUID(), game_code: "bell-one", currency: "EUR" };
    const [bet, late] = [randomUUID(), randomUUID()];
    await gate.wallet("/transaction/bet", { ...shared, transaction_uuid: bet, amount: units(2) });
    await gate.wallet("/transaction/bet", { ...shared, transaction_uuid: late, amount: units(2) });
    await gate.call("giveUpBonus", { id: (await bonusOf(player)).bonus_id }, player.session);
    await gate.wallet("/transaction/rollback", {
      ...shared,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: late,
    });
    await gate.wallet("/transaction/win", {
      ...shared,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: bet,
      amount: units(50),
    });
    expect(await balancesOf(player)).toEqual(["0.00", "0.00"]);
  });

  it("a bonus by code does not become money of the next bonus: a further stake in its round uses 0.00 of the new bonus, only cash", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "10.00", "TRUSTLY", "WELCOME100");
    const seat = await takeSeat(gate, player);
    for (let round = 0; round < 2; round += 1) await seat.play(5, 0);
    const begun = await seat.bet(5);
    await gate.call("giveUpBonus", { id: (await bonusOf(player)).bonus_id }, player.session);
    await gate.deposit(player, "20.00", "TRUSTLY", "BELL25");
    expect(await seat.bet(5, { round: begun.round })).toMatchObject({ status: "RS_OK" });
    for (let round = 0; round < 3; round += 1) await seat.play(5, 0);
    expect(await seat.bet(1, { round: begun.round })).toMatchObject({ status: "RS_ERROR_NOT_ENOUGH_MONEY" });
    await seat.win(begun, 50);
    expect(await balancesOf(player)).toEqual(["30.00", "5.00"]);
  });

  it.each([
    ["NOSUCHCODE", "bonus_code_unknown"],
    ["SPRING26", "bonus_code_expired"],
    ["'; DROP TABLE player_bonus; --", "bonus_code_unknown"],
  ])("a bonus by code answers the code %j with %s", async (code, error) => {
    const player = await gate.stranger();
    await expect(gate.call("claimCode", { code }, player.session)).rejects.toMatchObject({ code: error });
  });

  it("a bonus by code is claimed once: a double click makes one claim, and a later attempt answers that the code is used", async () => {
    const player = await gate.stranger();
    const claims = await Promise.all(
      Array.from({ length: 5 }, () => gate.call("claimCode", { code: "WELCOME100" }, player.session)),
    );
    expect(new Set(claims.map((claim) => claim.bonus_id)).size).toBe(1);
    await gate.deposit(player, "20.00");
    await gate.deposit(player, "20.00");
    expect(await balancesOf(player)).toEqual(["60.00", "20.00"]);
    await expect(gate.call("claimCode", { code: "WELCOME100" }, player.session)).rejects.toMatchObject({
      code: "bonus_code_used",
    });
    await expect(gate.call("claimCode", { code: "BELL25" }, player.session)).rejects.toMatchObject({
      code: "bonus_not_available",
    });
  });

  it("bonus codes cannot be withdrawn", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00", "TRUSTLY", "WELCOME100");
    await expect(
      gate.call("startWithdrawal", { method: "TRUSTLY", amount: "50.01" }, player.session),
    ).rejects.toMatchObject({ code: "insufficient_funds" });
  });
});
