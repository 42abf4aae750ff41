import { randomUUID } from "node:crypto";
import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { expireBonuses } from "./bonus/index.ts";
import { createJobs } from "./jobs/index.ts";
import { type GateFixture, units } from "./testing/gate-fixture.ts";
import { gateSince } from "./testing/limited-play.ts";
import { takeSeat } from "./testing/provider-seat.ts";

const NOON = new Date("2026-11-20T12:00:00Z");

type Someone = Awaited<ReturnType<GateFixture["player"]>>;

const gate = await gateSince(NOON);

describe("a clock that runs a day ahead or behind and is then corrected", () => {
  const setClock = (days: number) => {
    gate.clock.at = new Date(NOON.getTime() + days * DAY_MS);
  };
  const withMoney = async (amount = "100.00") => {
    const player = await gate.stranger();
    await gate.deposit(player, amount);
    return player;
  };
  const logIn = async (player: Someone) => {
    const { session } = await gate.clientOf().send("login", {
      nickname: player.email,
      password: "correct horse battery",
    });
    player.session = session!;
  };
  const balanceOf = async (player: Someone) =>
    (await gate.call("balance", {}, player.session)).player_balance_amount;
  const limit = (player: Someone, type: "maxwager" | "deposit", duration: 1 | 7, amount: string) =>
    gate.call("changeLimit", { type, action: "set", duration, amount }, player.session);
  const statusOf = async (answer: Promise<{ status: string }>) => (await answer).status;

  it("a clock ahead ends a session as idle permanently; one started at that time remains valid after the correction", async () => {
    const player = await withMoney();
    const before = player.session;
    setClock(1);
    await expect(gate.call("profile", {}, before)).rejects.toMatchObject({ code: "session_expired" });
    await logIn(player);
    setClock(0);
    await expect(gate.call("profile", {}, before)).rejects.toMatchObject({ code: "session_expired" });
    expect(await balanceOf(player)).toBe("100.00");
    expect(await statusOf((await takeSeat(gate, player)).bet(10))).toBe("RS_OK");
  });

  it("a clock that runs a day ahead or behind and is then corrected behind keeps sessions and launch tokens valid, and accepts stakes", async () => {
    const player = await withMoney();
    const seat = await takeSeat(gate, player);
    setClock(-1);
    expect(await statusOf(seat.bet(10))).toBe("RS_OK");
    const other = await takeSeat(gate, player);
    expect(await statusOf(other.bet(10))).toBe("RS_OK");
    setClock(0);
    expect(await statusOf(seat.bet(10))).toBe("RS_OK");
    expect(await balanceOf(player)).toBe("70.00");
  });

  it("a clock ahead refuses a launch token of 12 hours as expired, and accepts it again after the correction", async () => {
    const player = await withMoney();
    const seat = await takeSeat(gate, player);
    setClock(1);
    expect(await statusOf(seat.bet(10))).toBe("RS_ERROR_TOKEN_EXPIRED");
    setClock(0);
    expect(await statusOf(seat.bet(10))).toBe("RS_OK");
  });

  it.each([
    ["ahead", 1],
    ["behind", -1],
  ])(
    "%s gives a repeated bet, win, rollback and deposit the same answers as before, and moves no money again",
    async (_, days) => {
      const player = await withMoney();
      const token = await gate.launch(player);
      const shared = { user: player.id, token, game_code: "bell-one", currency: "EUR", round: randomUUID() };
      const [won, undone] = [randomUUID(), randomUUID()];
      const stake = (transaction_uuid: string) =>
        [
          "/transaction/bet",
          { ...shared, request_uuid: randomUUID(), transaction_uuid, amount: units(10) },
        ] as const;
      const after = (path: string, reference_transaction_uuid: string, more = {}) =>
        [
          path,
          {
            ...shared,
            request_uuid: randomUUID(),
            transaction_uuid: randomUUID(),
            reference_transaction_uuid,
            ...more,
          },
        ] as const;
      const calls = [
        stake(won),
        stake(undone),
        after("/transaction/win", won, { amount: units(25) }),
        after("/transaction/rollback", undone),
      ];
      const begun = await gate.beginDeposit(player);
      const sendAll = async () => {
        const answers: unknown[] = [];
        for (const [path, body] of calls) answers.push(await gate.wallet(path, body));
        const authorized = await begun.authorize();
        answers.push(authorized, await begun.transfer(authorized.authCode));
        return answers;
      };
      const first = await sendAll();
      expect(await balanceOf(player)).toBe("135.00");
      setClock(days);
      expect(await sendAll()).toEqual(first);
      setClock(0);
      expect(await sendAll()).toEqual(first);
      expect(await balanceOf(player)).toBe("135.00");
    },
  );

  it("bets stamped by a clock a day ahead can still be paid and rolled back, and a rollback frees that day's limit", async () => {
    const player = await withMoney();
    await limit(player, "maxwager", 1, "30");
    setClock(1);
    await logIn(player);
    const seat = await takeSeat(gate, player);
    const [won, undone] = [await seat.bet(10), await seat.bet(20)];
    setClock(0);
    expect(await statusOf(seat.win(won, 40))).toBe("RS_OK");
    expect(await statusOf(seat.rollback(undone))).toBe("RS_OK");
    expect(await balanceOf(player)).toBe("130.00");
    setClock(1);
    expect(await statusOf(seat.bet(20.01))).toBe("RS_ERROR_LIMIT_REACHED");
    expect(await statusOf(seat.bet(20))).toBe("RS_OK");
  });

  it("a clock that runs a day ahead or behind and is then corrected opens the next day's stake limit only once: a stake made ahead counts today after the correction, and also on the next day", async () => {
    const player = await withMoney();
    await limit(player, "maxwager", 1, "10");
    expect(await statusOf((await takeSeat(gate, player)).bet(10))).toBe("RS_OK");
    setClock(1);
    await logIn(player);
    const seat = await takeSeat(gate, player);
    expect(await statusOf(seat.bet(10))).toBe("RS_OK");
    for (const days of [1, 0, 1]) {
      setClock(days);
      expect(await statusOf(seat.bet(0.01)), `${days} days ahead`).toBe("RS_ERROR_LIMIT_REACHED");
    }
    setClock(0);
    const { limit_duration } = await gate.call("getPlayerLimits", {}, player.session);
    expect(limit_duration.maxwager.daily.used).toBe("20.00");
  });

  it.each([
    ["a week's stake limit on its last day", 6],
    ["a week's stake limit in its middle", 3],
  ])("a clock ahead never opens %s a second time", async (_, day) => {
    const player = await withMoney();
    await limit(player, "maxwager", 7, "10");
    setClock(day);
    await logIn(player);
    const today = await takeSeat(gate, player);
    expect(await statusOf(today.bet(10))).toBe("RS_OK");
    setClock(day + 1);
    await logIn(player);
    const ahead = await takeSeat(gate, player);
    const expected = day === 6 ? "RS_OK" : "RS_ERROR_LIMIT_REACHED";
    expect(await statusOf(ahead.bet(10))).toBe(expected);
    for (const days of [day, day + 1]) {
      setClock(days);
      expect(await statusOf(ahead.bet(0.01))).toBe("RS_ERROR_LIMIT_REACHED");
    }
  });

  it("a clock that runs a day ahead or behind and is then corrected behind the day on which the account was opened still enforces a week's limit on stakes", async () => {
    const player = await withMoney();
    await limit(player, "maxwager", 7, "10");
    const seat = await takeSeat(gate, player);
    setClock(-1);
    expect(await statusOf(seat.bet(6))).toBe("RS_OK");
    expect(await statusOf(seat.bet(4))).toBe("RS_OK");
    expect(await statusOf(seat.bet(0.01))).toBe("RS_ERROR_LIMIT_REACHED");
  });

  it("a clock that runs a day ahead or behind and is then corrected opens the next day's deposit limit only once, too", async () => {
    const player = await gate.stranger();
    await limit(player, "deposit", 1, "50");
    const paid = async () => ((await gate.deposit(player, "50.00")).success ? "paid" : "refused");
    expect(await paid()).toBe("paid");
    setClock(1);
    await logIn(player);
    expect(await paid()).toBe("paid");
    for (const days of [0, 1]) {
      setClock(days);
      await expect(paid()).rejects.toMatchObject({ code: "deposit_limit_reached" });
    }
    expect(await balanceOf(player)).toBe("100.00");
  });

  it.each([
    ["ahead", 1],
    ["behind", -1],
  ])("%s keeps a player out who is excluded for 7 days: no login, no stake, no deposit", async (_, days) => {
    const player = await withMoney();
    const seat = await takeSeat(gate, player);
    const { authorize } = await gate.beginDeposit(player);
    await gate.call("selfExclude", { duration: "7d" }, player.session);
    setClock(days);
    await expect(logIn(player)).rejects.toMatchObject({ code: "account_excluded" });
    expect(await statusOf(seat.bet(1))).not.toBe("RS_OK");
    expect(await authorize()).toMatchObject({ success: false, errCode: "NOT_ALLOWED" });
  });

  it("a clock ahead ends an exclusion of 24 hours, which applies again after the correction: sessions opened meanwhile allow no stake, no call and no deposit", async () => {
    const player = await withMoney();
    await gate.call("selfExclude", { duration: "24h" }, player.session);
    setClock(1);
    await logIn(player);
    const seat = await takeSeat(gate, player);
    const { authorize } = await gate.beginDeposit(player);
    const begun = await seat.bet(10);
    expect(begun.status).toBe("RS_OK");
    gate.clock.at = new Date(NOON.getTime() + HOUR_MS);
    expect(await statusOf(seat.bet(1))).toBe("RS_ERROR_USER_DISABLED");
    expect(await authorize()).toMatchObject({ success: false, errCode: "NOT_ALLOWED" });
    await expect(gate.call("profile", {}, player.session)).rejects.toMatchObject({
      data: { reason: "excluded" },
    });
    await expect(logIn(player)).rejects.toMatchObject({ code: "account_excluded" });
    // Wins are paid all the same.
    expect(await statusOf(seat.win(begun, 5))).toBe("RS_OK");
    setClock(1);
    await logIn(player);
    expect(await balanceOf(player)).toBe("95.00");
  });

  it("a clock ahead expires a bonus of 14 days after 14 days and not after 13; an expired bonus stays expired after the correction", async () => {
    const expired = async (days: number) => {
      const player = await gate.stranger();
      await gate.deposit(player, "20.00", "TRUSTLY", "WELCOME100");
      setClock(days);
      await expireBonuses(gate.deps);
      setClock(0);
      await logIn(player);
      const { bonuses } = await gate.call("bonuses", {}, player.session);
      const { local_bonus_balance_amount } = await gate.call("balance", {}, player.session);
      return [bonuses[0]!.state, local_bonus_balance_amount];
    };
    expect(await expired(13)).toEqual(["active", "20.00"]);
    expect(await expired(14)).toEqual(["expired", "0.00"]);
    expect(await expired(-1)).toEqual(["active", "20.00"]);
  });

  it.each([
    ["ahead", 1],
    ["behind", -1],
  ])("%s runs scheduled work exactly when the database's clock says", async (_, days) => {
    let runs = 0;
    const job = {
      name: `hourly ${days}`,
      everyMs: HOUR_MS,
      run: async () => {
        runs += 1;
        return 0;
      },
    };
    const nodeAt = (now: () => Date) => {
      const jobs = createJobs({ ...gate.deps, now });
      jobs.register(job);
      return jobs;
    };
    const right = nodeAt(() => new Date());
    const wrong = nodeAt(() => new Date(Date.now() + days * DAY_MS));
    await wrong.runDue();
    expect(runs).toBe(1);
    for (const node of [wrong, right, wrong]) await node.runDue();
    expect(runs).toBe(1);
    await gate.database.query("UPDATE job SET due_at = now() WHERE name = $1", [job.name]);
    await wrong.runDue();
    expect(runs).toBe(2);
    await right.runDue();
    expect(runs).toBe(2);
  });

  it("a clock that runs a day ahead or behind and is then corrected leaves no gap in the account versions when money is written on four clocks out of chronological order", async () => {
    const player = await withMoney();
    for (const hours of [0, -24, 24, -2]) {
      gate.clock.at = new Date(NOON.getTime() + hours * HOUR_MS);
      await logIn(player);
      expect(await statusOf((await takeSeat(gate, player)).play(10, 5))).toBe("RS_OK");
    }
    expect(await balanceOf(player)).toBe("80.00");
  });
});
