import { randomUUID } from "node:crypto";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { units } from "../../../apps/gate/src/testing/gate-fixture.ts";
import { cashMinorOf, certifiedGate, passTime, seatedPlayer } from "../certified-gate.ts";

describe("Hub88 certification: win", () => {
  const gateOf = certifiedGate();
  const lastRoundOf = async (player: { session: string }) =>
    (await gateOf().call("gameHistory", {}, player.session)).items[0];

  it("Win of 25 on a bet of 10: 115, and the round is closed", async () => {
    const { player, seat } = await seatedPlayer(gateOf());
    const begun = await seat.bet(10);
    expect(await seat.win(begun, 25)).toMatchObject({
      status: "RS_OK",
      user: player.id,
      currency: "EUR",
      balance: units(115),
    });
    expect(await lastRoundOf(player)).toMatchObject({ stake: "10.00", payout: "25.00", state: "closed" });
  });

  it("Win of zero: it closes a lost round", async () => {
    const { player, seat } = await seatedPlayer(gateOf());
    const begun = await seat.bet(10);
    expect(await seat.win(begun, 0)).toMatchObject({ status: "RS_OK", balance: units(90) });
    expect(await lastRoundOf(player)).toMatchObject({ payout: "0.00", state: "closed" });
  });

  it("Win larger than the balance: it is paid", async () => {
    const { seat } = await seatedPlayer(gateOf(), { amount: "10.00" });
    expect(await seat.win(await seat.bet(10), 5_000)).toMatchObject({
      status: "RS_OK",
      balance: units(5_000),
    });
  });

  it("Win of 80,000,000,000.07: it is booked and reported to the last minor unit, as an integer throughout", async () => {
    const gate = gateOf();
    const { player, seat } = await seatedPlayer(gate);
    const answer = await seat.win(await seat.bet(0.1), 80_000_000_000.07);
    expect(answer).toMatchObject({ status: "RS_OK", balance: 8_000_000_009_997_000 });
    expect(await cashMinorOf(gate, player)).toBe(8_000_000_009_997);
    expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("80000000099.97");
  });

  it("Three wins of one round: each is paid, the round closes with the last", async () => {
    const { player, seat } = await seatedPlayer(gateOf());
    const begun = await seat.bet(10);
    await seat.win(begun, 1, { round_closed: false });
    await seat.win(begun, 2, { round_closed: false });
    expect(await lastRoundOf(player)).toMatchObject({ payout: "3.00", state: "open" });
    expect(await seat.win(begun, 3)).toMatchObject({ status: "RS_OK", balance: units(96) });
    expect(await lastRoundOf(player)).toMatchObject({ payout: "6.00", state: "closed" });
  });

  it("One win for each of two bets of a round: both are paid", async () => {
    const { seat } = await seatedPlayer(gateOf());
    const one = await seat.bet(10);
    const two = await seat.bet(10, { round: one.round });
    await seat.win(one, 5, { round_closed: false });
    expect(await seat.win(two, 5)).toMatchObject({ status: "RS_OK", balance: units(90) });
  });

  it("Win after its round was closed: it is owed, and paid", async () => {
    const { seat } = await seatedPlayer(gateOf());
    const begun = await seat.bet(10, { round_closed: true });
    expect(await seat.win(begun, 4)).toMatchObject({ status: "RS_OK", balance: units(94) });
  });

  it("Win after logout, and a day later: paid, because the end of a token does not affect a win", async () => {
    const gate = gateOf();
    const { player, seat } = await seatedPlayer(gate);
    const begun = await seat.bet(10);
    await gate.call("logout", {}, player.session);
    passTime(gate, DAY_MS);
    expect(await seat.win(begun, 20)).toMatchObject({ status: "RS_OK", balance: units(110) });
  });

  it("Win after the user excluded themselves: paid", async () => {
    const gate = gateOf();
    const { player, seat } = await seatedPlayer(gate);
    const begun = await seat.bet(10);
    await gate.call("selfExclude", { duration: "forever" }, player.session);
    expect(await seat.win(begun, 20)).toMatchObject({ status: "RS_OK", balance: units(110) });
  });

  it("Win before its bet: refused, and accepted under the same id once the bet is there", async () => {
    const { seat } = await seatedPlayer(gateOf());
    const begun = { round: randomUUID(), id: randomUUID() };
    const same = { transaction_uuid: randomUUID() };
    expect(await seat.win(begun, 5, same)).toMatchObject({ status: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST" });
    await seat.bet(1, { round: begun.round, transaction_uuid: begun.id });
    expect(await seat.win(begun, 5, same)).toMatchObject({ status: "RS_OK", balance: units(104) });
  });
});
