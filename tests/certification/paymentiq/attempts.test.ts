import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { closeAbandoned } from "../../../apps/gate/src/payments/reconcile.ts";
import { certifiedGate, passTime } from "../certified-gate.ts";
import { cashierOf, statesOf, totalOf } from "./cashier-client.ts";

describe("PaymentIQ certification: several attempts of one payment", () => {
  const gateOf = certifiedGate();
  const conflict = { success: false, errCode: "CONFLICT" };

  const opened = async (type: "D" | "W" = "D", amount = "20.00") => {
    const gate = gateOf();
    const player = await gate.stranger();
    if (type === "W") await gate.deposit(player, "100.00");
    const piq = await cashierOf(gate, player, type, amount);
    /** The calls of another transaction for the same payment. */
    const attempt = (txId: string) => {
      const own = { txId, authCode: `A${txId}` };
      return {
        authorize: (more = {}) => piq.authorize({ txId, ...more }),
        transfer: (more = {}) => piq.transfer({ ...own, ...more }),
        cancel: (more = {}) => piq.cancel({ ...own, ...more }),
      };
    };
    const txId = (name: string) => `${piq.txId}-${name}`;
    return { gate, player, piq, second: attempt(txId("2")), third: attempt(txId("3")) };
  };

  it("another card after 2 declined ones: booked once, and a 4th attempt after the success is CONFLICT", async () => {
    const { gate, player, piq, second, third } = await opened();
    for (const declined of [piq, second]) {
      expect(await declined.authorize()).toMatchObject({ success: true, merchantTxId: piq.paymentId });
      expect(await declined.cancel()).toMatchObject({ success: true });
      expect(await statesOf(gate, player)).toEqual(["failed"]);
    }
    await third.authorize();
    expect(await statesOf(gate, player)).toEqual(["pending"]);
    expect(await third.transfer()).toMatchObject({ success: true, merchantTxId: piq.paymentId });
    expect([await totalOf(gate, player), await statesOf(gate, player)]).toEqual(["20.00", ["success"]]);
    expect(await piq.authorize({ txId: `${piq.txId}-4` })).toMatchObject(conflict);
  });

  it("3-D Secure begun again while the first is open: both authorised, and the first's late end does not undo the second's success", async () => {
    const { gate, player, piq, second } = await opened();
    await piq.authorize();
    expect(await second.authorize()).toMatchObject({ success: true });
    expect(await second.transfer()).toMatchObject({ success: true });
    expect(await piq.cancel()).toMatchObject({ success: true });
    expect([await totalOf(gate, player), await statesOf(gate, player)]).toEqual(["20.00", ["success"]]);
  });

  it("the first of 2 open attempts fails: the payment stays pending until the second ends", async () => {
    const { gate, player, piq, second } = await opened();
    await piq.authorize();
    await second.authorize();
    await piq.cancel();
    expect(await statesOf(gate, player)).toEqual(["pending"]);
    await second.cancel({ statusCode: "ERR_CANCELLED_BY_USER" });
    expect(await statesOf(gate, player)).toEqual(["canceled"]);
  });

  it("2 attempts that both take the money: 40.00 is booked as two payments, repeats add nothing, and the account is held", async () => {
    const { gate, player, piq, second } = await opened();
    await piq.authorize();
    await second.authorize();
    await piq.transfer();
    const answer = await second.transfer();
    expect(answer).toMatchObject({ success: true });
    expect(answer.merchantTxId).not.toBe(piq.paymentId);
    expect(await second.transfer()).toEqual(answer);
    expect([await totalOf(gate, player), await statesOf(gate, player)]).toEqual([
      "40.00",
      ["success", "success"],
    ]);
    const { guards } = await gate.call("guardsStatus", {}, player.session);
    expect(guards).toEqual([{ guard: "held", route: "/my-account/account-info" }]);
  });

  it("a second attempt counts once towards a deposit limit of 20.00", async () => {
    const { gate, player, piq, second } = await opened();
    const wish = { type: "deposit", action: "set", duration: 1, amount: "20.00" } as const;
    await gate.call("changeLimit", wish, player.session);
    await piq.authorize();
    expect(await second.authorize()).toMatchObject({ success: true });
    expect(await piq.authorize({ txId: `${piq.txId}-more`, txAmount: "20.01" })).toMatchObject({
      success: false,
      errCode: "LIMIT_REACHED",
    });
    expect(await statesOf(gate, player)).toEqual(["pending"]);
  });

  it("a payout whose first way fails: 30.00 is set aside once at a time, and paid by the second way", async () => {
    const { gate, player, piq, second } = await opened("W", "30.00");
    await piq.authorize();
    expect(await totalOf(gate, player)).toBe("70.00");
    expect(await second.authorize()).toMatchObject(conflict);
    await piq.cancel();
    expect(await totalOf(gate, player)).toBe("100.00");
    await second.authorize();
    expect(await totalOf(gate, player)).toBe("70.00");
    expect(await second.transfer()).toMatchObject({ success: true });
    expect([await totalOf(gate, player), (await statesOf(gate, player))[0]]).toEqual(["70.00", "success"]);
  });

  it("a payout's first way that pays after all: 30.00 leaves twice, below zero if it must, and the account is held", async () => {
    const { gate, player, piq, second } = await opened("W", "60.00");
    await piq.authorize();
    await piq.cancel();
    await second.authorize();
    await second.transfer();
    expect(await piq.transfer()).toMatchObject({ success: true });
    expect(await totalOf(gate, player)).toBe("-20.00");
    expect((await gate.call("guardsStatus", {}, player.session)).guards).toMatchObject([{ guard: "held" }]);
  });

  it("an attempt after 30 minutes, when the payment was closed as abandoned: authorised and booked", async () => {
    const { gate, player, piq } = await opened();
    passTime(gate, 31 * MINUTE_MS);
    expect(await closeAbandoned(gate.deps)).toBeGreaterThanOrEqual(1);
    expect(await piq.authorize()).toMatchObject({ success: true });
    expect(await piq.transfer()).toMatchObject({ success: true });
    const { rows } = await gate.database.query("SELECT state, end_reason FROM payment WHERE id = $1", [
      piq.paymentId,
    ]);
    expect(rows).toEqual([{ state: "success", end_reason: null }]);
    expect(player.id).toBeDefined();
  });
});
