import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { Weekday } from "@bellwether/contract/studio/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DRAW_TABLE } from "../testing/draw-fixture.ts";
import { createOrderFixture, dayOf, type OrderFixture, PRICE, ticket } from "../testing/order-fixture.ts";

const tableId = DRAW_TABLE.name;

describe("a standing order that is opened", () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await createOrderFixture();
  });
  afterAll(() => fixture.close());

  it("a standing order that is opened is stored once by a repeated request, shows no draw of other weekdays, and stops on request", async () => {
    const { player, session, draw } = await fixture.fresh();
    const weekday = dayOf(draw);
    const requestId = crypto.randomUUID();
    const [one, other] = await Promise.all(
      [1, 2].map(() => fixture.subscribe(session, { requestId, weekdays: [weekday] })),
    );
    expect(one?.subscriptionId).toBe(other?.subscriptionId);
    expect(one?.nextDraw?.number).toBe(draw.number);
    expect(await fixture.orders(session)).toHaveLength(1);
    await expect(fixture.subscribe(session, { requestId })).rejects.toThrow("request_conflict");
    await fixture.ask("stopSubscription", { session, tableId, subscriptionId: one?.subscriptionId ?? "" });
    await fixture.moveTo(draw, HOUR_MS);
    expect(await fixture.statesOf(player)).toEqual([]);
  });

  it("a standing order that is opened is refused as reality_check_due 21 minutes into a session with a check after 20, as a ticket is, and taken after the answer", async () => {
    const { player, session, draw } = await fixture.fresh();
    const request = { requestId: crypto.randomUUID(), weekdays: [dayOf(draw)] };
    await fixture.gate.call("setRealityCheck", { interval_minutes: 20 }, player.session);
    fixture.advance(21 * MINUTE_MS);
    const { tickets } = await fixture.buy(session, { numbers: [draw.number], ...ticket });
    expect(tickets).toMatchObject([{ refusal: "reality_check_due" }]);
    await expect(fixture.subscribe(session, request)).rejects.toThrow('403 {"code":"reality_check_due"');
    expect(await fixture.orders(session)).toEqual([]);
    await fixture.gate.call("acknowledgeRealityCheck", {}, player.session);
    const { subscriptionId } = await fixture.subscribe(session, request);
    expect(await fixture.stateOf(subscriptionId)).toEqual({ state: "active", end_reason: null });
    await fixture.ask("stopSubscription", { session, tableId, subscriptionId });
  });

  it("before a reality check is returned to the same request while the check is due, and buys its ticket of 1.50", async () => {
    const { player, session, draw } = await fixture.fresh();
    const request = { requestId: crypto.randomUUID(), weekdays: [dayOf(draw)] };
    const { subscriptionId } = await fixture.subscribe(session, request);
    await fixture.gate.call("setRealityCheck", { interval_minutes: 20 }, player.session);
    await fixture.moveTo(draw, 27 * HOUR_MS - 21 * MINUTE_MS);
    expect(await fixture.gate.call("readRealityCheck", {}, player.session)).toMatchObject({ is_due: true });
    expect(await fixture.subscribe(session, request)).toMatchObject({ subscriptionId });
    expect(await fixture.orderOf(subscriptionId, draw.number)).toMatchObject({ state: "bought" });
    expect(await fixture.balanceOf(player)).toBe(10_000n - BigInt(PRICE));
    await fixture.ask("stopSubscription", { session, tableId, subscriptionId });
  });

  it.each([
    ["reality_check_due", { status: "RS_ERROR_LIMIT_REACHED", cause: "reality_check" }],
    ["limit_reached", { status: "RS_ERROR_LIMIT_REACHED" }],
    ["session_ended", { status: "RS_ERROR_TOKEN_EXPIRED" }],
    ["player_disabled", { status: "RS_ERROR_USER_DISABLED" }],
    ["wallet_unavailable", { status: "RS_ERROR_UNKNOWN" }],
    ["wallet_unavailable", undefined],
  ])(
    "a standing order that is opened is refused as %s and not stored when the wallet answers %o",
    async (code, answer) => {
      const { session } = await fixture.fresh();
      fixture.answerOnce = async (path) =>
        path === "/user/standing-order" ? Response.json(answer, { status: answer ? 200 : 503 }) : undefined;
      await expect(fixture.subscribe(session)).rejects.toThrow(`"code":"${code}"`);
      fixture.answerOnce = undefined;
      expect(await fixture.orders(session)).toEqual([]);
    },
  );

  it("a standing order that is opened refuses a last day that is over, and offers the weekdays on which the table draws", async () => {
    const { session, draw } = await fixture.fresh();
    const now = fixture.gate.clock.at.getTime();
    const yesterday = new Date(now - 2 * DAY_MS).toISOString().slice(0, 10);
    await expect(fixture.subscribe(session, { untilDate: yesterday })).rejects.toThrow("invalid_request");
    expect(await fixture.orders(session)).toEqual([]);
    const { weekdays } = await fixture.ask("listUpcoming", { tableId });
    expect(weekdays).toContain(dayOf(draw));
    expect(weekdays).toHaveLength(7);
  });
});

describe("a standing order for a lotto that is drawn on Saturdays only", () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await createOrderFixture([Weekday.enum.saturday]);
  });
  afterAll(() => fixture.close());

  it("a standing order for a lotto that is drawn on Saturdays only is refused for Tuesdays, for Tuesdays and Saturdays, with the days that it can have, and for Saturdays twice; Saturdays alone are taken", async () => {
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
    expect(await open(["saturday", "saturday"])).toMatchObject({
      status: 400,
      error: { code: "invalid_request", message: "wrong or unknown: weekdays" },
    });
    expect(await open(["saturday"])).toMatchObject({ data: { state: "active", weekdays: ["saturday"] } });
  });

  it("a standing order for a lotto that is drawn on Saturdays only is refused with a last day before its first draw: on a Saturday until the sale closes 15 minutes before the draw, the day counts", async () => {
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
