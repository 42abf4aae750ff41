import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { residentOf } from "../../../apps/gate/src/testing/resident-of.ts";
import { certifiedGate, passTime } from "../certified-gate.ts";
import { cashierOf, statesOf, totalOf } from "./cashier-client.ts";

describe("PaymentIQ certification: withdrawal", () => {
  const gateOf = certifiedGate();

  /** A player with 100.00, and a withdrawal opened for part of it. */
  const opened = async (amount = "60.00") => {
    const gate = gateOf();
    const player = await gate.stranger();
    await gate.deposit(player, "100.00");
    return { gate, player, piq: await cashierOf(gate, player, "W", amount) };
  };

  it("authorize of -60.00: reserved at once; transfer: paid", async () => {
    const { gate, player, piq } = await opened();
    expect(await piq.authorize()).toMatchObject({ success: true, merchantTxId: piq.paymentId });
    expect(await totalOf(gate, player)).toBe("40.00");
    expect(await piq.transfer()).toMatchObject({ success: true, txId: piq.txId });
    expect([await totalOf(gate, player), (await statesOf(gate, player))[0]]).toEqual(["40.00", "success"]);
  });

  it("cancel: the reserve is returned, once, even for two cancels at the same moment", async () => {
    const { gate, player, piq } = await opened();
    await piq.authorize();
    const answers = await Promise.all([piq.cancel(), piq.cancel()]);
    expect(answers[1]).toEqual(answers[0]);
    expect(await totalOf(gate, player)).toBe("100.00");
  });

  it("cancel with 60.00 without its minus sign: the reserve is returned as well", async () => {
    const { gate, player, piq } = await opened();
    await piq.authorize();
    expect(await piq.cancel({ txAmount: "60.00" })).toMatchObject({ success: true });
    expect(await totalOf(gate, player)).toBe("100.00");
  });

  it("cancel and transfer of 60.00 in another player's name, transfer as a deposit: UNKNOWN_TX, no money moves", async () => {
    const { gate, player, piq } = await opened();
    const other = await gate.stranger();
    await piq.authorize();
    for (const answer of [
      await piq.cancel({ userId: other.id }),
      await piq.transfer({ userId: other.id }),
      await piq.transfer({ txAmount: "60.00" }),
    ])
      expect(answer).toMatchObject({ success: false, errCode: "UNKNOWN_TX" });
    expect([await totalOf(gate, player), await totalOf(gate, other)]).toEqual(["40.00", "0.00"]);
    expect((await statesOf(gate, player))[0]).toBe("pending");
  });

  it("transfer after cancel: paid from cash, because the money has moved", async () => {
    const { gate, player, piq } = await opened();
    await piq.authorize();
    await piq.cancel();
    expect(await piq.transfer()).toMatchObject({ success: true });
    expect(await totalOf(gate, player)).toBe("40.00");
  });

  it("cancel after transfer: CONFLICT, nothing is returned", async () => {
    const { gate, player, piq } = await opened();
    await piq.authorize();
    await piq.transfer();
    expect(await piq.cancel()).toMatchObject({ success: false, errCode: "CONFLICT" });
    expect(await totalOf(gate, player)).toBe("40.00");
  });

  it.each([
    ["less", "-50.00", "50.00"],
    ["more", "-65.00", "35.00"],
    ["more than there is", "-105.00", "-5.00"],
  ])("transfer of %s (%s) when -60.00 was authorised: %s is left", async (_, txAmount, left) => {
    const { gate, player, piq } = await opened();
    await piq.authorize();
    expect(await piq.transfer({ txAmount })).toMatchObject({ success: true });
    expect(await totalOf(gate, player)).toBe(left);
  });

  it("authorize above the cash by one minor unit: FUNDS, nothing is reserved", async () => {
    const { gate, player, piq } = await opened();
    expect(await piq.authorize({ txAmount: "-100.01" })).toMatchObject({ success: false, errCode: "FUNDS" });
    expect(await totalOf(gate, player)).toBe("100.00");
  });

  it("5 authorizes of 60.00 at the same moment on 100.00: one succeeds, 4 get FUNDS", async () => {
    const { gate, player } = await opened();
    const cashiers = await Promise.all(
      Array.from({ length: 5 }, () => cashierOf(gate, player, "W", "60.00")),
    );
    const answers = await Promise.all(cashiers.map(({ authorize }) => authorize()));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ errCode }) => errCode === "FUNDS")).toHaveLength(4);
  });

  describe.each([
    ["SE", "TRUSTLY"],
    ["GB", "SKRILL"],
  ])("in %s, where a payout is final", (country, method) => {
    /** 600.00 of 1000.00 reserved. */
    const setAside = async () => {
      const gate = gateOf();
      const player = await gate.stranger(residentOf(country));
      for (const duration of [1, 7, 30] as const)
        await gate.call(
          "changeLimit",
          { type: "deposit", action: "set", duration, amount: "5000.00" },
          player.session,
        );
      await gate.deposit(player, "1000.00", method);
      const piq = await cashierOf(gate, player, "W", "600.00", method);
      expect(await piq.authorize()).toMatchObject({ success: true });
      return { gate, player, piq };
    };
    const byUser = { statusCode: "ERR_CANCELLED_BY_USER" };

    it("cancel by the user: NOT_ALLOWED, also 20 minutes later; 600.00 stay reserved until they are paid", async () => {
      const { gate, player, piq } = await setAside();
      expect(await piq.cancel(byUser)).toMatchObject({ success: false, errCode: "NOT_ALLOWED" });
      passTime(gate, 20 * MINUTE_MS);
      expect(await piq.cancel(byUser)).toMatchObject({ success: false, errCode: "NOT_ALLOWED" });
      expect([await totalOf(gate, player), (await statesOf(gate, player))[0]]).toEqual(["400.00", "pending"]);
      expect(await piq.transfer()).toMatchObject({ success: true });
      expect([await totalOf(gate, player), (await statesOf(gate, player))[0]]).toEqual(["400.00", "success"]);
    });

    it("cancel by the provider, even after the user's was refused: the reserve is returned, failed", async () => {
      const { gate, player, piq } = await setAside();
      await piq.cancel(byUser);
      expect(await piq.cancel()).toMatchObject({ success: true });
      expect([await totalOf(gate, player), (await statesOf(gate, player))[0]]).toEqual(["1000.00", "failed"]);
    });

    it("verifyuser tells the cashier not to offer this cancel", async () => {
      const { gate, player, piq } = await setAside();
      const answer = await gate.piq("/verifyuser", { sessionId: piq.sessionId, userId: player.id });
      expect(answer.attributes).toEqual({ cancelPendingWithdrawal: "refused" });
    });

    it("cancel of a deposit by the user: canceled", async () => {
      const { gate, player } = await setAside();
      const piq = await cashierOf(gate, player, "D", "100.00", method);
      await piq.authorize();
      expect(await piq.cancel(byUser)).toMatchObject({ success: true });
      expect((await statesOf(gate, player))[0]).toBe("canceled");
    });
  });

  it("cancel by the user in Finland: the reserve is returned, canceled; verifyuser allowed it", async () => {
    const { gate, player, piq } = await opened();
    await piq.authorize();
    const response = await gate.piq("/verifyuser", { sessionId: piq.sessionId, userId: player.id });
    expect(response.attributes).toEqual({ cancelPendingWithdrawal: "allowed" });
    expect(await piq.cancel({ statusCode: "ERR_CANCELLED_BY_USER" })).toMatchObject({ success: true });
    expect([await totalOf(gate, player), (await statesOf(gate, player))[0]]).toEqual(["100.00", "canceled"]);
  });

  it("authorize and transfer of an excluded user: accepted, because their cash may be withdrawn", async () => {
    const { gate, player, piq } = await opened();
    await gate.call("selfExclude", { duration: "forever" }, player.session);
    expect(await piq.authorize()).toMatchObject({ success: true });
    expect(await piq.transfer()).toMatchObject({ success: true });
  });
});
