import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";

describe("payments", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());

  const totalOf = async (player: { session: string }) =>
    (await gate.call("balance", {}, player.session)).player_balance_amount;

  /** A payment that was opened on the site, as the cashier will name it to the gate. */
  const opened = async (
    player: { id: string; session: string; currency: string },
    type: "D" | "W",
    amount: string,
  ) => {
    const { payment_id } = await gate.call(
      type === "D" ? "startDeposit" : "startWithdrawal",
      { method: "TRUSTLY", amount },
      player.session,
    );
    return {
      userId: player.id,
      txAmount: type === "D" ? amount : `-${amount}`,
      txAmountCy: player.currency,
      txId: randomUUID(),
      txTypeId: "101",
      txName: "x",
      provider: "Trustly",
      attributes: { paymentId: payment_id },
    };
  };

  /** The same, authorised. */
  const authorized = async (...given: Parameters<typeof opened>) => {
    const request = await opened(...given);
    const answer = await gate.piq("/authorize", request);
    return { request, settled: { ...request, authCode: answer.authCode } };
  };

  describe("a deposit", () => {
    it("is booked by transfer and pushed", async () => {
      const player = await gate.player();
      const heard = gate.listen(player);
      expect(await gate.deposit(player, "25.50")).toMatchObject({ success: true });
      expect(await totalOf(player)).toBe("25.50");
      expect(heard).toContainEqual(expect.objectContaining({ type: "balance", total: "25.50" }));
      expect((await gate.call("profile", {}, player.session)).player_deposits_count).toBe(1);
    });

    it("is booked once, however often transfer comes, with the same answer", async () => {
      const player = await gate.player();
      const { settled } = await authorized(player, "D", "20.00");
      const answers = await Promise.all(Array.from({ length: 10 }, () => gate.piq("/transfer", settled)));
      expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
      expect(await totalOf(player)).toBe("20.00");
    });

    it("is booked with the amount that transfer names, not the authorised one", async () => {
      const player = await gate.player();
      const { settled } = await authorized(player, "D", "20.00");
      await gate.piq("/transfer", { ...settled, txAmount: "19.25" });
      expect(await totalOf(player)).toBe("19.25");
      const { payments } = await gate.call("paymentHistory", { id: player.id }, player.session);
      expect(payments[0]).toMatchObject({ amount: "19.25", state: "success" });
    });

    it("ends failed or canceled by cancel, with nothing booked", async () => {
      const player = await gate.player();
      const failed = await authorized(player, "D", "20.00");
      await gate.piq("/cancel", { ...failed.settled, statusCode: "ERR_DECLINED_BY_PSP" });
      const canceled = await authorized(player, "D", "20.00");
      await gate.piq("/cancel", { ...canceled.settled, statusCode: "ERR_CANCELLED_BY_USER" });
      const { payments } = await gate.call("paymentHistory", { id: player.id }, player.session);
      expect(payments.map((each) => each.state)).toEqual(["canceled", "failed"]);
      expect(await totalOf(player)).toBe("0.00");
    });

    it.each([
      ["9.99", "amount_below_minimum", { minimum: "10.00", maximum: "2000.00" }],
      ["2000.01", "amount_above_maximum", { minimum: "10.00", maximum: "2000.00" }],
    ])("of %s in Finland is refused as %s", async (amount, code, params) => {
      const player = await gate.player();
      await expect(
        gate.call("startDeposit", { method: "TRUSTLY", amount }, player.session),
      ).rejects.toMatchObject({ code, data: { params } });
    });

    it.each(["0", "0.00", "-5", "NaN", "1e21", "10.001", "", "ten", "9007199254740993", 50, null])(
      "refuses the amount %j",
      async (amount) => {
        const player = await gate.player();
        const { status } = await gate.raw("POST", "/gate/api/payments/deposit", {
          method: "TRUSTLY",
          amount,
          session: player.session,
        });
        expect([400, 422]).toContain(status);
      },
    );

    it("refuses another currency, another country's method, and a player who is not activated", async () => {
      const player = await gate.player();
      await expect(
        gate.call("startDeposit", { method: "TRUSTLY", amount: "20", currency: "SEK" }, player.session),
      ).rejects.toMatchObject({ code: "wrong_currency" });
      await expect(
        gate.call("startDeposit", { method: "SWISH", amount: "20" }, player.session),
      ).rejects.toMatchObject({ code: "method_not_available" });
      const fresh = await gate.player(undefined, { activated: false });
      await expect(
        gate.call("startDeposit", { method: "TRUSTLY", amount: "20" }, fresh.session),
      ).rejects.toMatchObject({ code: "not_activated" });
    });

    it("opens once for a repeated request_id, and refuses it with other input", async () => {
      const player = await gate.player();
      const request_id = randomUUID();
      const open = (amount: string) =>
        gate.call("startDeposit", { method: "TRUSTLY", amount, request_id }, player.session);
      const [one, two] = await Promise.all([open("20"), open("20")]);
      expect(one.payment_id).toBe(two.payment_id);
      await expect(open("30")).rejects.toMatchObject({ code: "conflict" });
    });
  });

  describe("a withdrawal", () => {
    it("sets the money aside at once, and pays it", async () => {
      const player = await gate.player();
      await gate.deposit(player, "100.00");
      const { settled } = await authorized(player, "W", "60.00");
      expect(await totalOf(player)).toBe("40.00");
      await gate.piq("/transfer", settled);
      expect(await totalOf(player)).toBe("40.00");
    });

    it("comes back when it is cancelled, once", async () => {
      const player = await gate.player();
      await gate.deposit(player, "100.00");
      const { settled } = await authorized(player, "W", "60.00");
      await Promise.all([gate.piq("/cancel", settled), gate.piq("/cancel", settled)]);
      expect(await totalOf(player)).toBe("100.00");
      expect(await gate.piq("/transfer", settled)).toMatchObject({ success: true });
      expect(await totalOf(player)).toBe("40.00");
    });

    it("is paid in another amount, freeing the rest or taking the difference below zero", async () => {
      const player = await gate.player();
      await gate.deposit(player, "100.00");
      const less = await authorized(player, "W", "60.00");
      await gate.piq("/transfer", { ...less.settled, txAmount: "-50.00" });
      expect(await totalOf(player)).toBe("50.00");
      const more = await authorized(player, "W", "50.00");
      await gate.piq("/transfer", { ...more.settled, txAmount: "-55.00" });
      expect(await totalOf(player)).toBe("-5.00");
    });

    it("is refused above the cash there is, to the minor unit, also in parallel", async () => {
      const player = await gate.player();
      await gate.deposit(player, "100.00");
      await expect(
        gate.call("startWithdrawal", { method: "TRUSTLY", amount: "100.01" }, player.session),
      ).rejects.toMatchObject({ code: "insufficient_funds" });
      const requests = await Promise.all(Array.from({ length: 5 }, () => opened(player, "W", "60.00")));
      const answers = await Promise.all(requests.map((request) => gate.piq("/authorize", request)));
      expect(answers.filter((answer) => answer.success)).toHaveLength(1);
      expect(answers.filter((answer) => answer.errCode === "FUNDS")).toHaveLength(4);
    });
  });

  describe("PaymentIQ's calls", () => {
    it("verifyuser answers the player's fields for a live cashier session only", async () => {
      const player = await gate.player();
      const { frame_url } = await gate.call(
        "startDeposit",
        { method: "TRUSTLY", amount: "20" },
        player.session,
      );
      const sessionId = new URL(frame_url, "http://x").searchParams.get("sessionId")!;
      expect(await gate.piq("/verifyuser", { sessionId, userId: player.id })).toMatchObject({
        success: true,
        balance: "0.00",
        balanceCy: "EUR",
        country: "FIN",
        locale: "fi_FI",
      });
      expect(await gate.piq("/verifyuser", { sessionId: "forged", userId: player.id })).toMatchObject({
        success: false,
        errCode: "SESSION_INVALID",
      });
      const other = await gate.player();
      expect(await gate.piq("/verifyuser", { sessionId, userId: other.id })).toMatchObject({
        success: false,
        errCode: "SESSION_INVALID",
      });
      await gate.call("logout", {}, player.session);
      expect(await gate.piq("/verifyuser", { sessionId, userId: player.id })).toMatchObject({
        success: false,
      });
    });

    it("the cashier's session cannot act as the player", async () => {
      const player = await gate.player();
      const { frame_url } = await gate.call(
        "startDeposit",
        { method: "TRUSTLY", amount: "20" },
        player.session,
      );
      const sessionId = new URL(frame_url, "http://x").searchParams.get("sessionId")!;
      await expect(gate.call("profile", {}, sessionId)).rejects.toMatchObject({ status: "session_error" });
    });

    it("refuse wrong credentials, a forged authCode, and the same txId with other input", async () => {
      const player = await gate.player();
      const { request, settled } = await authorized(player, "D", "20.00");
      expect(await gate.piq("/transfer", settled, "piq:wrong")).toMatchObject({
        success: false,
        errCode: "NOT_ALLOWED",
      });
      expect(await gate.piq("/transfer", { ...settled, authCode: "forged" })).toMatchObject({
        success: false,
        errCode: "UNKNOWN_TX",
      });
      expect(await gate.piq("/authorize", { ...request, txAmount: "30.00" })).toMatchObject({
        success: false,
        errCode: "CONFLICT",
      });
      expect(await gate.piq("/authorize", { ...request, txAmountCy: "SEK" })).toMatchObject({
        success: false,
        errCode: "CURRENCY_REFUSED",
      });
      expect(await gate.piq("/authorize", { userId: player.id })).toMatchObject({
        success: false,
        errCode: "SYNTAX",
      });
      expect(await totalOf(player)).toBe("0.00");
    });

    it("refuse another player's payment", async () => {
      const [one, two] = [await gate.player(), await gate.player()];
      const { payment_id } = await gate.call(
        "startDeposit",
        { method: "TRUSTLY", amount: "20" },
        one.session,
      );
      const answer = await gate.piq("/authorize", {
        userId: two.id,
        txAmount: "20",
        txAmountCy: "EUR",
        txId: randomUUID(),
        txTypeId: "101",
        txName: "x",
        provider: "x",
        attributes: { paymentId: payment_id },
      });
      expect(answer).toMatchObject({ success: false, errCode: "UNKNOWN_TX" });
    });
  });

  describe("history", () => {
    it("tells ten a page, newest first, and another player's is not found", async () => {
      const player = await gate.player();
      for (let count = 0; count < 12; count += 1) await gate.deposit(player, `${10 + count}.00`);
      const first = await gate.call("paymentHistory", { id: player.id }, player.session);
      expect(first.payments.map((each) => each.amount)).toEqual([
        "21.00",
        "20.00",
        "19.00",
        "18.00",
        "17.00",
        "16.00",
        "15.00",
        "14.00",
        "13.00",
        "12.00",
      ]);
      const second = await gate.call(
        "paymentHistory",
        { id: player.id, start_index: first.next_index! },
        player.session,
      );
      expect(second.payments.map((each) => each.amount)).toEqual(["11.00", "10.00"]);
      expect(second.next_index).toBeNull();
      const only = async (type: "D" | "W") =>
        (await gate.call("paymentHistory", { id: player.id, type, limit: 100 }, player.session)).payments;
      expect([await only("D"), await only("W")].map((payments) => payments.length)).toEqual([12, 0]);
      const other = await gate.player();
      await expect(gate.call("paymentHistory", { id: player.id }, other.session)).rejects.toMatchObject({
        code: "not_found",
      });
    });
  });
});
