import { PaymentIqAuthorized, PaymentIqCancelled, PaymentIqTransferred } from "@bellwether/contract";
import { describe, expect, it } from "vitest";
import { listHolds } from "../../../apps/gate/src/holds/index.ts";
import { certifiedGate } from "../certified-gate.ts";
import { cashierOf, statesOf, totalOf } from "./cashier-client.ts";

describe("PaymentIQ certification: deposit", () => {
  const gateOf = certifiedGate();

  const opened = async (amount = "20.00") => {
    const gate = gateOf();
    const player = await gate.stranger();
    return { gate, player, piq: await cashierOf(gate, player, "D", amount) };
  };

  it("authorize: merchantTxId is our payment, authCode is ours, and nothing is booked", async () => {
    const { gate, player, piq } = await opened();
    const answer = await piq.authorize();
    expect(PaymentIqAuthorized.parse(answer)).toEqual(answer);
    expect(answer).toEqual({
      userId: player.id,
      success: true,
      merchantTxId: piq.paymentId,
      authCode: `A${piq.txId}`,
    });
    expect([await totalOf(gate, player), await statesOf(gate, player)]).toEqual(["0.00", ["pending"]]);
  });

  it("transfer: booked", async () => {
    const { gate, player, piq } = await opened();
    await piq.authorize();
    const answer = await piq.transfer();
    expect(PaymentIqTransferred.parse(answer)).toEqual(answer);
    expect(answer).toEqual({ userId: player.id, success: true, txId: piq.txId, merchantTxId: piq.paymentId });
    expect([await totalOf(gate, player), await statesOf(gate, player)]).toEqual(["20.00", ["success"]]);
  });

  it.each(["19.25", "20.01", "5000.00"])(
    "transfer of %s when 20.00 was authorised: the transferred amount is booked",
    async (txAmount) => {
      const { gate, player, piq } = await opened();
      await piq.authorize();
      expect(await piq.transfer({ txAmount })).toMatchObject({ success: true });
      expect(await totalOf(gate, player)).toBe(txAmount);
      const { payments } = await gate.call("paymentHistory", { id: player.id }, player.session);
      expect(payments[0]).toMatchObject({ amount: txAmount, state: "success" });
    },
  );

  it("cancel: nothing is booked; failed, or canceled if the user stopped it", async () => {
    const { gate, player, piq } = await opened();
    await piq.authorize();
    const answer = await piq.cancel();
    expect(PaymentIqCancelled.parse(answer)).toEqual(answer);
    const second = await cashierOf(gate, player, "D", "20.00");
    await second.authorize();
    await second.cancel({ statusCode: "ERR_CANCELLED_BY_USER" });
    expect([await totalOf(gate, player), await statesOf(gate, player)]).toEqual([
      "0.00",
      ["canceled", "failed"],
    ]);
  });

  it("transfer of 0.00: AMOUNT_REFUSED, and a later transfer of 20.00 is booked", async () => {
    const { gate, player, piq } = await opened();
    await piq.authorize();
    expect(await piq.transfer({ txAmount: "0.00" })).toMatchObject({
      success: false,
      errCode: "AMOUNT_REFUSED",
    });
    expect(await piq.transfer()).toMatchObject({ success: true });
    expect(await totalOf(gate, player)).toBe("20.00");
  });

  it("authorize, transfer and cancel again: the same replies, and no money moves twice", async () => {
    const { gate, player, piq } = await opened();
    const cancelled = await cashierOf(gate, player, "D", "30.00");
    const calls = [piq.authorize, piq.transfer, cancelled.authorize, cancelled.cancel];
    for (const call of calls) {
      const first = await call();
      expect(first).toMatchObject({ success: true });
      for (let again = 0; again < 3; again += 1) expect(await call()).toEqual(first);
    }
    expect(await totalOf(gate, player)).toBe("20.00");
  });

  it("10 copies of a transfer at the same moment: one reply, booked once", async () => {
    const { gate, player, piq } = await opened();
    await piq.authorize();
    const answers = await Promise.all(Array.from({ length: 10 }, () => piq.transfer()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await totalOf(gate, player)).toBe("20.00");
  });

  it("cancel after transfer, twice: CONFLICT, the money stays, and the account is held once", async () => {
    const { gate, player, piq } = await opened();
    await piq.authorize();
    await piq.transfer();
    for (let again = 0; again < 2; again += 1)
      expect(await piq.cancel()).toMatchObject({ success: false, errCode: "CONFLICT" });
    expect([await totalOf(gate, player), await statesOf(gate, player)]).toEqual(["20.00", ["success"]]);
    const holds = await listHolds(gate.database);
    expect(holds.filter(({ player_id }) => player_id === player.id)).toHaveLength(1);
  });

  it("transfer after cancel: booked, because the money has moved", async () => {
    const { gate, player, piq } = await opened();
    await piq.authorize();
    await piq.cancel();
    expect(await piq.transfer()).toMatchObject({ success: true });
    expect([await totalOf(gate, player), await statesOf(gate, player)]).toEqual(["20.00", ["success"]]);
  });

  it("transfer after the user excluded themselves: booked; authorize after it: NOT_ALLOWED", async () => {
    const { gate, player, piq } = await opened();
    const late = await cashierOf(gate, player, "D", "20.00");
    await piq.authorize();
    await gate.call("selfExclude", { duration: "24h" }, player.session);
    expect(await piq.transfer()).toMatchObject({ success: true });
    expect(await late.authorize()).toMatchObject({ success: false, errCode: "NOT_ALLOWED" });
  });

  it("authorize above the user's deposit limit of 30.00: LIMIT_REACHED", async () => {
    const { gate, player, piq } = await opened("30.01");
    const wish = { type: "deposit", action: "set", duration: 1, amount: "30.00" } as const;
    await gate.call("changeLimit", wish, player.session);
    expect(await piq.authorize()).toMatchObject({ success: false, errCode: "LIMIT_REACHED" });
  });

  it.each(["9.99", "2000.01"])("authorize of %s, outside 10 to 2,000: AMOUNT_REFUSED", async (txAmount) => {
    const { piq } = await opened();
    expect(await piq.authorize({ txAmount })).toMatchObject({ success: false, errCode: "AMOUNT_REFUSED" });
  });
});
