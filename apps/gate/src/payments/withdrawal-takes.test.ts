import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { settleRewards } from "../rewards/index.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { takeSeat } from "../testing/provider-seat.ts";
import { rewardVisitors } from "../testing/reward-visitors.ts";
import { promotionFile } from "../testing/test-promotions.ts";

describe("a withdrawal of a deposit that was not staked once", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    const spins = promotionFile("spins", (each) =>
      each.rule?.kind === "free-spins"
        ? { ...each, rule: { ...each.rule, counts: { gameIds: [1, 2] }, gamesByWeek: [1] } }
        : each,
    );
    gate = await createGateFixture({
      promotions: [spins],
      settings: { idleTimeoutMs: 100 * DAY_MS, absoluteTimeoutMs: 100 * DAY_MS },
    });
    gate.clock.at = new Date("2026-12-01T12:00:00Z");
  });
  afterEach(async () => {
    expect(await gate.violations()).toEqual([]);
  });
  afterAll(() => gate.close());

  type Player = Awaited<ReturnType<typeof come>>;
  const come = () => rewardVisitors(gate).come({ country: "FI", thousands: 0 });
  const wouldLose = async ({ session }: Player) =>
    (await gate.call("paymentMethods", { type: "W" }, session)).would_lose;
  const withdraw = async (player: Player, amount: string) => {
    const begun = await gate.beginWithdrawal(player, amount);
    expect(await begun.authorize()).toMatchObject({ success: true });
    return begun;
  };
  const given = async (player: Player) => {
    await settleRewards(gate.deps);
    return (await player.rewards()).given.map(({ state, refusal }) => [state, refusal]);
  };
  const bonusState = async ({ session }: Player) =>
    (await gate.call("bonuses", {}, session)).bonuses.map(({ state }) => state);

  it("a withdrawal of a deposit that was not staked once takes the spins that the deposit would bring, in its own batch, and `would_lose` lists them beforehand", async () => {
    const player = await come();
    await gate.deposit(player, "100.00");
    await player.lose(1, 30, 30);
    expect(await given(player)).toEqual([["due", null]]);
    expect(await wouldLose(player)).toEqual([{ what: "spins", of: "spins", keep: "70.00" }]);
    await withdraw(player, "31.00");
    expect(await given(player)).toEqual([["refused", "deposit_withdrawn"]]);
    expect(await wouldLose(player)).toEqual([]);
    // Staking the rest afterwards brings nothing back.
    await player.lose(1, 69, 69);
    await player.lose(1, 20, 20);
    expect(await given(player)).toEqual([["refused", "deposit_withdrawn"]]);
  });

  it("a withdrawal of a deposit that was not staked once takes nothing if it leaves as much cash as is still to be staked", async () => {
    const player = await come();
    await gate.deposit(player, "100.00");
    await player.lose(1, 30, 30);
    await withdraw(player, "30.00");
    expect(await given(player)).toEqual([["due", null]]);
    await player.lose(1, 70);
    expect(await given(player)).toEqual([["given", null]]);
  });

  it("a withdrawal of a deposit that was not staked once takes the bonus of the deposit with its money; after the deposit is staked once it takes nothing", async () => {
    const [quick, played] = [await come(), await come()];
    for (const player of [quick, played]) {
      await gate.deposit(player, "100.00", "TRUSTLY", "WELCOME100");
      expect(await bonusState(player)).toEqual(["active"]);
    }
    const [{ keep = "", what = "" } = {}] = await wouldLose(quick);
    expect([what, keep]).toEqual(["bonus", "100.00"]);
    await withdraw(quick, "20.00");
    expect(await bonusState(quick)).toEqual(["revoked"]);
    expect(await gate.call("balance", {}, quick.session)).toMatchObject({
      player_balance_amount: "80.00",
      local_bonus_balance_amount: "0.00",
    });
    const seat = await takeSeat(gate, played);
    for (let round = 0; round < 25; round += 1) await seat.play(4, 4);
    expect((await wouldLose(played)).filter((each) => each.what === "bonus")).toEqual([]);
    await withdraw(played, "100.00");
    expect(await bonusState(played)).toEqual(["active"]);
  });

  it("a withdrawal of a deposit that was not staked once counts play from when the deposit is on the account: 100 staked while it was authorised keep no bonus of 25", async () => {
    const player = await come();
    await gate.deposit(player, "100.00");
    const begun = await gate.beginDeposit(player, "100.00", { bonusCode: "POWER25" });
    const { authCode } = await begun.authorize();
    await player.lose(1, 100, 100);
    const from = gate.clock.at.getTime();
    gate.clock.at = new Date(from + 2 * DAY_MS);
    await begun.transfer(authCode);
    expect(await bonusState(player)).toEqual(["active"]);
    expect(await wouldLose(player)).toMatchObject([{ what: "bonus", keep: "100.00" }]);
    await withdraw(player, "200.00");
    expect(await bonusState(player)).toEqual(["revoked"]);
    gate.clock.at = new Date(from);
  });

  it("a withdrawal of a deposit that was not staked once counts what is staked in rounds that are still open, and the deposit again once such a round is cancelled", async () => {
    const player = await come();
    await gate.deposit(player, "50.00");
    await gate.deposit(player, "100.00", "TRUSTLY", "POWER25");
    const seat = await takeSeat(gate, player);
    const tickets = [];
    for (let count = 0; count < 25; count += 1) tickets.push(await seat.bet(4));
    expect((await wouldLose(player)).filter((each) => each.what === "bonus")).toEqual([]);
    await withdraw(player, "50.00");
    expect(await bonusState(player)).toEqual(["active"]);
    for (const ticket of tickets) await seat.rollback(ticket);
    expect(await wouldLose(player)).toMatchObject([{ what: "bonus", keep: "100.00" }, { what: "spins" }]);
    await withdraw(player, "20.00");
    expect(await bonusState(player)).toEqual(["revoked"]);
  });

  it("a withdrawal of a deposit that was not staked once takes it once when the cashier repeats the call", async () => {
    const player = await come();
    await gate.deposit(player, "100.00", "TRUSTLY", "WELCOME100");
    const begun = await withdraw(player, "100.00");
    const { authCode } = await begun.authorize();
    expect(await begun.transfer(authCode)).toMatchObject({ success: true });
    expect(await bonusState(player)).toEqual(["revoked"]);
    expect(await given(player)).toEqual([["refused", "deposit_withdrawn"]]);
  });
});
