import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { units } from "../../../apps/gate/src/testing/gate-fixture.ts";
import { certifiedGate, seatedPlayer } from "../certified-gate.ts";

describe("Hub88 certification: rollback", () => {
  const gateOf = certifiedGate();

  it("Rollback of a bet: the stake is returned, and the round is cancelled", async () => {
    const gate = gateOf();
    const { player, seat } = await seatedPlayer(gate);
    const begun = await seat.bet(10);
    expect(await seat.rollback(begun)).toMatchObject({
      status: "RS_OK",
      user: player.id,
      currency: "EUR",
      balance: units(100),
    });
    const only = async (state: "open" | "closed" | "cancelled") =>
      (await gate.call("gameHistory", { state }, player.session)).items.map(({ stake }) => stake);
    expect([await only("open"), await only("closed"), await only("cancelled")]).toEqual([[], [], ["0.00"]]);
  });

  it("Rollback of one of two bets: only its stake is returned, and the round goes on", async () => {
    const gate = gateOf();
    const { player, seat } = await seatedPlayer(gate);
    const one = await seat.bet(10);
    const two = await seat.bet(5, { round: one.round });
    expect(await seat.rollback(two, { round_closed: false })).toMatchObject({
      status: "RS_OK",
      balance: units(90),
    });
    expect((await gate.call("gameHistory", {}, player.session)).items).toMatchObject([
      { stake: "10.00", state: "open" },
    ]);
    expect(await seat.win(one, 1)).toMatchObject({ status: "RS_OK", balance: units(91) });
  });

  it("Rollback of a win: the payout is taken back, the stake is not returned", async () => {
    const { seat } = await seatedPlayer(gateOf());
    const begun = await seat.bet(10);
    const id = randomUUID();
    await seat.win(begun, 25, { transaction_uuid: id });
    expect(await seat.rollback({ round: begun.round, id })).toMatchObject({
      status: "RS_OK",
      balance: units(90),
    });
    expect(await seat.rollback({ round: begun.round, id })).toMatchObject({
      status: "RS_OK",
      balance: units(90),
    });
  });

  it.each([
    ["bet, win, rollback", ["win", "rollback"]],
    ["bet, rollback, win", ["rollback", "win"]],
    ["bet, win, rollback, rollback of the win", ["win", "rollback", "rollback of the win"]],
    ["bet, win, rollback of the win, rollback", ["win", "rollback of the win", "rollback"]],
  ])("Bet of 10 with a win of 30 in the order %s: the balance is as before the bet", async (_, order) => {
    const gate = gateOf();
    const { player, seat } = await seatedPlayer(gate);
    const begun = await seat.bet(10);
    const id = randomUUID();
    for (const step of order) {
      if (step === "win") await seat.win(begun, 30, { transaction_uuid: id });
      else await seat.rollback(step === "rollback" ? begun : { round: begun.round, id });
    }
    expect(await seat.balance()).toMatchObject({ balance: units(100) });
    expect((await gate.call("gameHistory", {}, player.session)).items).toMatchObject([
      { stake: "0.00", payout: "0.00", state: "cancelled" },
    ]);
  });

  it("Rollback of one of two bets after wins of 3 and 4: only its own win of 3 is taken back", async () => {
    const { seat } = await seatedPlayer(gateOf());
    const one = await seat.bet(10);
    const two = await seat.bet(5, { round: one.round });
    await seat.win(one, 3, { round_closed: false });
    await seat.win(two, 4, { round_closed: false });
    expect(await seat.rollback(one, { round_closed: false })).toMatchObject({ balance: units(99) });
    expect(await seat.rollback(two)).toMatchObject({ balance: units(100) });
  });

  it("Rollback of a bet whose win of 30 is staked again: refused while the money is not there, then both are undone", async () => {
    const gate = gateOf();
    const { player, seat } = await seatedPlayer(gate, { amount: "10.00" });
    const begun = await seat.bet(10);
    await seat.win(begun, 30);
    await seat.bet(25);
    const refused = await seat.rollback(begun);
    expect(refused).toMatchObject({ status: "RS_ERROR_NOT_ENOUGH_MONEY", balance: units(5) });
    await gate.deposit(player, "20.00");
    expect(await seat.rollback(begun)).toMatchObject({ status: "RS_OK", balance: units(5) });
  });

  it("Rollback before its bet: RS_OK and no money moves; the bet that comes later is refused", async () => {
    const { seat } = await seatedPlayer(gateOf());
    const late = { round: randomUUID(), id: randomUUID() };
    expect(await seat.rollback(late)).toMatchObject({ status: "RS_OK", balance: units(100) });
    const bet = await seat.bet(10, { round: late.round, transaction_uuid: late.id });
    expect(bet.status).toBe("RS_ERROR_DUPLICATE_TRANSACTION");
    expect(await seat.balance()).toMatchObject({ balance: units(100) });
  });

  it("Rollback of a bet that was refused for insufficient money: RS_OK, and the bet stays refused", async () => {
    const gate = gateOf();
    const { player, seat } = await seatedPlayer(gate, { amount: "10.00" });
    const refused = await seat.bet(11);
    expect(await seat.rollback(refused)).toMatchObject({ status: "RS_OK", balance: units(10) });
    await gate.deposit(player, "10.00");
    const again = await seat.bet(11, { round: refused.round, transaction_uuid: refused.id });
    expect(again.status).toBe("RS_ERROR_DUPLICATE_TRANSACTION");
  });

  it("Rollback naming a rollback: RS_OK, and no money moves", async () => {
    const { seat } = await seatedPlayer(gateOf());
    const begun = await seat.bet(10);
    const id = randomUUID();
    await seat.rollback(begun, { transaction_uuid: id });
    expect(await seat.rollback({ round: begun.round, id })).toMatchObject({
      status: "RS_OK",
      balance: units(100),
    });
  });

  it("Rollback naming itself is refused, and its id stays free for a bet", async () => {
    const { seat } = await seatedPlayer(gateOf());
    const begun = { round: randomUUID(), id: randomUUID() };
    const reply = await seat.rollback(begun, { transaction_uuid: begun.id });
    expect(reply.status).toBe("RS_ERROR_WRONG_SYNTAX");
    const bet = await seat.bet(10, { round: begun.round, transaction_uuid: begun.id });
    expect(bet).toMatchObject({ status: "RS_OK", balance: units(90) });
  });

  it("Three rollbacks under three ids of one bet: the stake is returned once", async () => {
    const { seat } = await seatedPlayer(gateOf());
    const begun = await seat.bet(10);
    for (let again = 0; again < 3; again += 1)
      expect(await seat.rollback(begun)).toMatchObject({ status: "RS_OK", balance: units(100) });
  });

  it("Rollback after logout and after an exclusion: the stake is returned", async () => {
    const gate = gateOf();
    const { player, seat } = await seatedPlayer(gate);
    const [one, two] = [await seat.bet(10), await seat.bet(10)];
    await gate.call("selfExclude", { duration: "24h" }, player.session);
    expect(await seat.rollback(one)).toMatchObject({ status: "RS_OK", balance: units(90) });
    expect(await seat.rollback(two)).toMatchObject({ status: "RS_OK", balance: units(100) });
  });
});
