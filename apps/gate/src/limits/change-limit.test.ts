import { GateError, type PlayerLimits } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { gateSince, limitedPlay, MONDAY } from "../testing/limited-play.ts";

const gate = await gateSince(MONDAY);

describe("limits", () => {
  const { change, logIn, passTime, someone, swede } = limitedPlay(gate);

  describe("setting and changing", () => {
    it("a first limit applies at once, in its group, with its period of 1, 7 or 30 days, and 3 entries describe the deposit limits", async () => {
      const player = await someone();
      const limits = await change(player, "set", "deposit", 7, "200.00");
      const weekly = limits.limit_plain.limits_deposit.weekly;
      expect(weekly).toMatchObject({ state: "active", value: 200, original_value: null, duration: 7 });
      expect(weekly.actual).toMatchObject({ state: "active", amount: "200.00", time: null });
      expect(weekly).toMatchObject({
        period_starts_at: "2026-11-15T22:00:00.000Z",
        period_ends_at: "2026-11-22T22:00:00.000Z",
      });
      const three = [
        { type: "daily", isSet: false, amount: null },
        { type: "weekly", isSet: true, amount: "200.00" },
        { type: "monthly", isSet: false, amount: null },
      ];
      expect((await gate.call("profile", {}, player.session)).deposit_limits).toEqual(three);
      expect(await gate.call("limitsFetch", {}, player.session)).toEqual({
        timeout: false,
        deposit: {
          daily: { ...three[0], actual: null },
          weekly: { ...three[1], actual: { amount: "200.00" } },
          monthly: { ...three[2], actual: null },
        },
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

    it("a login limit is in minutes, and refuses an amount", async () => {
      const player = await someone();
      const limits = await change(player, "set", "login", 1, 90);
      expect(limits.limit_plain.limits_login.daily.actual).toMatchObject({ time: 90, amount: null });
      await expect(change(player, "set", "login", 7, "90.00")).rejects.toMatchObject({
        code: "invalid_param",
        data: { fields: { time: "core.error_limit_time" } },
      });
    });

    it("the fields type, action, time and amount are enough: time is the 1, 7 or 30 days of an amount, also of a login limit's minutes, or the minutes per day", async () => {
      const player = await someone();
      const post = async (type: string, action: string, more: object) => {
        const path = `/gate/api/actionable/limit/${type}/${action}`;
        const { status, body } = await gate.raw("POST", path, {
          type,
          action,
          ...more,
          session: player.session,
        });
        return {
          status,
          data: body.event.data as { limit_plain: PlayerLimits["limit_plain"] } & PlayerLimits,
        };
      };
      for (const time of [1, 7, 30]) await post("maxwager", "set", { time, amount: "200.00" });
      for (const [time, amount] of [
        [7, "600"],
        [30, "2400.00"],
      ] as const)
        expect((await post("login", "set", { time, amount })).status).toBe(200);
      await post("login", "set", { time: 90 });
      const { data } = await post("deposit", "set", { time: 7, amount: "50" });
      const { daily, weekly, monthly } = data.limit_duration.maxwager;
      expect([daily.value, weekly.value, monthly.value]).toEqual([200, 200, 200]);
      expect(data.limit_plain.limits_login.daily.value).toBe(90);
      expect(data.limit_plain.limits_login.weekly.value).toBe(600);
      expect(data.limit_plain.limits_login.monthly.value).toBe(2_400);
      const monthly30 = { amount: "3000", isMonthlySignupLimit: true };
      expect((await post("login", "update", monthly30)).data.limit_plain.limits_login.monthly).toMatchObject({
        state: "pending",
        active: { time: 3_000 },
      });
      for (const amount of ["90.50", "0"])
        expect((await post("login", "set", { time: 7, amount })).status).toBe(400);
      expect((await post("login", "set", { time: 7, amount: "99999" })).data).toMatchObject({
        fields: { amount: "core.error_limit_weekly_maximum" },
      });
      expect(data.limit_plain.limits_deposit.weekly.value).toBe(50);
      expect((await post("deposit", "cancel", { time: 7 })).status).toBe(200);
      expect((await post("login", "cancel", { time: 1 })).status).toBe(200);
      expect((await post("deposit", "set", { time: 2, amount: "50" })).data).toMatchObject({
        fields: { duration: "core.error_limit_duration" },
      });
    });

    it("a lower limit applies at once", async () => {
      const player = await someone();
      await change(player, "set", "deposit", 1, "100");
      const limits = await change(player, "update", "deposit", 1, "60");
      expect(limits.limit_plain.limits_deposit.daily).toMatchObject({
        state: "active",
        value: 60,
        original_value: 100,
      });
    });

    it("a higher limit waits 24 hours and for the player's confirmation", async () => {
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

    it("in Sweden a weekly raise requested 24 hours before the week ends takes effect 72 hours later, 48 hours after the week's end", async () => {
      const player = await swede();
      await change(player, "set", "deposit", 7, "1000");
      // The account's week runs from the 16th to the end of the 22nd.
      gate.clock.at = new Date("2026-11-21T23:00:00Z");
      player.session = await logIn(player);
      const asked = (await change(player, "update", "deposit", 7, "2000")).limit_plain.limits_deposit.weekly;
      expect(asked.period_ends_at).toBe("2026-11-22T23:00:00.000Z");
      expect(asked.active?.effective_at).toBe("2026-11-24T23:00:00.000Z");
      gate.clock.at = new Date("2026-11-24T22:59:59Z");
      player.session = await logIn(player);
      await expect(change(player, "cooloff_confirm", "deposit", 7)).rejects.toMatchObject({
        code: "limit_too_early",
      });
      gate.clock.at = new Date("2026-11-24T23:00:00Z");
      expect(
        (await change(player, "cooloff_confirm", "deposit", 7)).limit_plain.limits_deposit.weekly.value,
      ).toBe(2000);
    });

    it("in Sweden a weekly raise requested 6 days before the week ends waits for the end of the week, not 72 hours", async () => {
      const player = await swede();
      await change(player, "set", "deposit", 7, "1000");
      const asked = (await change(player, "update", "deposit", 7, "2000")).limit_plain.limits_deposit.weekly;
      expect(asked.active?.effective_at).toBe("2026-11-22T23:00:00.000Z");
    });

    it("a raise that is not confirmed within 7 days after its waiting time lapses, and the old limit stays", async () => {
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

    it("a limit stays in force while its removal is waiting, and is cancelled when the removal is confirmed", async () => {
      const player = await someone();
      await change(player, "set", "netloss", 1, "50");
      const asked = (await change(player, "cancel", "netloss", 1)).limit_duration.netloss.daily;
      expect(asked).toMatchObject({ state: "cancelling", value: 50, active: null });
      passTime(DAY_MS);
      player.session = await logIn(player);
      const gone = (await change(player, "cooloff_confirm", "netloss", 1)).limit_duration.netloss.daily;
      expect(gone).toMatchObject({ state: "cancelled", value: null, actual: null, original_value: 50 });
    });

    it("cancel_all requests the removal of all limits of a type; cooloff_cancel withdraws the request for one of them", async () => {
      const player = await someone();
      await change(player, "set", "deposit", 1, "50");
      await change(player, "set", "deposit", 7, "100");
      const asked = await gate.call("changeLimit", { type: "deposit", action: "cancel_all" }, player.session);
      expect(asked.limit_plain.limits_deposit.daily.state).toBe("cancelling");
      expect(asked.limit_plain.limits_deposit.weekly.state).toBe("cancelling");
      const kept = await change(player, "cooloff_cancel", "deposit", 7);
      expect(kept.limit_plain.limits_deposit.weekly).toMatchObject({ state: "active", value: 100 });
    });

    it("lowering a limit drops a waiting raise", async () => {
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
      "a deposit limit of %i days may not exceed the maximum: %s is refused",
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

    it("repeating the same value, nothing to confirm, nothing to remove, no duration: each has its own error", async () => {
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

    it("in Sweden a monthly deposit limit above 10,000 SEK triggers an email, 10,000 does not", async () => {
      const player = await swede();
      await change(player, "set", "deposit", 30, "10000");
      const letters = async () =>
        (await gate.database.query("SELECT 1 FROM message WHERE recipient = $1", [player.email])).rows.length;
      expect(await letters()).toBe(0);
      await change(player, "update", "deposit", 30, "10000.01");
      expect(await letters()).toBe(1);
    });
  });
});
