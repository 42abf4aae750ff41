import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import {
  type OpenSubscriptionRequest,
  type UpcomingDraw,
  Weekday,
} from "@bellwether/contract/studio/index.ts";
import { testCampaigns } from "@bellwether/gate/testing/bonus-campaigns.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDrawFixture, DRAW_TABLE, type DrawFixture } from "../testing/draw-fixture.ts";
import { createLifetime, killableOptions } from "../testing/killable-options.ts";
import { TABLE_GAME_ID } from "../testing/table-fixture.ts";

const PRICE = 150;
const slips = [[3, 11, 19, 28, 36, 44]];
const ticket = { stakeMinor: String(PRICE), input: { slips } };

describe("a standing order", () => {
  let fixture: DrawFixture;
  beforeAll(async () => {
    const calendar = {
      ...{ timeZone: "Europe/Stockholm", at: "21:00", days: [...Weekday.options] },
      ...{ closesMs: 15 * MINUTE_MS, ahead: 4, patienceMs: DAY_MS },
    };
    fixture = await createDrawFixture({ ...DRAW_TABLE, calendar }, undefined, [], testCampaigns);
  });
  afterAll(() => fixture.close());
  const told: { user: string; reason: string; cause?: string; ended: boolean; isLast?: true }[] = [];
  /** Answers a call about an order in place of the gate. */
  let answerOnce: ((path: string) => Promise<Response | undefined>) | undefined;
  beforeAll(() => {
    fixture.wallet.answer = async (path, body) => {
      const { user, reason, cause, ended, is_last } = JSON.parse(body);
      if (path.endsWith("-missed"))
        told.push({ user, reason, ...(cause && { cause }), ended, ...(is_last && { isLast: true }) });
      return answerOnce?.(path);
    };
  });

  const tableId = DRAW_TABLE.name;
  const subscribe = (session: string, more: Partial<OpenSubscriptionRequest> = {}) =>
    fixture.ask("openSubscription", {
      ...{ session, tableId },
      body: { requestId: crypto.randomUUID(), weekdays: null, untilDate: null, ...ticket, ...more },
    });
  const orders = async (session: string) =>
    (await fixture.ask("listSubscriptions", { session, tableId })).subscriptions;
  /** Moves the clock to this long before the close of a draw, and runs what is due. */
  const moveTo = async ({ betsCloseAt }: Pick<UpcomingDraw, "betsCloseAt">, beforeMs: number) => {
    fixture.advance(Date.parse(betsCloseAt) - beforeMs - fixture.gate.clock.at.getTime());
    await fixture.studio.runTables();
  };
  /** Starts a test with a draw that is more than 27 hours away. */
  const fresh = async (amount?: string) => {
    const [, second] = await fixture.upcoming();
    if (!second) throw new Error("no second draw");
    await moveTo(second, 27 * HOUR_MS);
    // A session lasts for hours, so each test has a new player.
    const seated = await fixture.seated(amount);
    return { ...seated, draw: second };
  };
  const dayOf = ({ drawsAt }: UpcomingDraw): Weekday =>
    Weekday.parse(
      new Date(drawsAt)
        .toLocaleDateString("en", { weekday: "long", timeZone: "Europe/Stockholm" })
        .toLowerCase(),
    );

  it("buys its ticket 27 hours before the draw, not before, and each draw once", async () => {
    const { player, session, draw } = await fresh();
    const opened = await subscribe(session);
    expect(opened).toMatchObject({ state: "active", nextDraw: { number: draw.number - 1 } });
    await moveTo(draw, 27 * HOUR_MS - 15 * MINUTE_MS + 1_000);
    const bought = async () => (await fixture.statesOf(player)).length;
    const before = await bought();
    await moveTo(draw, 27 * HOUR_MS - 15 * MINUTE_MS);
    expect(await bought()).toBe(before + 1);
    for (let run = 0; run < 3; run += 1) await fixture.studio.runTables();
    expect(await bought()).toBe(before + 1);
    const [order] = await orders(session);
    expect(order?.draws[0]).toMatchObject({ number: draw.number, state: "bought", reason: null });
    const { tickets } = await fixture.ask("listTickets", { session, tableId });
    expect(tickets.at(-1)).toMatchObject({
      number: draw.number,
      subscriptionId: opened.subscriptionId,
      roundId: order?.draws[0]?.roundId,
    });
    expect(await fixture.ask("stopSubscription", { session, tableId, ...opened })).toMatchObject({
      state: "stopped",
    });
  });

  it("is opened once by a repeated request, shows no draw of other weekdays, and stops on request", async () => {
    const { player, session, draw } = await fresh();
    const weekday = dayOf(draw);
    const requestId = crypto.randomUUID();
    const [one, other] = await Promise.all(
      [1, 2].map(() => subscribe(session, { requestId, weekdays: [weekday] })),
    );
    expect(one?.subscriptionId).toBe(other?.subscriptionId);
    expect(one?.nextDraw?.number).toBe(draw.number);
    expect(await orders(session)).toHaveLength(1);
    await expect(subscribe(session, { requestId })).rejects.toThrow("request_conflict");
    await fixture.ask("stopSubscription", { session, tableId, subscriptionId: one?.subscriptionId ?? "" });
    await moveTo(draw, HOUR_MS);
    expect(await fixture.statesOf(player)).toEqual([]);
  });

  it("that is stopped while the wallet is asked for its token buys no ticket: the balance stays 100.00", async () => {
    const { player, session, draw } = await fresh();
    const { subscriptionId } = await subscribe(session, { weekdays: [dayOf(draw)] });
    const states: string[] = [];
    answerOnce = async (path) => {
      if (path !== "/user/standing-order" || states.length > 0) return undefined;
      states.push((await fixture.ask("stopSubscription", { session, tableId, subscriptionId })).state);
      return undefined;
    };
    await moveTo(draw, 20 * HOUR_MS);
    answerOnce = undefined;
    expect(states).toEqual(["stopped"]);
    expect(await fixture.statesOf(player)).toEqual([]);
    expect(await fixture.balanceOf(player)).toBe(10_000n);
    await moveTo(draw, 19 * HOUR_MS);
    expect(await orderOf(subscriptionId, draw.number)).toBeUndefined();
    expect(await toldTo(player)).toEqual([]);
  });

  it.each([
    ["/user/info", "RS_ERROR_UNKNOWN", 5],
    ["/user/info", "RS_ERROR_INVALID_PARTNER", 5],
    ["/user/info", "RS_ERROR_TOKEN_EXPIRED", 5],
    ["/user/standing-order", "RS_ERROR_UNKNOWN", 5],
    ["/transaction/bet", "RS_ERROR_TOKEN_EXPIRED", 10],
  ])(
    "goes on after one answer of %s with %s, and buys its ticket %i s later",
    async (path, status, seconds) => {
      const { player, session, draw } = await fresh();
      const { subscriptionId } = await subscribe(session, { weekdays: [dayOf(draw)] });
      let answers = 0;
      answerOnce = async (asked) => {
        if (asked !== path || answers > 0) return undefined;
        answers += 1;
        return Response.json({ status });
      };
      await moveTo(draw, 20 * HOUR_MS);
      answerOnce = undefined;
      expect(answers).toBe(1);
      expect(await orderOf(subscriptionId, draw.number)).toMatchObject({
        ...{ state: "waiting", reason: "wallet_unavailable" },
      });
      for (let passed = 5; passed <= seconds; passed += 5) await moveTo(draw, 20 * HOUR_MS - passed * 1_000);
      expect(await stateOf(subscriptionId)).toEqual({ state: "active", end_reason: null });
      expect((await fixture.statesOf(player)).filter((state) => state !== "refused")).toEqual(["staked"]);
      expect(await fixture.balanceOf(player)).toBe(10_000n - BigInt(PRICE));
      await fixture.ask("stopSubscription", { session, tableId, subscriptionId });
    },
  );

  it("buys the last ticket on its last date, and is over after it", async () => {
    const { player, session, draw } = await fresh();
    const untilDate = draw.drawsAt.slice(0, 10);
    const { subscriptionId } = await subscribe(session, { untilDate });
    await moveTo(draw, HOUR_MS);
    const count = (await fixture.statesOf(player)).length;
    expect(count).toBeGreaterThan(0);
    await moveTo(draw, -20 * HOUR_MS);
    expect((await fixture.statesOf(player)).length).toBe(count);
    const { rows } = await fixture.database.query("SELECT state FROM studio_subscription WHERE id = $1", [
      subscriptionId,
    ]);
    expect(rows).toEqual([{ state: "over" }]);
  });

  it.each([
    ["on its last day", "until"],
    ["that its player stopped before the letter", "stop"],
    ["that goes on", undefined],
  ] as const)("misses a draw %s, and the player is told whether it was the last one", async (_, end) => {
    const { player, session, draw } = await fresh("0.00");
    const untilDate = end === "until" ? draw.drawsAt.slice(0, 10) : null;
    const { subscriptionId } = await subscribe(session, { weekdays: [dayOf(draw)], untilDate });
    await moveTo(draw, HOUR_MS + MINUTE_MS);
    fixture.wallet.faultOf = (path) => (path.endsWith("-missed") ? "lose-request" : undefined);
    await moveTo(draw, HOUR_MS - MINUTE_MS);
    await moveTo(draw, HOUR_MS - 2 * MINUTE_MS);
    if (end === "stop") await fixture.studio.stopStandingOrder(player.id, subscriptionId);
    fixture.wallet.faultOf = () => undefined;
    await moveTo(draw, HOUR_MS - 3 * MINUTE_MS);
    expect(await toldTo(player)).toEqual([
      { reason: "RS_ERROR_NOT_ENOUGH_MONEY", ended: false, ...(end && { isLast: true }) },
    ]);
    await fixture.database.query("UPDATE studio_subscription SET state = 'stopped' WHERE id = $1", [
      subscriptionId,
    ]);
  });

  it.each([
    ["is bought", true],
    ["is missed too, and then it is the last one", false],
  ])(
    "misses the draw of its last day, not told as the last one while the ticket of 1.50 for the day before waits, which %s",
    async (_, paysIn) => {
      const { player, session, draw } = await fresh("90.00");
      const begun = await fixture.gate.beginDeposit(player, "10.00");
      const next = (await fixture.upcoming()).find(({ number }) => number === draw.number + 1);
      if (!next) throw new Error("no third draw");
      const many = Array.from({ length: 12 }, () => slips[0] ?? []);
      const wish = { numbers: [next.number], stakeMinor: String(12 * PRICE), input: { slips: many } };
      for (let times = 0; times < 5; times += 1) await fixture.buy(session, wish);
      const weekdays = [dayOf(draw), dayOf(next)];
      const { subscriptionId } = await subscribe(session, {
        weekdays,
        untilDate: next.drawsAt.slice(0, 10),
      });
      const missed = { reason: "RS_ERROR_UNKNOWN", cause: "too_many", ended: false };
      for (const minutes of [121, 120]) await moveTo(draw, minutes * MINUTE_MS);
      expect(await orderOf(subscriptionId, next.number)).toMatchObject({ state: "missed" });
      expect(await orderOf(subscriptionId, draw.number)).toMatchObject({ state: "waiting" });
      expect(await toldTo(player)).toEqual([missed]);
      if (paysIn) await begun.transfer((await begun.authorize()).authCode);
      for (const minutes of [90, 59, 58]) await moveTo(draw, minutes * MINUTE_MS);
      const last = { reason: "RS_ERROR_NOT_ENOUGH_MONEY", ended: false, isLast: true };
      expect(await orderOf(subscriptionId, draw.number)).toMatchObject({
        state: paysIn ? "bought" : "missed",
      });
      expect(await toldTo(player)).toEqual(paysIn ? [missed] : [missed, last]);
    },
  );

  it("tells the missed draw of a day as its last one when the ticket of 1.50 for the last day is bought already", async () => {
    const { player, session, draw } = await fresh("0.00");
    const begun = await fixture.gate.beginDeposit(player, "10.00");
    const next = (await fixture.upcoming()).find(({ number }) => number === draw.number + 1);
    if (!next) throw new Error("no third draw");
    const { subscriptionId } = await subscribe(session, {
      weekdays: [dayOf(draw), dayOf(next)],
      untilDate: next.drawsAt.slice(0, 10),
    });
    for (const minutes of [121, 120]) await moveTo(draw, minutes * MINUTE_MS);
    await fixture.database.query(
      "UPDATE studio_order SET due_at = due_at + interval '1 day' WHERE subscription_id = $1 AND number = $2",
      [subscriptionId, draw.number],
    );
    await begun.transfer((await begun.authorize()).authCode);
    await moveTo(draw, 90 * MINUTE_MS);
    expect(await orderOf(subscriptionId, next.number)).toMatchObject({ state: "bought" });
    expect(await orderOf(subscriptionId, draw.number)).toMatchObject({ state: "waiting" });
    await fixture.database.query(
      "UPDATE studio_order SET state = 'missing', reason = 'not_enough_money', due_at = now() - interval '1 year' WHERE subscription_id = $1 AND number = $2",
      [subscriptionId, draw.number],
    );
    await moveTo(draw, 58 * MINUTE_MS);
    expect(await toldTo(player)).toEqual([
      { reason: "RS_ERROR_NOT_ENOUGH_MONEY", ended: false, isLast: true },
    ]);
  });

  it("refuses a last day that is over, and offers the weekdays on which the table draws", async () => {
    const { session, draw } = await fresh();
    const now = fixture.gate.clock.at.getTime();
    const yesterday = new Date(now - 2 * DAY_MS).toISOString().slice(0, 10);
    await expect(subscribe(session, { untilDate: yesterday })).rejects.toThrow("invalid_request");
    expect(await orders(session)).toEqual([]);
    const { weekdays } = await fixture.ask("listUpcoming", { tableId });
    expect(weekdays).toContain(dayOf(draw));
    expect(weekdays).toHaveLength(7);
  });

  it("tries again when the player has paid in, and takes the stake once", async () => {
    const { player, session, draw } = await fresh("0.00");
    const begun = await fixture.gate.beginDeposit(player, "10.00");
    await subscribe(session, { weekdays: [dayOf(draw)] });
    await moveTo(draw, 20 * HOUR_MS);
    await moveTo(draw, 2 * HOUR_MS);
    expect(new Set(await fixture.statesOf(player))).toEqual(new Set(["refused"]));
    const { authCode } = await begun.authorize();
    await begun.transfer(authCode);
    await moveTo(draw, HOUR_MS + 10 * MINUTE_MS);
    const states = await fixture.statesOf(player);
    expect(states.filter((state) => state === "staked")).toHaveLength(1);
    expect(await fixture.balanceOf(player)).toBe(1_000n - BigInt(PRICE));
  });

  it("misses a draw whose ticket cannot be paid one hour before the close, has the player notified once, and goes on", async () => {
    const { player, session, draw } = await fresh("0.00");
    const { subscriptionId } = await subscribe(session, { weekdays: [dayOf(draw)] });
    await moveTo(draw, HOUR_MS + MINUTE_MS);
    const before = fixture.wallet.calls.length;
    fixture.wallet.faultOf = (path) => (path.endsWith("-missed") ? "lose-response" : undefined);
    await moveTo(draw, HOUR_MS - MINUTE_MS);
    await moveTo(draw, HOUR_MS - 2 * MINUTE_MS);
    fixture.wallet.faultOf = () => undefined;
    for (const minutes of [3, 4, 5]) await moveTo(draw, HOUR_MS - minutes * MINUTE_MS);
    const missed = fixture.wallet.calls.slice(before).filter((path) => path.endsWith("-missed"));
    expect(missed).toHaveLength(2);
    expect(await orderOf(subscriptionId, draw.number)).toEqual({
      state: "missed",
      reason: "not_enough_money",
      has_ended: false,
    });
    const { rows } = await fixture.database.query(
      "SELECT id FROM message WHERE recipient = $1 AND created_at >= $2",
      [player.email, new Date(Date.parse(draw.betsCloseAt) - HOUR_MS)],
    );
    expect(rows).toHaveLength(1);
    expect(await stateOf(subscriptionId)).toEqual({ state: "active", end_reason: null });
  });

  it("misses a draw whose ticket of 6.00 is above a bonus's maximum of 5.00, and says so", async () => {
    const { draw } = await fresh();
    const player = await fixture.gate.stranger();
    await fixture.gate.deposit(player, "50.00", "TRUSTLY", "QUICK");
    const { session } = await fixture.open(player, TABLE_GAME_ID);
    const four = [0, 1, 2, 3].map((more) => slips[0]!.map((number) => number + more));
    const { subscriptionId } = await subscribe(session, {
      ...{ weekdays: [dayOf(draw)], stakeMinor: String(4 * PRICE), input: { slips: four } },
    });
    for (const minutes of [-1, 1, 2]) await moveTo(draw, HOUR_MS - minutes * MINUTE_MS);
    expect(await orderOf(subscriptionId, draw.number)).toMatchObject({
      state: "missed",
      reason: "bonus_maximum",
    });
    expect(told.at(-1)).toEqual({
      ...{ user: player.id, reason: "RS_ERROR_LIMIT_REACHED", cause: "bonus_maximum", ended: false },
    });
    expect(await fixture.balanceOf(player)).toBe(10_000n);
  });

  it("waits while the player has not accepted new terms, and buys its ticket of 1.50 when they have", async () => {
    const { player, session, draw } = await fresh();
    const { subscriptionId } = await subscribe(session);
    const accept = (version: string) =>
      fixture.database.query("UPDATE player SET accepted_terms_version = $2 WHERE id = $1", [
        player.id,
        version,
      ]);
    await accept("2000-01-01");
    await moveTo(draw, 20 * HOUR_MS);
    expect(await stateOf(subscriptionId)).toEqual({ state: "active", end_reason: null });
    expect(await orderOf(subscriptionId, draw.number)).toMatchObject({
      ...{ state: "waiting", reason: "account_waits" },
    });
    await accept("9999-01-01");
    await moveTo(draw, 19 * HOUR_MS);
    expect(await orderOf(subscriptionId, draw.number)).toMatchObject({ state: "bought" });
    expect(await fixture.balanceOf(player)).toBe(10_000n - BigInt(PRICE));
  });

  it.each(["/user/info", "/transaction/bet"])(
    "is not ended by an answer of %s with RS_ERROR_USER_DISABLED, and buys its ticket of 1.50 in 15 minutes",
    async (path) => {
      const { player, session, draw } = await fresh();
      const { subscriptionId } = await subscribe(session, { weekdays: [dayOf(draw)] });
      answerOnce = async (asked) =>
        asked === path ? Response.json({ status: "RS_ERROR_USER_DISABLED" }) : undefined;
      await moveTo(draw, 20 * HOUR_MS);
      answerOnce = undefined;
      expect(await stateOf(subscriptionId)).toEqual({ state: "active", end_reason: null });
      expect(await orderOf(subscriptionId, draw.number)).toMatchObject({
        ...{ state: "waiting", reason: "player_disabled" },
      });
      await moveTo(draw, 20 * HOUR_MS - 15 * MINUTE_MS);
      expect(await orderOf(subscriptionId, draw.number)).toMatchObject({ state: "bought" });
      expect(await toldTo(player)).toEqual([]);
      expect(await fixture.balanceOf(player)).toBe(10_000n - BigInt(PRICE));
    },
  );

  it("whose bets are refused with RS_ERROR_USER_DISABLED until an hour before the close misses the draw, is told so, and goes on", async () => {
    const { player, session, draw } = await fresh();
    const { subscriptionId } = await subscribe(session, { weekdays: [dayOf(draw)] });
    answerOnce = async (asked) =>
      asked === "/transaction/bet" ? Response.json({ status: "RS_ERROR_USER_DISABLED" }) : undefined;
    for (const minutes of [61, 59, 58]) await moveTo(draw, minutes * MINUTE_MS);
    answerOnce = undefined;
    expect(await orderOf(subscriptionId, draw.number)).toEqual({
      ...{ state: "missed", reason: "player_disabled", has_ended: false },
    });
    expect(await toldTo(player)).toEqual([{ reason: "RS_ERROR_USER_DISABLED", ended: false }]);
    expect(await stateOf(subscriptionId)).toEqual({ state: "active", end_reason: null });
    await fixture.studio.stopStandingOrder(player.id, subscriptionId);
  });

  it("ends when the player may no longer play, takes nothing, and says so", async () => {
    const { player, session, draw } = await fresh();
    const { subscriptionId } = await subscribe(session, { untilDate: null });
    await fixture.database.query("UPDATE player SET status = 'closed' WHERE id = $1", [player.id]);
    await moveTo(draw, 20 * HOUR_MS);
    expect(await fixture.statesOf(player)).toEqual([]);
    expect(await stateOf(subscriptionId)).toEqual({ state: "ended", end_reason: "player_disabled" });
    expect(await fixture.balanceOf(player)).toBe(10_000n);
  });

  it("ends when the rules no longer accept its ticket, and the player is told so", async () => {
    const { player, session, draw } = await fresh();
    const { subscriptionId } = await subscribe(session);
    await fixture.database.query("UPDATE studio_subscription SET stake_minor = 151 WHERE id = $1", [
      subscriptionId,
    ]);
    for (const hours of [20, 19]) await moveTo(draw, hours * HOUR_MS);
    expect(await stateOf(subscriptionId)).toEqual({ state: "ended", end_reason: "invalid_stake" });
    expect(await toldTo(player)).toEqual([{ reason: "RS_ERROR_UNKNOWN", cause: "ticket", ended: true }]);
    expect(await fixture.balanceOf(player)).toBe(10_000n);
  });

  it("misses a draw for which the player holds 60 slips and says why, buys the next, and a 61st slip by hand is refused", async () => {
    const { player, session, draw } = await fresh();
    const { subscriptionId } = await subscribe(session);
    const many = Array.from({ length: 12 }, () => slips[0] ?? []);
    for (let times = 0; times < 5; times += 1)
      await fixture.buy(session, {
        ...{ numbers: [draw.number], stakeMinor: String(12 * PRICE), input: { slips: many } },
      });
    const { tickets } = await fixture.buy(session, { numbers: [draw.number], ...ticket });
    expect(tickets).toMatchObject([{ ticket: null, refusal: "too_many_tickets" }]);
    await moveTo(draw, 20 * HOUR_MS);
    await moveTo(draw, 19 * HOUR_MS);
    expect(await orderOf(subscriptionId, draw.number)).toEqual({
      ...{ state: "missed", reason: "too_many_tickets", has_ended: false },
    });
    expect(await toldTo(player)).toEqual([{ reason: "RS_ERROR_UNKNOWN", cause: "too_many", ended: false }]);
    await moveTo(draw, -4 * HOUR_MS);
    expect(await orderOf(subscriptionId, draw.number + 1)).toMatchObject({ state: "bought" });
    await fixture.database.query("UPDATE studio_subscription SET state = 'stopped' WHERE id = $1", [
      subscriptionId,
    ]);
  });

  it("of 13 slips is refused with invalid_input; one that was stored earlier ends at its first draw", async () => {
    const { player, session, draw } = await fresh();
    const thirteen = Array.from({ length: 13 }, () => slips[0] ?? []);
    const wish = { stakeMinor: String(13 * PRICE), input: { slips: thirteen } };
    const { tickets } = await fixture.buy(session, { numbers: [draw.number], ...wish });
    expect(tickets).toMatchObject([{ ticket: null, refusal: "invalid_input" }]);
    const { error } = await fixture.call("openSubscription", {
      ...{ session, tableId },
      body: { requestId: crypto.randomUUID(), weekdays: null, untilDate: null, ...wish },
    });
    expect(error?.code).toBe("invalid_input");
    const { subscriptionId } = await subscribe(session);
    await fixture.database.query(
      "UPDATE studio_subscription SET stake_minor = $2, input = $3 WHERE id = $1",
      [subscriptionId, wish.stakeMinor, JSON.stringify(wish.input)],
    );
    for (const hours of [20, 19]) await moveTo(draw, hours * HOUR_MS);
    expect(await stateOf(subscriptionId)).toEqual({ state: "ended", end_reason: "invalid_input" });
    expect(await toldTo(player)).toEqual([{ reason: "RS_ERROR_UNKNOWN", cause: "ticket", ended: true }]);
  });

  it("buys nothing with a second waiting order once the first has ended it, and tells the player once", async () => {
    const { player, session, draw } = await fresh();
    const { subscriptionId } = await subscribe(session);
    await fixture.database.query("UPDATE studio_subscription SET stake_minor = 151 WHERE id = $1", [
      subscriptionId,
    ]);
    await fixture.database.query(
      `INSERT INTO studio_order (owner, subscription_id, table_id, number, state, due_at)
       SELECT owner, id, table_id, $2, 'waiting', $3 FROM studio_subscription WHERE id = $1`,
      [subscriptionId, draw.number + 1, new Date(Date.parse(draw.drawsAt) - 18 * HOUR_MS)],
    );
    await moveTo(draw, 20 * HOUR_MS);
    expect(await stateOf(subscriptionId)).toEqual({ state: "ended", end_reason: "invalid_stake" });
    await fixture.database.query("UPDATE studio_subscription SET stake_minor = $2 WHERE id = $1", [
      subscriptionId,
      PRICE,
    ]);
    for (const hours of [17, 16]) await moveTo(draw, hours * HOUR_MS);
    expect(await fixture.statesOf(player)).toEqual([]);
    expect(await toldTo(player)).toHaveLength(1);
  });

  it("tells the player that the sale had closed, if no node ran before the close", async () => {
    const { player, session, draw } = await fresh();
    const { subscriptionId } = await subscribe(session, { weekdays: [dayOf(draw)] });
    await fixture.database.query(
      `INSERT INTO studio_order (owner, subscription_id, table_id, number, state, due_at)
       SELECT owner, id, table_id, $2, 'waiting', $3 FROM studio_subscription WHERE id = $1`,
      [subscriptionId, draw.number, new Date(draw.betsCloseAt)],
    );
    for (const seconds of [1, 2]) await moveTo(draw, -seconds * 1_000);
    expect(await toldTo(player)).toEqual([{ reason: "RS_ERROR_UNKNOWN", cause: "closed", ended: false }]);
    expect(await stateOf(subscriptionId)).toEqual({ state: "active", end_reason: null });
  });

  it("ends with one letter before the next draw when the table's file and its title are gone, not earlier", async () => {
    const { player, session, draw } = await fresh();
    const { subscriptionId } = await subscribe(session, { weekdays: [dayOf(draw)] });
    const without = fixture.newStudio({ tables: [], titles: [] });
    await without.runTables();
    expect(await stateOf(subscriptionId)).toMatchObject({ state: "active" });
    fixture.advance(Date.parse(draw.drawsAt) - 26 * HOUR_MS - fixture.gate.clock.at.getTime());
    for (let run = 0; run < 3; run += 1) await without.runTables();
    await without.stop();
    expect(await stateOf(subscriptionId)).toEqual({ state: "ended", end_reason: "unknown_game" });
    expect(await toldTo(player)).toEqual([{ reason: "RS_ERROR_INVALID_GAME", cause: "game", ended: true }]);
    await moveTo(draw, HOUR_MS);
    expect(await fixture.statesOf(player)).toEqual([]);
  });

  it("buys each ticket once, wherever its node dies", async () => {
    let deaths = 0;
    for (let steps = 0; steps < 200; steps += 3) {
      const { player, session, draw } = await fresh();
      const { subscriptionId } = await subscribe(session);
      fixture.advance(Date.parse(draw.drawsAt) - 26 * HOUR_MS - fixture.gate.clock.at.getTime());
      const life = createLifetime(steps);
      const dying = fixture.newStudio(killableOptions(fixture.parts, life));
      await dying.runTables().catch(() => {});
      await dying.stop();
      fixture.advance(40_000);
      await fixture.studio.resolveRounds();
      await fixture.studio.runTables();
      fixture.advance(40_000);
      await fixture.studio.resolveRounds();
      await fixture.studio.runTables();
      const when = `died at step ${steps}`;
      expect((await orderOf(subscriptionId, draw.number))?.state, when).toBe("bought");
      const { rows } = await fixture.database.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM studio_round WHERE player_id = $1 AND table_number = $2 AND state = 'staked'",
        [player.id, draw.number],
      );
      expect(rows[0]?.count, when).toBe(1);
      await fixture.ask("stopSubscription", { session, tableId, subscriptionId }).catch(() => {});
      if (!life.isOver()) break;
      deaths += 1;
    }
    expect(deaths).toBeGreaterThan(5);
    expect(await fixture.gate.violations()).toEqual([]);
  }, 300_000);

  it.each([
    ["the wallet returns the stake at once", undefined],
    ["the wallet's answer about the returned stake is lost", "lose-response" as const],
  ])(
    "buys no second ticket when its node died after the purchase and the player has cancelled the ticket since: %s",
    async (_, fault) => {
      const { player, session, draw } = await fresh();
      const { subscriptionId } = await subscribe(session, { weekdays: [dayOf(draw)] });
      const { database } = fixture.parts;
      const dying = fixture.newStudio({
        database: {
          ...database,
          transaction: (work) =>
            database.transaction((connection) =>
              work({
                ...connection,
                async query(text, parameters) {
                  if (text.startsWith("UPDATE studio_order SET state"))
                    throw new Error("the process was killed");
                  return connection.query(text, parameters);
                },
              }),
            ),
        },
      });
      fixture.advance(Date.parse(draw.drawsAt) - 26 * HOUR_MS - fixture.gate.clock.at.getTime());
      await dying.runTables();
      await dying.stop();
      expect(await orderOf(subscriptionId, draw.number)).toMatchObject({ state: "waiting" });
      const { tickets } = await fixture.ask("listTickets", { session, tableId });
      expect(tickets).toMatchObject([{ number: draw.number, state: "placed" }]);
      const [{ roundId = "" } = {}] = tickets;
      fixture.wallet.faultOf = (path) => (path.endsWith("/rollback") ? fault : undefined);
      await fixture.ask("cancelTicket", { session, tableId, roundId });
      fixture.wallet.faultOf = () => undefined;
      for (let run = 0; run < 3; run += 1) {
        fixture.advance(40_000);
        await fixture.studio.runTables();
        await fixture.studio.resolveRounds();
      }
      expect(await fixture.statesOf(player)).toEqual(["rolled_back"]);
      expect(await orderOf(subscriptionId, draw.number)).toMatchObject({ state: "bought", reason: null });
      const [order] = await orders(session);
      expect(order?.draws[0]).toMatchObject({ number: draw.number, state: "bought", roundId });
      expect(await fixture.balanceOf(player)).toBe(10_000n);
    },
  );

  it("buys its ticket although another one, at a removed table, cannot be ended: nothing can be signed for its provider", async () => {
    const { player, session, draw } = await fresh();
    const [own, other] = [await subscribe(session), await subscribe((await fixture.seated()).session)];
    await fixture.database.query(
      "UPDATE studio_subscription SET table_id = 'attic', game_code = 'gone', provider = 'XX' WHERE id = $1",
      [other.subscriptionId],
    );
    await fixture.database.query("INSERT INTO studio_table (id) VALUES ('attic')");
    await fixture.database.query(
      `INSERT INTO studio_table_round SELECT (jsonb_populate_record(r, '{"table_id": "attic", "phase": "void", "void_reason": "beacon_silent"}')).*
       FROM studio_table_round r WHERE table_id = $1 AND number = $2`,
      [tableId, draw.number],
    );
    await moveTo(draw, 26 * HOUR_MS);
    expect(await orderOf(own.subscriptionId, draw.number)).toMatchObject({ state: "bought" });
    expect(await fixture.statesOf(player)).toContain("staked");
    expect(await stateOf(other.subscriptionId)).toEqual({ state: "active", end_reason: null });
    await fixture.database.query(
      "UPDATE studio_subscription SET state = 'stopped' WHERE id = ANY ($1::uuid[])",
      [`{${own.subscriptionId},${other.subscriptionId}}`],
    );
    await fixture.database.query("DELETE FROM studio_table_round WHERE table_id = 'attic'");
    await fixture.database.query("DELETE FROM studio_table WHERE id = 'attic'");
  });

  it("ends with one letter when its table was removed and no draw is on sale; the letter is sent later if the wallet does not answer", async () => {
    const { player, session, draw } = await fresh();
    const { subscriptionId } = await subscribe(session, { untilDate: null });
    const without = fixture.newStudio({ tables: [] });
    await fixture.database.query(
      "UPDATE studio_table_round SET phase = 'void', void_reason = 'beacon_silent' WHERE table_id = $1 AND phase = 'betting'",
      [tableId],
    );
    fixture.wallet.faultOf = (path) => (path.endsWith("-missed") ? "lose-response" : undefined);
    await without.runTables();
    expect(await stateOf(subscriptionId)).toMatchObject({ state: "active" });
    fixture.wallet.faultOf = () => undefined;
    for (let run = 0; run < 2; run += 1) await without.runTables();
    await without.stop();
    expect(await stateOf(subscriptionId)).toEqual({ state: "ended", end_reason: "unknown_game" });
    const { rows } = await fixture.database.query(
      "SELECT id FROM message WHERE recipient = $1 AND created_at >= $2",
      [player.email, new Date(Date.parse(draw.betsCloseAt) - 30 * HOUR_MS)],
    );
    expect(rows).toHaveLength(1);
  });

  /** What the wallet was asked to tell a player about missed draws. */
  async function toldTo(player: { id: string }) {
    return told.filter(({ user }) => user === player.id).map(({ user: _, ...rest }) => rest);
  }
  async function orderOf(subscriptionId: string, number: number) {
    const { rows } = await fixture.database.query<{
      state: string;
      reason: string | null;
      has_ended: boolean;
    }>("SELECT state, reason, has_ended FROM studio_order WHERE subscription_id = $1 AND number = $2", [
      subscriptionId,
      number,
    ]);
    return rows[0];
  }
  async function stateOf(subscriptionId: string) {
    const { rows } = await fixture.database.query(
      "SELECT state, end_reason FROM studio_subscription WHERE id = $1",
      [subscriptionId],
    );
    return rows[0];
  }
});

