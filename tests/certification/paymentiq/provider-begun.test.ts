import { randomUUID } from "node:crypto";
import { PaymentIqAuthorized, PaymentIqTransferred } from "@bellwether/contract";
import { commandActor } from "@bellwether/gate";
import { describe, expect, it } from "vitest";
import { liftHolds, listHolds } from "../../../apps/gate/src/holds/index.ts";
import { takeSeat } from "../../../apps/gate/src/testing/provider-seat.ts";
import { certifiedGate, type Player } from "../certified-gate.ts";
import { cashierOf, totalOf } from "./cashier-client.ts";

type Fields = Record<string, unknown>;

describe("PaymentIQ certification: money that the provider moves by itself", () => {
  const gateOf = certifiedGate();

  /** A player with 50.00 by a settled deposit, and the calls of a transaction that the provider begins. */
  const settled = async (amount = "50.00") => {
    const gate = gateOf();
    const player = await gate.stranger();
    const deposit = await cashierOf(gate, player, "D", amount);
    await deposit.authorize();
    await deposit.transfer();
    return { gate, player, deposit, begin: (fields: Fields) => begunFor(player, fields) };
  };
  const begunFor = (player: Player, fields: Fields) => {
    const gate = gateOf();
    const txId = randomUUID();
    const shared: Fields = {
      userId: player.id,
      txAmountCy: player.currency,
      txTypeId: "300",
      txName: "",
      provider: "Trustly",
      ...{ txId, ...fields },
    };
    return {
      authorize: (more: Fields = {}) => gate.piq("/authorize", { ...shared, ...more }),
      transfer: (more: Fields = {}) => gate.piq("/transfer", { ...shared, authCode: `A${txId}`, ...more }),
      cancel: (more: Fields = {}) => gate.piq("/cancel", { ...shared, authCode: `A${txId}`, ...more }),
    };
  };
  const newest = async (player: Player) =>
    (await gateOf().call("paymentHistory", { id: player.id }, player.session)).payments[0];
  const holdsOf = async (player: Player) =>
    (await listHolds(gateOf().database)).filter(({ player_id }) => player_id === player.id);

  it("a refund: authorize and transfer succeed, 50.00 leaves, and history has a line of its own", async () => {
    const { player, deposit, begin, gate } = await settled();
    const refund = begin({ txAmount: "-50.00", originTxId: deposit.txId, txName: "CreditcardRefund" });
    const authorized = await refund.authorize();
    expect(PaymentIqAuthorized.parse(authorized)).toEqual(authorized);
    expect(await totalOf(gate, player)).toBe("50.00");
    const answer = await refund.transfer();
    expect(PaymentIqTransferred.parse(answer)).toEqual(answer);
    expect(answer.merchantTxId).toBe(authorized.merchantTxId);
    expect(await totalOf(gate, player)).toBe("0.00");
    expect(await newest(player)).toMatchObject({
      ...{ type: "W", kind: "refund", state: "success", method: "TRUSTLY", amount: "50.00" },
    });
  });

  it("a chargeback after the money was staked: below zero, and the account can neither deposit, play nor cash out until somebody has looked", async () => {
    const { player, deposit, begin, gate } = await settled();
    const payout = await cashierOf(gate, player, "W", "40.00");
    await payout.authorize();
    await payout.transfer();
    await begin({ txAmount: "-50.00", originTxId: deposit.txId, txName: "Chargeback" }).transfer();
    expect(await totalOf(gate, player)).toBe("-40.00");
    expect(await holdsOf(player)).toMatchObject([
      { cause: "payment", detail: expect.stringContaining(`about payment ${deposit.paymentId}`) },
    ]);
    const held = { code: "account_held", httpStatus: 403, data: { message: "core.error_account_held" } };
    const call = { method: "TRUSTLY", amount: "20.00" };
    await expect(gate.call("startDeposit", call, player.session)).rejects.toMatchObject(held);
    await expect(gate.call("startWithdrawal", call, player.session)).rejects.toMatchObject(held);
    await expect(gate.call("launchUrl", { gameId: 1, language: "en" }, player.session)).rejects.toMatchObject(
      held,
    );
    expect(await liftHolds(gate.deps, { playerId: player.id, by: commandActor("otto") })).toBe(1);
    expect(await gate.call("startDeposit", call, player.session)).toBeDefined();
    await expect(
      liftHolds(gate.deps, { playerId: player.id, by: commandActor("otto") }),
    ).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("an open game and an authorised deposit do not go on while the account is held; a win is still paid", async () => {
    const { player, deposit, begin, gate } = await settled();
    const seat = await takeSeat(gate, player);
    const bet = await seat.bet(2);
    const waits = await cashierOf(gate, player, "D", "20.00");
    await begin({ txAmount: "-10.00", originTxId: deposit.txId, txName: "Refund" }).transfer();
    expect((await seat.bet(1)).status).toBe("RS_ERROR_USER_DISABLED");
    expect((await seat.win(bet, 5)).status).toBe("RS_OK");
    expect(await waits.authorize()).toMatchObject({ success: false, errCode: "NOT_ALLOWED" });
    expect(await totalOf(gate, player)).toBe("43.00");
  });

  it.each([
    ["a refund by its origin and sign alone", { txAmount: "-50.00" }, "refund", "0.00"],
    ["a refund with an unsigned amount", { txAmount: "50.00", txName: "Refund" }, "refund", "0.00"],
    [
      "a chargeback by the attribute kind",
      { txAmount: "-50.00", attributes: { kind: "chargeback" } },
      "chargeback",
      "0.00",
    ],
    [
      "a chargeback that was reversed",
      { txAmount: "50.00", txName: "ChargebackReversed" },
      "chargeback_reversed",
      "100.00",
    ],
    ["a correction by hand", { txAmount: "-1.50", txName: "ManualCorrection" }, "correction", "48.50"],
    ["a correction upwards", { txAmount: "1.50", txName: "Adjustment" }, "correction", "51.50"],
  ])("%s: booked as it", async (_, fields, kind, total) => {
    const { player, deposit, begin, gate } = await settled();
    expect(await begin({ originTxId: deposit.txId, ...fields }).transfer()).toMatchObject({ success: true });
    expect([await totalOf(gate, player), (await newest(player))?.kind]).toEqual([total, kind]);
  });

  it("a payout that comes back: 30.00 is cash again, counts towards no deposit limit and is no deposit", async () => {
    const { player, gate, begin } = await settled();
    const payout = await cashierOf(gate, player, "W", "30.00");
    await payout.authorize();
    await payout.transfer();
    const wish = { type: "deposit", action: "set", duration: 1, amount: "60.00" } as const;
    await gate.call("changeLimit", wish, player.session);
    await begin({ txAmount: "30.00", originTxId: payout.txId }).transfer();
    expect([await totalOf(gate, player), (await newest(player))?.kind]).toEqual(["50.00", "payout_returned"]);
    expect((await gate.call("profile", {}, player.session)).player_deposits_count).toBe(1);
    await liftHolds(gate.deps, { playerId: player.id, by: commandActor("otto") });
    const next = await cashierOf(gate, player, "D", "10.00");
    expect(await next.authorize()).toMatchObject({ success: true });
  });

  it("a refund in 2 parts, each sent 3 times and once 10 times at the same moment: 20.00 and 30.00 leave once", async () => {
    const { player, deposit, begin, gate } = await settled();
    const first = begin({ txAmount: "-20.00", originTxId: deposit.txId, txName: "Refund" });
    const answers = [await first.transfer(), await first.transfer(), await first.transfer()];
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    const second = begin({ txAmount: "-30.00", originTxId: deposit.txId, txName: "Refund" });
    const copies = await Promise.all(Array.from({ length: 10 }, () => second.transfer()));
    expect(new Set(copies.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await totalOf(gate, player)).toBe("0.00");
    expect(await first.transfer({ txAmount: "-21.00" })).toMatchObject({
      success: false,
      errCode: "CONFLICT",
    });
  });

  it("the bonus of a refunded deposit is taken back; another deposit's stays", async () => {
    const gate = gateOf();
    const player = await gate.stranger();
    const { code } = (await gate.call("paymentMethods", { type: "D" }, player.session)).welcome_bonus!;
    await gate.call("claimCode", { code }, player.session);
    const deposit = await cashierOf(gate, player, "D", "50.00");
    await deposit.authorize();
    await deposit.transfer();
    const other = await cashierOf(gate, player, "D", "20.00");
    await other.authorize();
    await other.transfer();
    const bonusOf = async () => (await gate.call("balance", {}, player.session)).local_bonus_balance_amount;
    const before = await bonusOf();
    expect(Number(before)).toBeGreaterThan(0);
    await begunFor(player, { txAmount: "-20.00", originTxId: other.txId, txName: "Refund" }).transfer();
    expect(await bonusOf()).toBe(before);
    await begunFor(player, { txAmount: "-5.00", originTxId: deposit.txId, txName: "Refund" }).transfer();
    expect(await bonusOf()).toBe("0.00");
  });

  it("a bank transfer without a visit to the cashier: asked first, it is checked like a deposit; sent at once, it is booked, and held where it would be refused", async () => {
    const { player, gate, begin } = await settled();
    const asked = begin({ txAmount: "30.00", txName: "BankDeposit" });
    expect(await asked.authorize()).toMatchObject({ success: true });
    expect(await asked.transfer()).toMatchObject({ success: true });
    expect((await newest(player))?.kind).toBe("direct_deposit");
    expect((await gate.call("profile", {}, player.session)).player_deposits_count).toBe(2);
    expect(await holdsOf(player)).toEqual([]);
    expect(await begin({ txAmount: "5000.00" }).authorize()).toMatchObject({
      success: false,
      errCode: "AMOUNT_REFUSED",
    });
    const wish = { type: "deposit", action: "set", duration: 1, amount: "90.00" } as const;
    await gate.call("changeLimit", wish, player.session);
    expect(await begin({ txAmount: "20.00" }).transfer()).toMatchObject({ success: true });
    expect(await totalOf(gate, player)).toBe("100.00");
    expect(await holdsOf(player)).toMatchObject([
      { detail: expect.stringContaining("deposit_limit_reached") },
    ]);
  });

  it("a refund that was authorised and then called off: nothing moves, and the account is not held", async () => {
    const { player, deposit, begin, gate } = await settled();
    const refund = begin({ txAmount: "-50.00", originTxId: deposit.txId, txName: "Refund" });
    await refund.authorize();
    expect(await refund.cancel()).toMatchObject({ success: true });
    expect([await totalOf(gate, player), (await newest(player))?.state]).toEqual(["50.00", "failed"]);
    expect(await holdsOf(player)).toEqual([]);
  });

  it("a refund of a transaction that is not known here: booked and held; of another player's: UNKNOWN_TX", async () => {
    const { player, begin, gate } = await settled();
    const other = await settled();
    const stranger = begin({ txAmount: "-10.00", originTxId: "lost", txName: "Refund" });
    expect(await stranger.transfer()).toMatchObject({ success: true });
    expect(await totalOf(gate, player)).toBe("40.00");
    expect(await holdsOf(player)).toMatchObject([
      { detail: expect.stringContaining("no payment that is known") },
    ]);
    const mixed = begin({ txAmount: "-10.00", originTxId: other.deposit.txId, txName: "Refund" });
    for (const call of [mixed.authorize, mixed.transfer])
      expect(await call()).toMatchObject({ success: false, errCode: "UNKNOWN_TX" });
  });

  it("a chargeback of an excluded player's and of a closed account's deposit: booked", async () => {
    const { player, deposit, begin, gate } = await settled();
    await gate.call("selfExclude", { duration: "24h" }, player.session);
    const chargeback = begin({ txAmount: "-50.00", originTxId: deposit.txId, txName: "Chargeback" });
    expect(await chargeback.transfer()).toMatchObject({ success: true });
    const { rows } = await gate.database.query(
      "SELECT held_at IS NOT NULL AS held FROM player WHERE id = $1",
      [player.id],
    );
    expect(rows).toEqual([{ held: true }]);
  });
});
