import { HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DRAW_TABLE } from "../testing/draw-fixture.ts";
import {
  createOrderFixture,
  dayOf,
  type OrderFixture,
  PRICE,
  slips,
  ticket,
} from "../testing/order-fixture.ts";
import { TABLE_GAME_ID } from "../testing/table-fixture.ts";

const tableId = DRAW_TABLE.name;

describe("a standing order that cannot buy", () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await createOrderFixture();
  });
  afterAll(() => fixture.close());

  it.each([
    ["on its last day", "until"],
    ["that its player stopped before the letter", "stop"],
    ["that goes on", undefined],
  ] as const)(
    "a standing order that cannot buy misses a draw %s, and the player is told whether it was the last one",
    async (_, end) => {
      const { player, session, draw } = await fixture.fresh("0.00");
      const untilDate = end === "until" ? draw.drawsAt.slice(0, 10) : null;
      const { subscriptionId } = await fixture.subscribe(session, { weekdays: [dayOf(draw)], untilDate });
      await fixture.moveTo(draw, HOUR_MS + MINUTE_MS);
      fixture.wallet.faultOf = (path) => (path.endsWith("-missed") ? "lose-request" : undefined);
      await fixture.moveTo(draw, HOUR_MS - MINUTE_MS);
      await fixture.moveTo(draw, HOUR_MS - 2 * MINUTE_MS);
      if (end === "stop") await fixture.studio.stopStandingOrder(player.id, subscriptionId);
      fixture.wallet.faultOf = () => undefined;
      await fixture.moveTo(draw, HOUR_MS - 3 * MINUTE_MS);
      expect(fixture.toldTo(player)).toEqual([
        { reason: "RS_ERROR_NOT_ENOUGH_MONEY", ended: false, ...(end && { isLast: true }) },
      ]);
      await fixture.database.query("UPDATE studio_subscription SET state = 'stopped' WHERE id = $1", [
        subscriptionId,
      ]);
    },
  );

  it.each([
    ["is bought", true],
    ["is missed too, and then it is the last one", false],
  ])(
    "a standing order that cannot buy misses the draw of its last day, not told as the last one while the ticket of 1.50 for the day before waits, which %s",
    async (_, paysIn) => {
      const { player, session, draw } = await fixture.fresh("90.00");
      const begun = await fixture.gate.beginDeposit(player, "10.00");
      const next = (await fixture.upcoming()).find(({ number }) => number === draw.number + 1);
      if (!next) throw new Error("no third draw");
      const many = Array.from({ length: 12 }, () => slips[0] ?? []);
      const wish = { numbers: [next.number], stakeMinor: String(12 * PRICE), input: { slips: many } };
      for (let times = 0; times < 5; times += 1) await fixture.buy(session, wish);
      const weekdays = [dayOf(draw), dayOf(next)];
      const { subscriptionId } = await fixture.subscribe(session, {
        weekdays,
        untilDate: next.drawsAt.slice(0, 10),
      });
      const missed = { reason: "RS_ERROR_UNKNOWN", cause: "too_many", ended: false };
      for (const minutes of [121, 120]) await fixture.moveTo(draw, minutes * MINUTE_MS);
      expect(await fixture.orderOf(subscriptionId, next.number)).toMatchObject({ state: "missed" });
      expect(await fixture.orderOf(subscriptionId, draw.number)).toMatchObject({ state: "waiting" });
      expect(fixture.toldTo(player)).toEqual([missed]);
      if (paysIn) await begun.transfer((await begun.authorize()).authCode);
      for (const minutes of [90, 59, 58]) await fixture.moveTo(draw, minutes * MINUTE_MS);
      const last = { reason: "RS_ERROR_NOT_ENOUGH_MONEY", ended: false, isLast: true };
      expect(await fixture.orderOf(subscriptionId, draw.number)).toMatchObject({
        state: paysIn ? "bought" : "missed",
      });
      expect(fixture.toldTo(player)).toEqual(paysIn ? [missed] : [missed, last]);
    },
  );

  it("a standing order that cannot buy tells the missed draw of a day as its last one when the ticket of 1.50 for the last day is bought already", async () => {
    const { player, session, draw } = await fixture.fresh("0.00");
    const begun = await fixture.gate.beginDeposit(player, "10.00");
    const next = (await fixture.upcoming()).find(({ number }) => number === draw.number + 1);
    if (!next) throw new Error("no third draw");
    const { subscriptionId } = await fixture.subscribe(session, {
      weekdays: [dayOf(draw), dayOf(next)],
      untilDate: next.drawsAt.slice(0, 10),
    });
    for (const minutes of [121, 120]) await fixture.moveTo(draw, minutes * MINUTE_MS);
    await fixture.database.query(
      "UPDATE studio_order SET due_at = $3 WHERE subscription_id = $1 AND number = $2",
      [subscriptionId, draw.number, new Date(fixture.gate.clock.at.getTime() + 40 * MINUTE_MS)],
    );
    await begun.transfer((await begun.authorize()).authCode);
    await fixture.moveTo(draw, 90 * MINUTE_MS);
    expect(await fixture.orderOf(subscriptionId, next.number)).toMatchObject({ state: "bought" });
    expect(await fixture.orderOf(subscriptionId, draw.number)).toMatchObject({ state: "waiting" });
    await fixture.database.query(
      "UPDATE studio_order SET state = 'missing', reason = 'not_enough_money', due_at = now() - interval '1 year' WHERE subscription_id = $1 AND number = $2",
      [subscriptionId, draw.number],
    );
    await fixture.moveTo(draw, 58 * MINUTE_MS);
    expect(fixture.toldTo(player)).toEqual([
      { reason: "RS_ERROR_NOT_ENOUGH_MONEY", ended: false, isLast: true },
    ]);
  });

  it("a standing order that cannot buy misses a draw whose ticket cannot be paid one hour before the close, has the player notified once, and goes on", async () => {
    const { player, session, draw } = await fixture.fresh("0.00");
    const { subscriptionId } = await fixture.subscribe(session, { weekdays: [dayOf(draw)] });
    await fixture.moveTo(draw, HOUR_MS + MINUTE_MS);
    const before = fixture.wallet.calls.length;
    fixture.wallet.faultOf = (path) => (path.endsWith("-missed") ? "lose-response" : undefined);
    await fixture.moveTo(draw, HOUR_MS - MINUTE_MS);
    await fixture.moveTo(draw, HOUR_MS - 2 * MINUTE_MS);
    fixture.wallet.faultOf = () => undefined;
    for (const minutes of [3, 4, 5]) await fixture.moveTo(draw, HOUR_MS - minutes * MINUTE_MS);
    const missed = fixture.wallet.calls.slice(before).filter((path) => path.endsWith("-missed"));
    expect(missed).toHaveLength(2);
    expect(await fixture.orderOf(subscriptionId, draw.number)).toEqual({
      state: "missed",
      reason: "not_enough_money",
      has_ended: false,
    });
    const { rows } = await fixture.database.query(
      "SELECT id FROM message WHERE recipient = $1 AND created_at >= $2",
      [player.email, new Date(Date.parse(draw.betsCloseAt) - HOUR_MS)],
    );
    expect(rows).toHaveLength(1);
    expect(await fixture.stateOf(subscriptionId)).toEqual({ state: "active", end_reason: null });
  });

  it("a standing order that cannot buy misses a draw whose ticket of 6.00 is above a bonus's maximum of 5.00, and says so", async () => {
    const { draw } = await fixture.fresh();
    const player = await fixture.gate.stranger();
    await fixture.gate.deposit(player, "50.00", "TRUSTLY", "QUICK");
    const { session } = await fixture.open(player, TABLE_GAME_ID);
    const four = [0, 1, 2, 3].map((more) => slips[0]!.map((number) => number + more));
    const { subscriptionId } = await fixture.subscribe(session, {
      ...{ weekdays: [dayOf(draw)], stakeMinor: String(4 * PRICE), input: { slips: four } },
    });
    for (const minutes of [-1, 1, 2]) await fixture.moveTo(draw, HOUR_MS - minutes * MINUTE_MS);
    expect(await fixture.orderOf(subscriptionId, draw.number)).toMatchObject({
      state: "missed",
      reason: "bonus_maximum",
    });
    expect(fixture.toldTo(player)).toEqual([
      { reason: "RS_ERROR_LIMIT_REACHED", cause: "bonus_maximum", ended: false },
    ]);
    expect(await fixture.balanceOf(player)).toBe(10_000n);
  });

  it("a standing order that cannot buy whose bets are refused with RS_ERROR_USER_DISABLED until an hour before the close misses the draw, is told so, and goes on", async () => {
    const { player, session, draw } = await fixture.fresh();
    const { subscriptionId } = await fixture.subscribe(session, { weekdays: [dayOf(draw)] });
    fixture.answerOnce = async (asked) =>
      asked === "/transaction/bet" ? Response.json({ status: "RS_ERROR_USER_DISABLED" }) : undefined;
    for (const minutes of [61, 59, 58]) await fixture.moveTo(draw, minutes * MINUTE_MS);
    fixture.answerOnce = undefined;
    expect(await fixture.orderOf(subscriptionId, draw.number)).toEqual({
      ...{ state: "missed", reason: "player_disabled", has_ended: false },
    });
    expect(fixture.toldTo(player)).toEqual([{ reason: "RS_ERROR_USER_DISABLED", ended: false }]);
    expect(await fixture.stateOf(subscriptionId)).toEqual({ state: "active", end_reason: null });
    await fixture.studio.stopStandingOrder(player.id, subscriptionId);
  });

  it("a standing order that cannot buy tells the player that the sale had closed, if no node ran before the close", async () => {
    const { player, session, draw } = await fixture.fresh();
    const { subscriptionId } = await fixture.subscribe(session, { weekdays: [dayOf(draw)] });
    await fixture.database.query(
      `INSERT INTO studio_order (owner, subscription_id, table_id, number, state, due_at)
       SELECT owner, id, table_id, $2, 'waiting', $3 FROM studio_subscription WHERE id = $1`,
      [subscriptionId, draw.number, new Date(draw.betsCloseAt)],
    );
    for (const seconds of [1, 2]) await fixture.moveTo(draw, -seconds * 1_000);
    expect(fixture.toldTo(player)).toEqual([{ reason: "RS_ERROR_UNKNOWN", cause: "closed", ended: false }]);
    expect(await fixture.stateOf(subscriptionId)).toEqual({ state: "active", end_reason: null });
  });

  it("a standing order that cannot buy misses a draw for which the player holds 60 slips and says why, buys the next, and a 61st slip by hand is refused", async () => {
    const { player, session, draw } = await fixture.fresh();
    const { subscriptionId } = await fixture.subscribe(session);
    const many = Array.from({ length: 12 }, () => slips[0] ?? []);
    for (let times = 0; times < 5; times += 1)
      await fixture.buy(session, {
        ...{ numbers: [draw.number], stakeMinor: String(12 * PRICE), input: { slips: many } },
      });
    const { tickets } = await fixture.buy(session, { numbers: [draw.number], ...ticket });
    expect(tickets).toMatchObject([{ ticket: null, refusal: "too_many_tickets" }]);
    await fixture.moveTo(draw, 20 * HOUR_MS);
    await fixture.moveTo(draw, 19 * HOUR_MS);
    expect(await fixture.orderOf(subscriptionId, draw.number)).toEqual({
      ...{ state: "missed", reason: "too_many_tickets", has_ended: false },
    });
    expect(fixture.toldTo(player)).toEqual([{ reason: "RS_ERROR_UNKNOWN", cause: "too_many", ended: false }]);
    await fixture.moveTo(draw, -4 * HOUR_MS);
    expect(await fixture.orderOf(subscriptionId, draw.number + 1)).toMatchObject({ state: "bought" });
    await fixture.database.query("UPDATE studio_subscription SET state = 'stopped' WHERE id = $1", [
      subscriptionId,
    ]);
  });

  it("a standing order that cannot buy ends when the player may no longer play, takes nothing, and says so", async () => {
    const { player, session, draw } = await fixture.fresh();
    const { subscriptionId } = await fixture.subscribe(session, { untilDate: null });
    await fixture.database.query("UPDATE player SET status = 'closed' WHERE id = $1", [player.id]);
    await fixture.moveTo(draw, 20 * HOUR_MS);
    expect(await fixture.statesOf(player)).toEqual([]);
    expect(await fixture.stateOf(subscriptionId)).toEqual({ state: "ended", end_reason: "player_disabled" });
    expect(await fixture.balanceOf(player)).toBe(10_000n);
  });

  it("a standing order that cannot buy ends when the rules no longer accept its ticket, and the player is told so", async () => {
    const { player, session, draw } = await fixture.fresh();
    const { subscriptionId } = await fixture.subscribe(session);
    await fixture.database.query("UPDATE studio_subscription SET stake_minor = 151 WHERE id = $1", [
      subscriptionId,
    ]);
    for (const hours of [20, 19]) await fixture.moveTo(draw, hours * HOUR_MS);
    expect(await fixture.stateOf(subscriptionId)).toEqual({ state: "ended", end_reason: "invalid_stake" });
    expect(fixture.toldTo(player)).toEqual([{ reason: "RS_ERROR_UNKNOWN", cause: "ticket", ended: true }]);
    expect(await fixture.balanceOf(player)).toBe(10_000n);
  });

  it("a standing order that cannot buy of 13 slips is refused with invalid_input; one that was stored earlier ends at its first draw", async () => {
    const { player, session, draw } = await fixture.fresh();
    const thirteen = Array.from({ length: 13 }, () => slips[0] ?? []);
    const wish = { stakeMinor: String(13 * PRICE), input: { slips: thirteen } };
    const { tickets } = await fixture.buy(session, { numbers: [draw.number], ...wish });
    expect(tickets).toMatchObject([{ ticket: null, refusal: "invalid_input" }]);
    const { error } = await fixture.call("openSubscription", {
      ...{ session, tableId },
      body: { requestId: crypto.randomUUID(), weekdays: null, untilDate: null, ...wish },
    });
    expect(error?.code).toBe("invalid_input");
    const { subscriptionId } = await fixture.subscribe(session);
    await fixture.database.query(
      "UPDATE studio_subscription SET stake_minor = $2, input = $3 WHERE id = $1",
      [subscriptionId, wish.stakeMinor, JSON.stringify(wish.input)],
    );
    for (const hours of [20, 19]) await fixture.moveTo(draw, hours * HOUR_MS);
    expect(await fixture.stateOf(subscriptionId)).toEqual({ state: "ended", end_reason: "invalid_input" });
    expect(fixture.toldTo(player)).toEqual([{ reason: "RS_ERROR_UNKNOWN", cause: "ticket", ended: true }]);
  });

  it("a standing order that cannot buy buys nothing with a second waiting order once the first has ended it, and tells the player once", async () => {
    const { player, session, draw } = await fixture.fresh();
    const { subscriptionId } = await fixture.subscribe(session);
    await fixture.database.query("UPDATE studio_subscription SET stake_minor = 151 WHERE id = $1", [
      subscriptionId,
    ]);
    await fixture.database.query(
      `INSERT INTO studio_order (owner, subscription_id, table_id, number, state, due_at)
       SELECT owner, id, table_id, $2, 'waiting', $3 FROM studio_subscription WHERE id = $1`,
      [subscriptionId, draw.number + 1, new Date(Date.parse(draw.drawsAt) - 18 * HOUR_MS)],
    );
    await fixture.moveTo(draw, 20 * HOUR_MS);
    expect(await fixture.stateOf(subscriptionId)).toEqual({ state: "ended", end_reason: "invalid_stake" });
    await fixture.database.query("UPDATE studio_subscription SET stake_minor = $2 WHERE id = $1", [
      subscriptionId,
      PRICE,
    ]);
    for (const hours of [17, 16]) await fixture.moveTo(draw, hours * HOUR_MS);
    expect(await fixture.statesOf(player)).toEqual([]);
    expect(fixture.toldTo(player)).toHaveLength(1);
  });

  it("a standing order that cannot buy ends with one letter before the next draw when the table's file and its title are gone, not earlier", async () => {
    const { player, session, draw } = await fixture.fresh();
    const { subscriptionId } = await fixture.subscribe(session, { weekdays: [dayOf(draw)] });
    const without = fixture.newStudio({ tables: [], titles: [] });
    await without.runTables();
    expect(await fixture.stateOf(subscriptionId)).toMatchObject({ state: "active" });
    fixture.advance(Date.parse(draw.drawsAt) - 26 * HOUR_MS - fixture.gate.clock.at.getTime());
    for (let run = 0; run < 3; run += 1) await without.runTables();
    await without.stop();
    expect(await fixture.stateOf(subscriptionId)).toEqual({ state: "ended", end_reason: "unknown_game" });
    expect(fixture.toldTo(player)).toEqual([{ reason: "RS_ERROR_INVALID_GAME", cause: "game", ended: true }]);
    await fixture.moveTo(draw, HOUR_MS);
    expect(await fixture.statesOf(player)).toEqual([]);
  });

  it("a standing order that cannot buy ends with one letter when its table was removed and no draw is on sale; the letter is sent later if the wallet does not answer", async () => {
    const { player, session, draw } = await fixture.fresh();
    const { subscriptionId } = await fixture.subscribe(session, { untilDate: null });
    const without = fixture.newStudio({ tables: [] });
    await fixture.database.query(
      "UPDATE studio_table_round SET phase = 'void', void_reason = 'beacon_silent' WHERE table_id = $1 AND phase = 'betting'",
      [tableId],
    );
    fixture.wallet.faultOf = (path) => (path.endsWith("-missed") ? "lose-response" : undefined);
    await without.runTables();
    expect(await fixture.stateOf(subscriptionId)).toMatchObject({ state: "active" });
    fixture.wallet.faultOf = () => undefined;
    for (let run = 0; run < 2; run += 1) await without.runTables();
    await without.stop();
    expect(await fixture.stateOf(subscriptionId)).toEqual({ state: "ended", end_reason: "unknown_game" });
    const { rows } = await fixture.database.query(
      "SELECT id FROM message WHERE recipient = $1 AND created_at >= $2",
      [player.email, new Date(Date.parse(draw.betsCloseAt) - 30 * HOUR_MS)],
    );
    expect(rows).toHaveLength(1);
  });
});
