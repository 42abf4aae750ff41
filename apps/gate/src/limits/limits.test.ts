import { randomUUID } from "node:crypto";
import { GateError } from "@bellwether/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, signupOf, units } from "../testing/gate-fixture.ts";
import { keepLimits } from "./keep-limits.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = new Date("2026-11-16T12:00:00Z");

describe("limits", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  beforeEach(() => {
    gate.clock.at = START;
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());

  const passTime = (ms: number) => {
    gate.clock.at = new Date(gate.clock.at.getTime() + ms);
  };
  /** A person of their own, so that one test's exclusion is nobody else's. */
  const someone = (more: Parameters<GateFixture["player"]>[1] = {}) =>
    gate.player(undefined, { firstname: `P${randomUUID().slice(0, 8)}`, ...more });
  const swede = (more = {}) => someone({ ...swedish(), ...more });
  const logIn = async (player: { email: string }) => {
    const { session } = await gate.clientOf().send("login", {
      nickname: player.email,
      password: "correct horse battery",
    });
    return session!;
  };
  const change = (
    player: { session: string },
    action: "set" | "update" | "cancel" | "cancel_all" | "cooloff_confirm" | "cooloff_cancel",
    type: "deposit" | "maxwager" | "netloss" | "login",
    duration: 1 | 7 | 30,
    value?: string | number,
  ) =>
    gate.call(
      "changeLimit",
      {
        type,
        action,
        duration,
        ...(typeof value === "string" && { amount: value }),
        ...(typeof value === "number" && { time: value }),
      },
      player.session,
    );
  const game = async (player: Awaited<ReturnType<GateFixture["player"]>>) => {
    const token = await gate.launch(player);
    return {
      bet: (whole: number, more: Record<string, unknown> = {}) =>
        gate.wallet("/transaction/bet", {
          user: player.id,
          token,
          round: randomUUID(),
          round_closed: true,
          game_code: "bell-one",
          currency: player.currency,
          transaction_uuid: randomUUID(),
          amount: units(whole),
          ...more,
        }),
      win: (reference: string, round: string, whole: number) =>
        gate.wallet("/transaction/win", {
          user: player.id,
          token,
          round,
          round_closed: true,
          game_code: "bell-one",
          currency: player.currency,
          transaction_uuid: randomUUID(),
          reference_transaction_uuid: reference,
          amount: units(whole),
        }),
      rollback: (reference: string, round: string) =>
        gate.wallet("/transaction/rollback", {
          user: player.id,
          token,
          round,
          round_closed: true,
          game_code: "bell-one",
          transaction_uuid: randomUUID(),
          reference_transaction_uuid: reference,
        }),
    };
  };

  describe("setting and changing", () => {
    it("a first limit holds at once, in its group, with its period of 1, 7 or 30 days", async () => {
      const player = await someone();
      const limits = await change(player, "set", "deposit", 7, "200.00");
      const weekly = limits.limit_plain.limits_deposit.weekly;
      expect(weekly).toMatchObject({ state: "active", value: 200, original_value: null, duration: 7 });
      expect(weekly.actual).toMatchObject({ state: "active", amount: "200.00", time: null });
      expect(weekly).toMatchObject({
        period_starts_at: "2026-11-16T00:00:00.000Z",
        period_ends_at: "2026-11-23T00:00:00.000Z",
      });
      expect((await gate.call("limitsFetch", {}, player.session)).deposit).toEqual([
        { type: "daily", isSet: false, amount: null },
        { type: "weekly", isSet: true, amount: "200.00" },
        { type: "monthly", isSet: false, amount: null },
      ]);
      expect((await gate.call("profile", {}, player.session)).deposit_limits[1]).toMatchObject({
        isSet: true,
      });
    });

    it("isMonthlySignupLimit means a period of 30 days", async () => {
      const player = await someone();
      const limits = await gate.call(
        "changeLimit",
        { type: "deposit", action: "set", amount: "500", isMonthlySignupLimit: true },
        player.session,
      );
      expect(limits.limit_plain.limits_deposit.monthly.value).toBe(500);
    });

    it("a login limit is minutes, and refuses an amount", async () => {
      const player = await someone();
      const limits = await change(player, "set", "login", 1, 90);
      expect(limits.limit_plain.limits_login.daily.actual).toMatchObject({ time: 90, amount: null });
      await expect(change(player, "set", "login", 7, "90.00")).rejects.toMatchObject({
        code: "invalid_param",
        data: { fields: { time: "core.error_limit_time" } },
      });
    });

    it("a lower limit holds at once", async () => {
      const player = await someone();
      await change(player, "set", "deposit", 1, "100");
      const limits = await change(player, "update", "deposit", 1, "60");
      expect(limits.limit_plain.limits_deposit.daily).toMatchObject({
        state: "active",
        value: 60,
        original_value: 100,
      });
    });

    it("a higher limit waits 24 hours and for the player's word", async () => {
      const player = await someone();
      await change(player, "set", "deposit", 1, "100");
      const waiting = (await change(player, "update", "deposit", 1, "150")).limit_plain.limits_deposit.daily;
      expect(waiting).toMatchObject({ state: "pending", value: 100 });
      expect(waiting.active).toMatchObject({ amount: "150.00", effective_at: "2026-11-17T12:00:00.000Z" });
      passTime(DAY_MS - 1_000);
      player.session = await logIn(player);
      await expect(change(player, "cooloff_confirm", "deposit", 1)).rejects.toMatchObject({
        code: "limit_too_early",
      });
      passTime(1_000);
      const confirmed = await change(player, "cooloff_confirm", "deposit", 1);
      expect(confirmed.limit_plain.limits_deposit.daily).toMatchObject({
        state: "active",
        value: 150,
        original_value: 100,
      });
    });

    it("in Sweden a weekly raise asked 24 hours before the week ends takes effect 72 hours later, 48 hours after its end", async () => {
      const player = await swede();
      await change(player, "set", "deposit", 7, "1000");
      // The account's week runs from the 16th to the end of the 22nd.
      gate.clock.at = new Date("2026-11-22T00:00:00Z");
      player.session = await logIn(player);
      const asked = (await change(player, "update", "deposit", 7, "2000")).limit_plain.limits_deposit.weekly;
      expect(asked.period_ends_at).toBe("2026-11-23T00:00:00.000Z");
      expect(asked.active?.effective_at).toBe("2026-11-25T00:00:00.000Z");
      gate.clock.at = new Date("2026-11-24T23:59:59Z");
      player.session = await logIn(player);
      await expect(change(player, "cooloff_confirm", "deposit", 7)).rejects.toMatchObject({
        code: "limit_too_early",
      });
      gate.clock.at = new Date("2026-11-25T00:00:00Z");
      expect(
        (await change(player, "cooloff_confirm", "deposit", 7)).limit_plain.limits_deposit.weekly.value,
      ).toBe(2000);
    });

    it("in Sweden a weekly raise asked 6 days before the week ends waits for the week's end, not 72 hours", async () => {
      const player = await swede();
      await change(player, "set", "deposit", 7, "1000");
      const asked = (await change(player, "update", "deposit", 7, "2000")).limit_plain.limits_deposit.weekly;
      expect(asked.active?.effective_at).toBe("2026-11-23T00:00:00.000Z");
    });

    it("a raise that is not confirmed within 7 days of its waiting time lapses, and the old limit goes on", async () => {
      const player = await someone();
      await change(player, "set", "maxwager", 30, "100");
      await change(player, "update", "maxwager", 30, "900");
      passTime(8 * DAY_MS);
      player.session = await logIn(player);
      const limits = await gate.call("getPlayerLimits", {}, player.session);
      expect(limits.limit_duration.maxwager.monthly).toMatchObject({ state: "active", value: 100 });
      await expect(change(player, "cooloff_confirm", "maxwager", 30)).rejects.toMatchObject({
        code: "limit_not_found",
      });
    });

    it("a removal goes on holding while it is cancelling, and is cancelled when confirmed", async () => {
      const player = await someone();
      await change(player, "set", "netloss", 1, "50");
      const asked = (await change(player, "cancel", "netloss", 1)).limit_duration.netloss.daily;
      expect(asked).toMatchObject({ state: "cancelling", value: 50, active: null });
      passTime(DAY_MS);
      player.session = await logIn(player);
      const gone = (await change(player, "cooloff_confirm", "netloss", 1)).limit_duration.netloss.daily;
      expect(gone).toMatchObject({ state: "cancelled", value: null, actual: null, original_value: 50 });
    });

    it("cancel_all asks for the removal of each limit of the type; cooloff_cancel keeps one", async () => {
      const player = await someone();
      await change(player, "set", "deposit", 1, "50");
      await change(player, "set", "deposit", 7, "100");
      const asked = await gate.call("changeLimit", { type: "deposit", action: "cancel_all" }, player.session);
      expect(asked.limit_plain.limits_deposit.daily.state).toBe("cancelling");
      expect(asked.limit_plain.limits_deposit.weekly.state).toBe("cancelling");
      const kept = await change(player, "cooloff_cancel", "deposit", 7);
      expect(kept.limit_plain.limits_deposit.weekly).toMatchObject({ state: "active", value: 100 });
    });

    it("a fall while a raise waits drops the raise", async () => {
      const player = await someone();
      await change(player, "set", "deposit", 1, "100");
      await change(player, "update", "deposit", 1, "500");
      const limits = await change(player, "update", "deposit", 1, "80");
      expect(limits.limit_plain.limits_deposit.daily).toMatchObject({ state: "active", value: 80 });
      passTime(2 * DAY_MS);
      player.session = await logIn(player);
      await expect(change(player, "cooloff_confirm", "deposit", 1)).rejects.toMatchObject({
        code: "limit_not_found",
      });
    });

    it.each([
      [1, "10000.01", "core.error_limit_daily_maximum"],
      [7, "40000.01", "core.error_limit_weekly_maximum"],
      [30, "100000.01", "core.error_limit_monthly_maximum"],
    ] as const)(
      "a deposit limit of %i days is at most the decided maximum: %s is refused",
      async (days, amount, message) => {
        const player = await someone();
        await expect(change(player, "set", "deposit", days, amount)).rejects.toMatchObject({
          data: { fields: { amount: message } },
        });
      },
    );

    it.each(["0", "-5", "1e5", "10.001", "NaN", ""])("an amount of %j is refused", async (amount) => {
      const player = await someone();
      const { status } = await gate.raw("POST", "/gate/api/actionable/limit/deposit/set", {
        session: player.session,
        duration: 1,
        amount,
      });
      expect(status).toBe(400);
    });

    it("the same value again, nothing to confirm, nothing to remove, no duration: each has its own refusal", async () => {
      const player = await someone();
      await change(player, "set", "deposit", 1, "100");
      await expect(change(player, "update", "deposit", 1, "100")).rejects.toMatchObject({
        code: "limit_unchanged",
      });
      await expect(change(player, "cooloff_confirm", "deposit", 1)).rejects.toMatchObject({
        code: "limit_not_found",
      });
      await expect(change(player, "cancel", "netloss", 7)).rejects.toMatchObject({ code: "limit_not_found" });
      await expect(
        gate.call("changeLimit", { type: "deposit", action: "set", amount: "5" }, player.session),
      ).rejects.toMatchObject({ data: { fields: { duration: "core.error_limit_duration" } } });
      await expect(gate.call("getPlayerLimits", {}, "forged")).rejects.toBeInstanceOf(GateError);
    });

    it("in Sweden a monthly deposit limit above 10,000 SEK brings a letter, 10,000 does not", async () => {
      const player = await swede();
      await change(player, "set", "deposit", 30, "10000");
      const letters = async () =>
        (await gate.database.query("SELECT 1 FROM message WHERE recipient = $1", [player.email])).rows.length;
      expect(await letters()).toBe(0);
      await change(player, "update", "deposit", 30, "10000.01");
      expect(await letters()).toBe(1);
    });
  });

  describe("stakes", () => {
    it("a stake equal to the rest of the wager limit is taken, one minor unit more is not", async () => {
      const player = await someone();
      await gate.deposit(player, "100.00");
      await change(player, "set", "maxwager", 1, "30");
      const { bet } = await game(player);
      expect(await bet(20)).toMatchObject({ status: "RS_OK" });
      expect(await bet(10.01)).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED", balance: units(80) });
      expect(await bet(10)).toMatchObject({ status: "RS_OK" });
      expect(await bet(0.01)).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED" });
      const limits = await gate.call("getPlayerLimits", {}, player.session);
      expect(limits.limit_duration.maxwager.daily.used).toBe("30.00");
    });

    it("a win gives back room under a loss limit, never under a wager limit", async () => {
      const player = await someone();
      await gate.deposit(player, "100.00");
      await change(player, "set", "netloss", 7, "20");
      const { bet, win } = await game(player);
      const id = randomUUID();
      const round = randomUUID();
      await bet(20, { transaction_uuid: id, round, round_closed: false });
      expect(await bet(0.01)).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED" });
      await win(id, round, 5);
      expect(await bet(5.01)).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED" });
      expect(await bet(5)).toMatchObject({ status: "RS_OK" });
      await change(player, "set", "maxwager", 7, "26");
      expect(await bet(1.01)).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED" });
    });

    it("a stake that was rolled back gives its room back, also after midnight", async () => {
      const player = await someone();
      await gate.deposit(player, "100.00");
      await change(player, "set", "maxwager", 1, "30");
      await change(player, "set", "maxwager", 7, "30");
      const { bet, rollback } = await game(player);
      gate.clock.at = new Date("2026-11-16T12:29:00Z");
      const id = randomUUID();
      const round = randomUUID();
      await bet(30, { transaction_uuid: id, round, round_closed: false });
      gate.clock.at = new Date("2026-11-17T00:00:01Z");
      await rollback(id, round);
      player.session = await logIn(player);
      const later = await game(player);
      expect(await later.bet(30)).toMatchObject({ status: "RS_OK" });
      expect(await later.bet(0.01)).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED" });
    });

    it("100 stakes at the same moment never pass a limit together: of 100 stakes of 1 under a limit of 40, 40 are taken", async () => {
      const player = await someone();
      await gate.deposit(player, "500.00");
      await change(player, "set", "maxwager", 1, "40");
      const { bet } = await game(player);
      const answers = await Promise.all(Array.from({ length: 100 }, () => bet(1)));
      expect(answers.filter(({ status }) => status === "RS_OK")).toHaveLength(40);
      expect(answers.filter(({ status }) => status === "RS_ERROR_LIMIT_REACHED")).toHaveLength(60);
    });

    it("a day later the daily limit is fresh and the weekly is not", async () => {
      const player = await someone();
      await gate.deposit(player, "100.00");
      await change(player, "set", "maxwager", 1, "10");
      await change(player, "set", "maxwager", 7, "15");
      const first = await game(player);
      await first.bet(10);
      passTime(DAY_MS);
      player.session = await logIn(player);
      const { bet } = await game(player);
      expect(await bet(5)).toMatchObject({ status: "RS_OK" });
      expect(await bet(0.01)).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED" });
    });

    it("in Sweden no stake and no deposit before the three deposit limits", async () => {
      const player = await swede();
      await expect(
        gate.call("startDeposit", { method: "TRUSTLY", amount: "100.00" }, player.session),
      ).rejects.toMatchObject({ code: "limits_required" });
      expect(await (await game(player)).bet(1)).toMatchObject({ status: "RS_ERROR_USER_DISABLED" });
      expect((await gate.call("guardsStatus", {}, player.session)).guards).toContainEqual({
        guard: "limits",
        route: "/set-limits",
      });
      for (const days of [1, 7, 30] as const) await change(player, "set", "deposit", days, "1000");
      expect(await gate.deposit(player, "500.00")).toMatchObject({ success: true });
      expect(await (await game(player)).bet(1)).toMatchObject({ status: "RS_OK" });
      expect((await gate.call("guardsStatus", {}, player.session)).guards).toEqual([]);
    });
  });

  describe("deposits", () => {
    it("a deposit equal to the rest is taken, one cent more is refused with what is left", async () => {
      const player = await someone();
      await change(player, "set", "deposit", 7, "100");
      await gate.deposit(player, "60.00");
      await expect(
        gate.call("startDeposit", { method: "TRUSTLY", amount: "40.01" }, player.session),
      ).rejects.toMatchObject({ code: "deposit_limit_reached", data: { params: { left: "40.00" } } });
      expect(await gate.deposit(player, "40.00")).toMatchObject({ success: true });
    });

    it("two deposits at the same moment never pass the limit together", async () => {
      const player = await someone();
      await change(player, "set", "deposit", 1, "100");
      const results = await Promise.allSettled([
        gate.deposit(player, "60.00"),
        gate.deposit(player, "60.00"),
        gate.deposit(player, "60.00"),
      ]);
      expect(results.filter((each) => each.status === "fulfilled" && each.value.success)).toHaveLength(1);
      expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("60.00");
    });
  });

  describe("time", () => {
    it("a session ends when the login limit of 60 minutes is used up, and the next login is refused until midnight", async () => {
      const player = await someone();
      await gate.deposit(player, "100.00");
      await change(player, "set", "login", 1, 60);
      const { bet } = await game(player);
      const heard = gate.listen(player);
      for (const minutes of [29, 29]) {
        passTime(minutes * 60_000);
        expect(await bet(1)).toMatchObject({ status: "RS_OK" });
      }
      passTime(2 * 60_000);
      expect(await bet(1)).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED" });
      await keepLimits(gate.parts);
      expect(heard.at(-1)).toEqual({ type: "session_ended", reason: "login_limit" });
      await expect(gate.call("profile", {}, player.session)).rejects.toMatchObject({
        data: { reason: "login_limit" },
      });
      await expect(logIn(player)).rejects.toMatchObject({ code: "login_limit_reached" });
      gate.clock.at = new Date("2026-11-17T00:00:00Z");
      player.session = await logIn(player);
      expect((await gate.call("profile", {}, player.session)).timeout_limit).toBe(true);
    });

    it("play keeps the session alive, 30 idle minutes end it for stakes too", async () => {
      const player = await someone();
      await gate.deposit(player, "100.00");
      const { bet } = await game(player);
      passTime(29 * 60_000);
      expect(await bet(1)).toMatchObject({ status: "RS_OK" });
      passTime(29 * 60_000);
      expect(await bet(1)).toMatchObject({ status: "RS_OK" });
      passTime(30 * 60_000);
      expect(await bet(1)).toMatchObject({ status: "RS_ERROR_TOKEN_EXPIRED" });
    });
  });

  describe("the reality check", () => {
    it("pauses games after its minutes, tells time and money, and goes on when acknowledged", async () => {
      const player = await someone();
      await gate.deposit(player, "100.00");
      const set = await gate.call("setRealityCheck", { interval_minutes: 20 }, player.session);
      expect(set).toMatchObject({
        interval_minutes: 20,
        is_required: false,
        is_due: false,
        elapsed_minutes: 0,
      });
      const { bet, win } = await game(player);
      const id = randomUUID();
      const round = randomUUID();
      await bet(10, { transaction_uuid: id, round, round_closed: false });
      const heard = gate.listen(player);
      passTime(20 * 60_000);
      expect(await bet(1)).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED" });
      expect(await win(id, round, 4)).toMatchObject({ status: "RS_OK" });
      await keepLimits(gate.parts);
      await keepLimits(gate.parts);
      const told = {
        elapsed_minutes: 20,
        staked: "10.00",
        paid: "4.00",
        net_result: "-6.00",
        currency: "EUR",
      };
      expect(heard.filter(({ type }) => type === "reality_check")).toEqual([
        { type: "reality_check", ...told },
      ]);
      expect(await gate.call("readRealityCheck", {}, player.session)).toMatchObject({
        ...told,
        is_due: true,
      });
      expect(await gate.call("acknowledgeRealityCheck", {}, player.session)).toMatchObject({ is_due: false });
      expect(await bet(1)).toMatchObject({ status: "RS_OK" });
    });

    it("is none by default, and 60 minutes in Sweden, where it cannot be turned off or made longer", async () => {
      const finn = await someone();
      expect(await gate.call("readRealityCheck", {}, finn.session)).toMatchObject({
        interval_minutes: 0,
        due_at: null,
      });
      const { session } = await swede();
      expect(await gate.call("readRealityCheck", {}, session)).toMatchObject({
        interval_minutes: 60,
        is_required: true,
      });
      for (const interval_minutes of [0, 61])
        await expect(gate.call("setRealityCheck", { interval_minutes }, session)).rejects.toMatchObject({
          data: { fields: { interval_minutes: "core.error_reality_check_required" } },
        });
      expect(await gate.call("setRealityCheck", { interval_minutes: 15 }, session)).toMatchObject({
        interval_minutes: 15,
      });
    });
  });

  describe("self-exclusion", () => {
    it.each([
      ["24h", "2026-11-17T12:00:00.000Z"],
      ["7d", "2026-11-23T12:00:00.000Z"],
      ["30d", "2026-12-16T12:00:00.000Z"],
      ["6m", "2027-05-16T12:00:00.000Z"],
      ["1y", "2027-11-16T12:00:00.000Z"],
      ["3y", "2029-11-16T12:00:00.000Z"],
      ["5y", "2031-11-16T12:00:00.000Z"],
      ["forever", null],
    ] as const)("of %s lasts until %s", async (duration, until) => {
      const player = await someone();
      expect(await gate.call("selfExclude", { duration }, player.session)).toEqual({ excluded_until: until });
    });

    it("ends the session and tells its screens, refuses stakes, deposits and login at once, and pays wins still", async () => {
      const player = await someone();
      await gate.deposit(player, "100.00");
      const { bet, win } = await game(player);
      const id = randomUUID();
      const round = randomUUID();
      await bet(10, { transaction_uuid: id, round, round_closed: false });
      const heard = gate.listen(player);
      await gate.call("selfExclude", { duration: "7d" }, player.session);
      expect(heard).toContainEqual({ type: "session_ended", reason: "excluded" });
      expect(await bet(1)).toMatchObject({ status: "RS_ERROR_USER_DISABLED" });
      expect(await win(id, round, 30)).toMatchObject({ status: "RS_OK", balance: units(120) });
      await expect(gate.call("profile", {}, player.session)).rejects.toMatchObject({
        data: { reason: "excluded" },
      });
      await expect(logIn(player)).rejects.toMatchObject({
        code: "account_excluded",
        data: { params: { until: "2026-11-23T12:00:00.000Z" } },
      });
      passTime(7 * DAY_MS);
      player.session = await logIn(player);
      expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("120.00");
    });

    it("covers every brand: the same person's other account closes too, and a new one is refused under any of its marks", async () => {
      const firstname = `P${randomUUID().slice(0, 8)}`;
      const email = `${randomUUID()}@example.org`;
      const player = await gate.player(email, { firstname });
      const other = await gate
        .clientOf(undefined, { "x-brand": "FUNLY" })
        .send("signup", { ...signupOf(`${randomUUID()}@example.org`), firstname: firstname.toUpperCase() });
      await gate.call("selfExclude", { duration: "6m" }, player.session);
      await expect(gate.call("profile", {}, other.session)).rejects.toMatchObject({
        data: { reason: "excluded" },
      });
      const again = (form: object) =>
        gate
          .clientOf(undefined, { "x-brand": "LUCKYCLOVER" })
          .send("signup", { ...signupOf(`${randomUUID()}@example.org`), ...form });
      await expect(again({ email, firstname: "Other" })).rejects.toMatchObject({ code: "account_excluded" });
      await expect(again({ firstname })).rejects.toMatchObject({ code: "account_excluded" });
      await expect(again({ firstname: "Somebody" })).resolves.toBeTruthy();
    });

    it("of 50 stakes at the moment of an exclusion, none is taken after it was acknowledged", async () => {
      const player = await someone();
      await gate.deposit(player, "100.00");
      const { bet } = await game(player);
      const before = Promise.all(Array.from({ length: 50 }, () => bet(1)));
      await gate.call("selfExclude", { duration: "24h" }, player.session);
      const after = await Promise.all(Array.from({ length: 20 }, () => bet(1)));
      expect(after.map(({ status }) => status)).not.toContain("RS_OK");
      await before;
    });

    it("a deposit that was authorised before an exclusion still arrives; none is authorised after it", async () => {
      const player = await someone();
      const started = await gate.call("startDeposit", { method: "TRUSTLY", amount: "20.00" }, player.session);
      await gate.call("selfExclude", { duration: "24h" }, player.session);
      const answer = await gate.piq("/authorize", {
        userId: player.id,
        txAmount: "20.00",
        txAmountCy: "EUR",
        txId: randomUUID(),
        txTypeId: "101",
        txName: "Deposit",
        provider: "TRUSTLY",
        attributes: { paymentId: started.payment_id },
      });
      expect(answer).toMatchObject({ success: false, errCode: "NOT_ALLOWED" });
    });
  });

  describe("the Swedish register", () => {
    it("is asked at signup and at every login: a blocked person is refused at both", async () => {
      const form = swedish();
      const player = await someone(form);
      gate.register.blocked.add(form.personal_number);
      await expect(logIn(player)).rejects.toMatchObject({ code: "register_blocked" });
      await expect(
        gate
          .clientOf()
          .send("signup", { ...signupOf(`${randomUUID()}@example.org`), ...form, firstname: "Other" }),
      ).rejects.toMatchObject({ code: "register_blocked" });
      gate.register.blocked.clear();
      await expect(logIn(player)).resolves.toBeTruthy();
    });

    it("lets nobody in while it does not answer", async () => {
      const player = await swede();
      gate.register.isSilent = true;
      await expect(logIn(player)).rejects.toMatchObject({ code: "register_unavailable" });
      gate.register.isSilent = false;
    });

    it.each(["", "19900517", "199005170008", "199105170006", "abcdefghijkl"])(
      "needs a personal number that is right and of the day of birth: %j is refused",
      async (personal_number) => {
        await expect(
          gate.clientOf().send("signup", {
            ...signupOf(`${randomUUID()}@example.org`),
            ...swedish(),
            personal_number,
          }),
        ).rejects.toMatchObject({ code: "invalid_param" });
      },
    );
  });
});

let births = 0;

/** The Swedish part of a signup form: each call another person born on 17 May 1990, with the right check digit. */
function swedish() {
  births += 1;
  const digits = `900517${String(births).padStart(3, "0")}`;
  const sum = [...digits].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return {
    country: "SE",
    phone: "070 123 45 67",
    personal_number: `19${digits}${(10 - (sum % 10)) % 10}`,
  };
}
