import { randomUUID } from "node:crypto";
import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { units } from "../testing/gate-fixture.ts";
import { gateSince, limitedPlay, MONDAY } from "../testing/limited-play.ts";
import { keepLimits } from "./keep-limits.ts";

const gate = await gateSince(MONDAY);

describe("limits", () => {
  const { change, game, logIn, passTime, someone, swede } = limitedPlay(gate);

  describe("stakes", () => {
    it("a stake equal to the rest of the wager limit is accepted, one minor unit more is not", async () => {
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

    it("a British slot round of 5.00 accepts not even 0.01 more, over any number of bets", async () => {
      const player = await someone({ country: "GB", phone: "07400 123456" });
      await gate.deposit(player, "50.00", "CREDITCARD");
      const { bet } = await game(player);
      const begun = { round: randomUUID(), round_closed: false };
      expect(await bet(3, begun)).toMatchObject({ status: "RS_OK" });
      expect(await bet(2, begun)).toMatchObject({ status: "RS_OK", balance: units(45) });
      expect(await bet(0.01, begun)).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED", balance: units(45) });
      expect(await bet(5)).toMatchObject({ status: "RS_OK", balance: units(40) });
    });

    it("a win frees room under a loss limit, never under a wager limit", async () => {
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

    it("a rolled-back stake frees its room again, even after midnight", async () => {
      const player = await someone();
      await gate.deposit(player, "100.00");
      await change(player, "set", "maxwager", 1, "30");
      await change(player, "set", "maxwager", 7, "30");
      const { bet, rollback } = await game(player);
      gate.clock.at = new Date("2026-11-16T12:29:00Z");
      const id = randomUUID();
      const round = randomUUID();
      await bet(30, { transaction_uuid: id, round, round_closed: false });
      gate.clock.at = new Date("2026-11-16T22:00:01Z");
      await rollback(id, round);
      player.session = await logIn(player);
      const later = await game(player);
      expect(await later.bet(30)).toMatchObject({ status: "RS_OK" });
      expect(await later.bet(0.01)).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED" });
    });

    it("100 concurrent stakes never exceed a limit together: of 100 stakes of 1 under a limit of 40, 40 are accepted", async () => {
      const player = await someone();
      await gate.deposit(player, "500.00");
      await change(player, "set", "maxwager", 1, "40");
      const { bet } = await game(player);
      const answers = await Promise.all(Array.from({ length: 100 }, () => bet(1)));
      expect(answers.filter(({ status }) => status === "RS_OK")).toHaveLength(40);
      expect(answers.filter(({ status }) => status === "RS_ERROR_LIMIT_REACHED")).toHaveLength(60);
    });

    it("a day later the daily limit has been reset and the weekly has not", async () => {
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

    it("in Sweden no stake and no deposit is accepted before the three deposit limits are set", async () => {
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

  describe("each type of limit for each period", () => {
    type Someone = Awaited<ReturnType<typeof someone>>;
    /** The end of the period that began at Helsinki's midnight of the day on which the account was opened. */
    const endOf = (days: number) => new Date(Date.parse("2026-11-15T22:00:00Z") + days * DAY_MS);

    const stake = async (player: Someone, whole: number) => (await (await game(player)).bet(whole)).status;
    const deposit = (player: Someone, whole: number) =>
      gate.deposit(player, whole.toFixed(2)).then(
        () => "taken",
        ({ code }: { code: string }) => code,
      );
    const onStakes = {
      take: stake,
      yes: "RS_OK",
      no: "RS_ERROR_LIMIT_REACHED",
      least: 0.01,
      money: "500.00",
    };
    const onDeposits = {
      take: deposit,
      yes: "taken",
      no: "deposit_limit_reached",
      least: 10,
      money: undefined,
    };

    it.each(
      ([1, 7, 30] as const).flatMap((days) => [
        { kind: "maxwager" as const, days, ...onStakes },
        { kind: "netloss" as const, days, ...onStakes },
        { kind: "deposit" as const, days, ...onDeposits },
      ]),
    )(
      "$kind of 100.00 for $days days accepts 60.00 and 40.00 and no 40.01, nothing until 1 s before the period's end, and 100.00 after it",
      async ({ kind, days, take, yes, no, least, money }) => {
        const player = await someone();
        if (money) await gate.deposit(player, money);
        await change(player, "set", kind, days, "100");
        expect(await take(player, 60)).toBe(yes);
        expect(await take(player, 40.01)).toBe(no);
        expect(await take(player, 40)).toBe(yes);
        expect(await take(player, least)).toBe(no);
        gate.clock.at = new Date(endOf(days).getTime() - 1_000);
        player.session = await logIn(player);
        expect(await take(player, least)).toBe(no);
        gate.clock.at = endOf(days);
        expect(await take(player, 100)).toBe(yes);
        expect(await take(player, least)).toBe(no);
      },
    );

    it.each([1, 7, 30] as const)(
      "login of 60 minutes for %i days: allows play for 59, no login until 1 s before the period's end, and 59 more after it",
      async (days) => {
        const player = await someone();
        await gate.deposit(player, "500.00");
        await change(player, "set", "login", days, 60);
        const playFor59 = async () => {
          for (const minutes of [29, 29, 1]) {
            passTime(minutes * MINUTE_MS);
            expect(await stake(player, 1)).toBe("RS_OK");
          }
        };
        await playFor59();
        passTime(60_000);
        await keepLimits(gate.deps);
        await expect(logIn(player)).rejects.toMatchObject({ code: "login_limit_reached" });
        gate.clock.at = new Date(endOf(days).getTime() - 1_000);
        await expect(logIn(player)).rejects.toMatchObject({ code: "login_limit_reached" });
        gate.clock.at = endOf(days);
        player.session = await logIn(player);
        await playFor59();
        passTime(60_000);
        expect(await stake(player, 1).catch(({ data }) => data.reason)).toBe("login_limit");
      },
    );
  });

  describe("deposits", () => {
    it("a deposit equal to the rest is accepted, one cent more is refused with the remaining amount", async () => {
      const player = await someone();
      await change(player, "set", "deposit", 7, "100");
      await gate.deposit(player, "60.00");
      await expect(
        gate.call("startDeposit", { method: "TRUSTLY", amount: "40.01" }, player.session),
      ).rejects.toMatchObject({ code: "deposit_limit_reached", data: { params: { left: "40.00" } } });
      expect(await gate.deposit(player, "40.00")).toMatchObject({ success: true });
    });

    it.each([
      ["10.00", "error_deposit_limit_reached"],
      ["9.99", "error_deposit_limit_used"],
      ["0.00", "error_deposit_limit_used"],
    ])("with %s left of a limit and a smallest deposit of 10, the refusal is %s", async (left, message) => {
      const player = await someone();
      await change(player, "set", "deposit", 7, "100");
      await gate.deposit(player, (100 - Number(left)).toFixed(2));
      await expect(
        gate.call("startDeposit", { method: "TRUSTLY", amount: "20.00" }, player.session),
      ).rejects.toMatchObject({
        code: "deposit_limit_reached",
        data: { fields: { amount: `core.${message}` }, params: { left, minimum: "10.00" } },
      });
    });

    it("two concurrent deposits never exceed the limit together", async () => {
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
});