describe("a standing order for a lotto that is drawn on Saturdays only", () => {
  let fixture: DrawFixture;
  beforeAll(async () => {
    const calendar = {
      ...{ timeZone: "Europe/Stockholm", at: "21:00", days: [Weekday.enum.saturday] },
      ...{ closesMs: 15 * MINUTE_MS, ahead: 4, patienceMs: DAY_MS },
    };
    fixture = await createDrawFixture({ ...DRAW_TABLE, calendar });
  });
  afterAll(() => fixture.close());

  it("is refused for Tuesdays, and for Tuesdays and Saturdays, with the days that it can have; Saturdays alone are taken", async () => {
    const { session } = await fixture.seated();
    await fixture.upcoming();
    const open = (weekdays: Weekday[]) =>
      fixture.call("openSubscription", {
        ...{ session, tableId: DRAW_TABLE.name },
        body: { requestId: crypto.randomUUID(), untilDate: null, weekdays, ...ticket },
      });
    for (const weekdays of [["tuesday"], ["tuesday", "saturday"]] as Weekday[][])
      expect(await open(weekdays)).toMatchObject({
        status: 400,
        error: {
          code: "invalid_request",
          message: "weekdays: there is no draw on tuesday; a subscription can choose saturday",
        },
      });
    expect(await open(["saturday"])).toMatchObject({ data: { state: "active", weekdays: ["saturday"] } });
  });

  it("is refused with a last day before its first draw: on a Saturday until the sale closes 15 minutes before the draw, the day counts", async () => {
    const [next, second] = await fixture.upcoming();
    if (!next || !second) throw new Error("no second draw");
    const { session } = await fixture.seated();
    const open = (untilDate: string) =>
      fixture.call("openSubscription", {
        ...{ session, tableId: DRAW_TABLE.name },
        body: { requestId: crypto.randomUUID(), untilDate, weekdays: null, ...ticket },
      });
    const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
    const day = next.drawsAt.slice(0, 10);
    const refusedUntil = (first: string) => ({
      status: 400,
      error: {
        code: "invalid_request",
        message: `untilDate: the first draw that the subscription can buy is on ${first}`,
      },
    });
    expect(await open(dayBefore(day))).toMatchObject(refusedUntil(day));
    expect(await open(day)).toMatchObject({ data: { state: "active", untilDate: day } });
    fixture.advance(Date.parse(next.betsCloseAt) - fixture.gate.clock.at.getTime());
    const later = await fixture.seated();
    const { error } = await fixture.call("openSubscription", {
      ...{ session: later.session, tableId: DRAW_TABLE.name },
      body: { requestId: crypto.randomUUID(), untilDate: day, weekdays: null, ...ticket },
    });
    expect(error?.message).toBe(refusedUntil(second.drawsAt.slice(0, 10)).error.message);
  });
});
