import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { units } from "../../../apps/gate/src/testing/gate-fixture.ts";
import { certifiedGate, seatedPlayer } from "../certified-gate.ts";

describe("Hub88 certification: bet", () => {
  const gateOf = certifiedGate();
  const historyOf = async (player: { session: string }) =>
    (await gateOf().call("gameHistory", {}, player.session)).items;

  it("Bet of 10: 90 is left, and the round is open with a stake of 10", async () => {
    const { player, seat } = await seatedPlayer(gateOf());
    expect(await seat.bet(10)).toMatchObject({
      status: "RS_OK",
      user: player.id,
      currency: "EUR",
      balance: units(90),
    });
    expect(await historyOf(player)).toMatchObject([{ stake: "10.00", payout: "0.00", state: "open" }]);
  });

  it("Bet of 1,000 units: one minor unit is taken", async () => {
    const { seat } = await seatedPlayer(gateOf());
    expect(await seat.bet(0, { amount: 1_000 })).toMatchObject({ status: "RS_OK", balance: units(99.99) });
  });

  it("Bet of zero: nothing is taken, and the round can win", async () => {
    const { player, seat } = await seatedPlayer(gateOf());
    const begun = await seat.bet(0);
    expect(begun).toMatchObject({ status: "RS_OK", balance: units(100) });
    expect(await seat.win(begun, 3)).toMatchObject({ status: "RS_OK", balance: units(103) });
    expect(await historyOf(player)).toMatchObject([{ stake: "0.00", payout: "3.00", state: "closed" }]);
  });

  it("Bet equal to the balance: it is accepted, 0 is left", async () => {
    const { seat } = await seatedPlayer(gateOf(), { amount: "50.00" });
    expect(await seat.bet(50.01)).toMatchObject({ status: "RS_ERROR_NOT_ENOUGH_MONEY", balance: units(50) });
    expect(await seat.bet(50)).toMatchObject({ status: "RS_OK", balance: 0 });
  });

  it("Three bets of one round: each is accepted, and the history shows one round of 6", async () => {
    const { player, seat } = await seatedPlayer(gateOf());
    const { round } = await seat.bet(1);
    await seat.bet(2, { round });
    expect(await seat.bet(3, { round })).toMatchObject({ status: "RS_OK", balance: units(94) });
    expect(await historyOf(player)).toMatchObject([{ round, stake: "6.00", state: "open" }]);
  });

  it("Bet with round_closed: the round is closed with no win", async () => {
    const { player, seat } = await seatedPlayer(gateOf());
    await seat.bet(10, { round_closed: true });
    expect(await historyOf(player)).toMatchObject([{ stake: "10.00", payout: "0.00", state: "closed" }]);
  });

  it("Bet refused for insufficient money: it may be sent again under its id once there is money", async () => {
    const gate = gateOf();
    const { player, seat } = await seatedPlayer(gate, { amount: "10.00" });
    const same = { transaction_uuid: randomUUID(), round: randomUUID() };
    expect(await seat.bet(15, same)).toMatchObject({ status: "RS_ERROR_NOT_ENOUGH_MONEY" });
    await gate.deposit(player, "10.00");
    expect(await seat.bet(15, same)).toMatchObject({ status: "RS_OK", balance: units(5) });
  });

  it("50 bets of 1 at the same moment with 10 in the account: 10 are accepted", async () => {
    const { seat } = await seatedPlayer(gateOf(), { amount: "10.00" });
    const bets = await Promise.all(Array.from({ length: 50 }, () => seat.bet(1)));
    expect(bets.filter(({ status }) => status === "RS_OK")).toHaveLength(10);
    expect(bets.filter(({ status }) => status === "RS_ERROR_NOT_ENOUGH_MONEY")).toHaveLength(40);
    expect(await seat.balance()).toMatchObject({ balance: 0 });
  });

  it("Bet at the user's wager limit of 5.00: all of it is accepted, and then not one minor unit more", async () => {
    const gate = gateOf();
    const { player, seat } = await seatedPlayer(gate);
    const wish = { type: "maxwager", action: "set", duration: 1, amount: "5.00" } as const;
    await gate.call("changeLimit", wish, player.session);
    expect(await seat.bet(5)).toMatchObject({ status: "RS_OK", balance: units(95) });
    expect(await seat.bet(0.01)).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED", balance: units(95) });
  });
});
