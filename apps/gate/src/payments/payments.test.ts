import { randomUUID } from "node:crypto";
import { minorToAmount } from "@bellwether/contract";
import {
  countries,
  depositBounds,
  paymentMethods,
  paymentMethodsOf,
  withdrawalBounds,
} from "@bellwether/market";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { swedish } from "../testing/limited-play.ts";
import { takeSeat } from "../testing/provider-seat.ts";
import { residentOf } from "../testing/resident-of.ts";

/** PaymentIQ's view of its four calls is tested in `tests/certification/paymentiq`; this file tests the player's view. */
describe("payments", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());

  const totalOf = async (player: { session: string }) =>
    (await gate.call("balance", {}, player.session)).player_balance_amount;

  describe("an amount with a fraction in a currency that does not use fractions", () => {
    const chilean = async () => {
      const player = await gate.stranger({ ...residentOf("CL"), currency: "CLP" });
      const [deposit, payOut] = [
        paymentMethodsOf("CL"),
        paymentMethodsOf("CL").filter((each) => each.canWithdraw),
      ];
      return { player, method: deposit[0]!.code, cashier: payOut[0]!.code };
    };
    const whole = { code: "invalid_param", data: { fields: { amount: "core.error_amount_whole" } } };

    it("an amount with a fraction in a currency that does not use fractions can be neither deposited nor withdrawn, on the site or at the cashier", async () => {
      const { player, method, cashier } = await chilean();
      const start = (name: "startDeposit" | "startWithdrawal", amount: string) =>
        gate.call(name, { method: name === "startDeposit" ? method : cashier, amount }, player.session);
      await expect(start("startDeposit", "20000.50")).rejects.toMatchObject(whole);
      await expect(start("startDeposit", "20000.01")).rejects.toMatchObject(whole);
      const { payment_id } = await start("startDeposit", "20000.00");
      const other = {
        userId: player.id,
        txAmount: "20000.50",
        txAmountCy: "CLP",
        txTypeId: "101",
        txName: "Deposit",
      };
      expect(await gate.goOn(payment_id, { ...other, provider: method }).authorize()).toMatchObject({
        success: false,
        errCode: "AMOUNT_REFUSED",
      });
      await gate.deposit(player, "20000", method);
      await expect(start("startWithdrawal", "10000.99")).rejects.toMatchObject(whole);
      expect(await start("startWithdrawal", "10000.00")).toBeDefined();
    });

    it("an amount with a fraction in a currency that does not use fractions is refused as a player's limit", async () => {
      const { player } = await chilean();
      const set = (amount: string) =>
        gate.call("changeLimit", { type: "maxwager", action: "set", duration: 1, amount }, player.session);
      await expect(set("50000.5")).rejects.toMatchObject(whole);
      expect(await set("50000")).toBeDefined();
    });

    it("an amount with a fraction in a currency that does not use fractions is refused as a stake; a win of 0.50 pesos is still paid", async () => {
      const { player, method } = await chilean();
      await gate.deposit(player, "20000", method);
      const { bet, win } = await takeSeat(gate, player);
      expect(await bet(200.5)).toMatchObject({ status: "RS_ERROR_WRONG_TYPES" });
      expect(await totalOf(player)).toBe("20000.00");
      expect(await win(await bet(200), 0.5)).toMatchObject({ status: "RS_OK" });
      expect(await totalOf(player)).toBe("19800.50");
      // The fraction cannot be withdrawn, so it is not offered.
      expect((await gate.call("paymentMethods", { type: "W" }, player.session)).withdrawable).toBe(
        "19800.00",
      );
    });
  });

  describe("a deposit", () => {
    it("a deposit is booked by transfer and pushed to the player", async () => {
      const player = await gate.player();
      const heard = gate.listen(player);
      expect(await gate.deposit(player, "25.50")).toMatchObject({ success: true });
      expect(await totalOf(player)).toBe("25.50");
      expect(heard).toContainEqual(expect.objectContaining({ type: "balance", total: "25.50" }));
      expect((await gate.call("profile", {}, player.session)).player_deposits_count).toBe(1);
    });

    const finland = { bounds: ["10.00", "2000.00"], method: "TRUSTLY", form: () => ({}) };
    const sweden = { bounds: ["100.00", "50000.00"], method: "TRUSTLY", form: swedish };
    const ireland = {
      bounds: ["10.00", "5000.00"],
      method: "CREDITCARD",
      form: () => ({ country: "IE", phone: "085 123 4567" }),
    };
    it.each([
      ["9.99", "Finland", "amount_below_minimum", "core.error_deposit_minimum_fi", finland],
      ["2000.01", "Finland", "amount_above_maximum", "core.error_deposit_maximum_fi", finland],
      ["99.99", "Sweden", "amount_below_minimum", "core.error_deposit_minimum_se", sweden],
      ["50000.01", "Sweden", "amount_above_maximum", "core.error_deposit_maximum_se", sweden],
      ["9.99", "Ireland", "amount_below_minimum", "core.error_amount_minimum", ireland],
      ["5000.01", "Ireland", "amount_above_maximum", "core.error_amount_maximum", ireland],
    ])(
      "a deposit of %s in %s is refused as %s with the message %s",
      async (amount, _country, code, message, market) => {
        const { bounds, method, form } = market;
        const player = await gate.player(undefined, form());
        await expect(gate.call("startDeposit", { method, amount }, player.session)).rejects.toMatchObject({
          code,
          data: { fields: { amount: message }, params: { minimum: bounds[0], maximum: bounds[1] } },
        });
      },
    );

    it("a deposit of 10.00 and of 2000.00 is accepted in Finland", async () => {
      const player = await gate.player();
      for (const amount of ["10.00", "2000.00"])
        expect(await gate.call("startDeposit", { method: "TRUSTLY", amount }, player.session)).toHaveProperty(
          "payment_id",
        );
    });

    it.each(["0", "0.00", "-5", "NaN", "1e21", "10.001", "", "ten", "9007199254740993", true, null])(
      "a deposit refuses the amount %j",
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

    it("a deposit refuses another currency, another country's method, and a player who is not activated", async () => {
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

    it("a deposit that is refused opens no session of the cashier", async () => {
      const player = await gate.player();
      const opened = async () => {
        const { rows } = await gate.database.query<{ opened: bigint }>(
          "SELECT count(*)::bigint AS opened FROM cashier_session WHERE player_id = $1",
          [player.id],
        );
        return rows[0]!.opened;
      };
      const before = await opened();
      const start = (amount: string) =>
        gate.call("startDeposit", { method: "TRUSTLY", amount }, player.session);
      await expect(start("1.00")).rejects.toMatchObject({ code: "amount_below_minimum" });
      expect(await opened()).toBe(before);
      await start("20.00");
      expect(await opened()).toBe(before + 1n);
    });

    it("a deposit opens once for a repeated request_id, and refuses it with other input", async () => {
      const player = await gate.player();
      const request_id = randomUUID();
      const open = (amount: string) =>
        gate.call("startDeposit", { method: "TRUSTLY", amount, request_id }, player.session);
      const [one, two] = await Promise.all([open("20"), open("20")]);
      expect(one.payment_id).toBe(two.payment_id);
      await expect(open("30")).rejects.toMatchObject({ code: "conflict" });
    });
  });

  it("a withdrawal above the available cash is refused before the cashier opens, to the minor unit", async () => {
    const player = await gate.player();
    await gate.deposit(player, "100.00");
    await expect(
      gate.call("startWithdrawal", { method: "TRUSTLY", amount: "100.01" }, player.session),
    ).rejects.toMatchObject({ code: "insufficient_funds" });
    await expect(
      gate.call("startWithdrawal", { method: "TRUSTLY", amount: "100.00" }, player.session),
    ).resolves.toMatchObject({ payment_id: expect.any(String) });
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

  describe("each method", () => {
    const isOffered = (code: string) => (country: (typeof countries)[number]) =>
      paymentMethodsOf(country.code).some((method) => method.code === code);

    /** A player who lives there and may deposit, and amounts within the bounds. */
    const residents = new Map<string, Promise<Awaited<ReturnType<typeof settle>>>>();
    const settle = async ({ code, currency }: (typeof countries)[number]) => {
      const player = await gate.stranger(residentOf(code));
      const paidIn = minorToAmount(depositBounds(code, currency).minimumMinor * 3n);
      for (const duration of [1, 7, 30] as const)
        await gate.call(
          "changeLimit",
          {
            type: "deposit",
            action: "set",
            duration,
            amount: minorToAmount(depositBounds(code, currency).minimumMinor * 10n),
          },
          player.session,
        );
      await gate.deposit(player, paidIn, paymentMethodsOf(code)[0]!.code);
      return { player, D: paidIn, W: minorToAmount(withdrawalBounds(currency).minimumMinor) };
    };
    const residentIn = (country: (typeof countries)[number]) => {
      const known = residents.get(country.code) ?? settle(country);
      residents.set(country.code, known);
      return known;
    };

    it.each(paymentMethods)(
      "$code opens the cashier as $code where it is offered, pays out: $canWithdraw, and is refused elsewhere",
      async ({ code, canWithdraw }) => {
        const there = await residentIn(countries.find(isOffered(code))!);
        const elsewhere = await residentIn(countries.find((country) => !isOffered(code)(country))!);
        const open = async (type: "D" | "W", { player, ...amounts }: typeof there) => {
          const call = type === "D" ? "startDeposit" : "startWithdrawal";
          const { frame_url } = await gate.call(
            call,
            { method: code, amount: amounts[type] },
            player.session,
          );
          const frame = new URL(frame_url, "http://x").searchParams;
          return [frame.get("method"), frame.get("providerType")];
        };
        const refused = { code: "method_not_available" };
        expect(await open("D", there)).toEqual(["deposit", code]);
        if (canWithdraw) expect(await open("W", there)).toEqual(["withdrawal", code]);
        else await expect(open("W", there)).rejects.toMatchObject(refused);
        for (const type of ["D", "W"] as const)
          await expect(open(type, elsewhere)).rejects.toMatchObject(refused);
        const listed = async (type: "D" | "W") =>
          (await gate.call("paymentMethods", { type }, there.player.session)).methods.map(
            (each) => each.code,
          );
        expect((await listed("D")).includes(code)).toBe(true);
        expect((await listed("W")).includes(code)).toBe(canWithdraw);
      },
    );
  });

  describe("history", () => {
    it("history treats from and to as inclusive days of Finland: of five deposits around the 21st and 22nd, three are within", async () => {
      const start = gate.clock.at;
      const player = await gate.player();
      const moments = [
        ["2026-11-20T21:59:59.999Z", "10.00"],
        ["2026-11-20T22:00:00.000Z", "11.00"],
        ["2026-11-21T21:59:59.999Z", "12.00"],
        ["2026-11-22T21:59:59.999Z", "13.00"],
        ["2026-11-22T22:00:00.000Z", "14.00"],
      ] as const;
      for (const [moment, amount] of moments) {
        gate.clock.at = new Date(moment);
        const form = { nickname: player.email, password: "correct horse battery" };
        player.session = (await gate.clientOf().send("login", form)).session!;
        await gate.deposit(player, amount);
      }
      const amountsOf = async (days: { from?: string; to?: string }) => {
        const { payments } = await gate.call("paymentHistory", { id: player.id, ...days }, player.session);
        return payments.map(({ amount }) => amount);
      };
      expect(await amountsOf({ from: "2026-11-21", to: "2026-11-22" })).toEqual(["13.00", "12.00", "11.00"]);
      expect(await amountsOf({ from: "2026-11-22" })).toEqual(["14.00", "13.00"]);
      expect(await amountsOf({ to: "2026-11-20" })).toEqual(["10.00"]);
      expect(await amountsOf({ from: "2026-11-24" })).toEqual([]);
      gate.clock.at = start;
    });

    it("history returns 10 a page, newest first, and answers not found for another player's; D returns deposits, W withdrawals", async () => {
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
      for (const amount of ["10.50", "11.50"]) {
        const begun = await gate.beginWithdrawal(player, amount);
        await begun.authorize();
      }
      const only = async (type: "D" | "W") =>
        (await gate.call("paymentHistory", { id: player.id, type, limit: 100 }, player.session)).payments;
      const [deposits, withdrawals] = [await only("D"), await only("W")];
      expect(deposits).toHaveLength(12);
      expect(new Set(deposits.map(({ type }) => type))).toEqual(new Set(["D"]));
      expect(withdrawals.map(({ type, amount, state }) => [type, amount, state])).toEqual([
        ["W", "11.50", "pending"],
        ["W", "10.50", "pending"],
      ]);
      const other = await gate.player();
      await expect(gate.call("paymentHistory", { id: player.id }, other.session)).rejects.toMatchObject({
        code: "not_found",
      });
    });
  });
});
