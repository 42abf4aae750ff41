import { HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DRAW_TABLE } from "../testing/draw-fixture.ts";
import { createLifetime, killableOptions } from "../testing/killable-options.ts";
import { createOrderFixture, dayOf, type OrderFixture, PRICE } from "../testing/order-fixture.ts";

const tableId = DRAW_TABLE.name;

describe("a standing order", () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await createOrderFixture();
  });
  afterAll(() => fixture.close());

  it("a standing order buys its ticket 27 hours before the draw, not before, and each draw once", async () => {
    const { player, session, draw } = await fixture.fresh();
    const opened = await fixture.subscribe(session);
    expect(opened).toMatchObject({ state: "active", nextDraw: { number: draw.number - 1 } });
    await fixture.moveTo(draw, 27 * HOUR_MS - 15 * MINUTE_MS + 1_000);
    const bought = async () => (await fixture.statesOf(player)).length;
    const before = await bought();
    await fixture.moveTo(draw, 27 * HOUR_MS - 15 * MINUTE_MS);
    expect(await bought()).toBe(before + 1);
    for (let run = 0; run < 3; run += 1) await fixture.studio.runTables();
    expect(await bought()).toBe(before + 1);
    const [order] = await fixture.orders(session);
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

  it("a standing order is not found at another table of its game, and goes on buying when it is stopped there", async () => {
    const { player, session, draw } = await fixture.fresh();
    const { subscriptionId } = await fixture.subscribe(session, { weekdays: [dayOf(draw)] });
    const [table] = fixture.parts.tables ?? [];
    const via = fixture.newStudio({ tables: [table!, { ...table!, name: "other-lotto" }] });
    const stop = { session, tableId: "other-lotto", subscriptionId, via };
    expect((await fixture.call("stopSubscription", stop)).error).toMatchObject({ code: "round_not_found" });
    await via.stop();
    expect(await fixture.stateOf(subscriptionId)).toEqual({ state: "active", end_reason: null });
    await fixture.moveTo(draw, 20 * HOUR_MS);
    expect(await fixture.statesOf(player)).toEqual(["staked"]);
    await fixture.ask("stopSubscription", { session, tableId, subscriptionId });
  });

  it("a standing order that is stopped while the wallet is asked for its token buys no ticket: the balance stays 100.00", async () => {
    const { player, session, draw } = await fixture.fresh();
    const { subscriptionId } = await fixture.subscribe(session, { weekdays: [dayOf(draw)] });
    const states: string[] = [];
    fixture.answerOnce = async (path) => {
      if (path !== "/user/standing-order" || states.length > 0) return undefined;
      states.push((await fixture.ask("stopSubscription", { session, tableId, subscriptionId })).state);
      return undefined;
    };
    await fixture.moveTo(draw, 20 * HOUR_MS);
    fixture.answerOnce = undefined;
    expect(states).toEqual(["stopped"]);
    expect(await fixture.statesOf(player)).toEqual([]);
    expect(await fixture.balanceOf(player)).toBe(10_000n);
    await fixture.moveTo(draw, 19 * HOUR_MS);
    expect(await fixture.orderOf(subscriptionId, draw.number)).toBeUndefined();
    expect(fixture.toldTo(player)).toEqual([]);
  });

  it.each([
    ["/user/info", "RS_ERROR_UNKNOWN", 5],
    ["/user/info", "RS_ERROR_INVALID_PARTNER", 5],
    ["/user/info", "RS_ERROR_TOKEN_EXPIRED", 5],
    ["/user/standing-order", "RS_ERROR_UNKNOWN", 5],
    ["/transaction/bet", "RS_ERROR_TOKEN_EXPIRED", 10],
  ])(
    "a standing order goes on after one answer of %s with %s, and buys its ticket %i s later",
    async (path, status, seconds) => {
      const { player, session, draw } = await fixture.fresh();
      const { subscriptionId } = await fixture.subscribe(session, { weekdays: [dayOf(draw)] });
      let answers = 0;
      fixture.answerOnce = async (asked) => {
        if (asked !== path || answers > 0) return undefined;
        answers += 1;
        return Response.json({ status });
      };
      await fixture.moveTo(draw, 20 * HOUR_MS);
      fixture.answerOnce = undefined;
      expect(answers).toBe(1);
      expect(await fixture.orderOf(subscriptionId, draw.number)).toMatchObject({
        ...{ state: "waiting", reason: "wallet_unavailable" },
      });
      for (let passed = 5; passed <= seconds; passed += 5)
        await fixture.moveTo(draw, 20 * HOUR_MS - passed * 1_000);
      expect(await fixture.stateOf(subscriptionId)).toEqual({ state: "active", end_reason: null });
      expect((await fixture.statesOf(player)).filter((state) => state !== "refused")).toEqual(["staked"]);
      expect(await fixture.balanceOf(player)).toBe(10_000n - BigInt(PRICE));
      await fixture.ask("stopSubscription", { session, tableId, subscriptionId });
    },
  );

  it("a standing order tries again at once if a clock a day ahead has put off its next attempt or its claim, and not before 15 minutes otherwise", async () => {
    const { player, session, draw } = await fixture.fresh();
    const { subscriptionId } = await fixture.subscribe(session, { weekdays: [dayOf(draw)] });
    fixture.answerOnce = async (path) =>
      path === "/user/standing-order" ? Response.json({ status: "RS_ERROR_UNKNOWN" }) : undefined;
    await fixture.moveTo(draw, 20 * HOUR_MS);
    fixture.answerOnce = undefined;
    const storeDueAt = (ms: number) =>
      fixture.database.query("UPDATE studio_order SET due_at = $2 WHERE subscription_id = $1", [
        subscriptionId,
        new Date(fixture.gate.clock.at.getTime() + ms),
      ]);
    await storeDueAt(15 * MINUTE_MS);
    await fixture.studio.runTables();
    expect(await fixture.statesOf(player)).toEqual([]);
    await storeDueAt(24 * HOUR_MS);
    await fixture.studio.runTables();
    expect(await fixture.statesOf(player)).toEqual(["staked"]);
    await fixture.ask("stopSubscription", { session, tableId, subscriptionId });
  });

  it("a standing order buys the last ticket on its last date, and is over after it", async () => {
    const { player, session, draw } = await fixture.fresh();
    const untilDate = draw.drawsAt.slice(0, 10);
    const { subscriptionId } = await fixture.subscribe(session, { untilDate });
    await fixture.moveTo(draw, HOUR_MS);
    const count = (await fixture.statesOf(player)).length;
    expect(count).toBeGreaterThan(0);
    await fixture.moveTo(draw, -20 * HOUR_MS);
    expect((await fixture.statesOf(player)).length).toBe(count);
    const { rows } = await fixture.database.query("SELECT state FROM studio_subscription WHERE id = $1", [
      subscriptionId,
    ]);
    expect(rows).toEqual([{ state: "over" }]);
  });

  it("a standing order tries again when the player has paid in, and takes the stake once", async () => {
    const { player, session, draw } = await fixture.fresh("0.00");
    const begun = await fixture.gate.beginDeposit(player, "10.00");
    await fixture.subscribe(session, { weekdays: [dayOf(draw)] });
    await fixture.moveTo(draw, 20 * HOUR_MS);
    await fixture.moveTo(draw, 2 * HOUR_MS);
    expect(new Set(await fixture.statesOf(player))).toEqual(new Set(["refused"]));
    const { authCode } = await begun.authorize();
    await begun.transfer(authCode);
    await fixture.moveTo(draw, HOUR_MS + 10 * MINUTE_MS);
    const states = await fixture.statesOf(player);
    expect(states.filter((state) => state === "staked")).toHaveLength(1);
    expect(await fixture.balanceOf(player)).toBe(1_000n - BigInt(PRICE));
  });

  it("a standing order waits while the player has not accepted new terms, and buys its ticket of 1.50 when they have", async () => {
    const { player, session, draw } = await fixture.fresh();
    const { subscriptionId } = await fixture.subscribe(session);
    const accept = (version: string) =>
      fixture.database.query("UPDATE player SET accepted_terms_version = $2 WHERE id = $1", [
        player.id,
        version,
      ]);
    await accept("2000-01-01");
    await fixture.moveTo(draw, 20 * HOUR_MS);
    expect(await fixture.stateOf(subscriptionId)).toEqual({ state: "active", end_reason: null });
    expect(await fixture.orderOf(subscriptionId, draw.number)).toMatchObject({
      ...{ state: "waiting", reason: "account_waits" },
    });
    await accept("9999-01-01");
    await fixture.moveTo(draw, 19 * HOUR_MS);
    expect(await fixture.orderOf(subscriptionId, draw.number)).toMatchObject({ state: "bought" });
    expect(await fixture.balanceOf(player)).toBe(10_000n - BigInt(PRICE));
  });

  it.each(["/user/info", "/transaction/bet"])(
    "a standing order is not ended by an answer of %s with RS_ERROR_USER_DISABLED, and buys its ticket of 1.50 in 15 minutes",
    async (path) => {
      const { player, session, draw } = await fixture.fresh();
      const { subscriptionId } = await fixture.subscribe(session, { weekdays: [dayOf(draw)] });
      fixture.answerOnce = async (asked) =>
        asked === path ? Response.json({ status: "RS_ERROR_USER_DISABLED" }) : undefined;
      await fixture.moveTo(draw, 20 * HOUR_MS);
      fixture.answerOnce = undefined;
      expect(await fixture.stateOf(subscriptionId)).toEqual({ state: "active", end_reason: null });
      expect(await fixture.orderOf(subscriptionId, draw.number)).toMatchObject({
        ...{ state: "waiting", reason: "player_disabled" },
      });
      await fixture.moveTo(draw, 20 * HOUR_MS - 15 * MINUTE_MS);
      expect(await fixture.orderOf(subscriptionId, draw.number)).toMatchObject({ state: "bought" });
      expect(fixture.toldTo(player)).toEqual([]);
      expect(await fixture.balanceOf(player)).toBe(10_000n - BigInt(PRICE));
    },
  );

  it("a standing order buys each ticket once, wherever its node dies", async () => {
    let deaths = 0;
    for (let steps = 0; steps < 200; steps += 3) {
      const { player, session, draw } = await fixture.fresh();
      const { subscriptionId } = await fixture.subscribe(session);
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
      expect((await fixture.orderOf(subscriptionId, draw.number))?.state, when).toBe("bought");
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
    "a standing order buys no second ticket when its node died after the purchase and the player has cancelled the ticket since: %s",
    async (_, fault) => {
      const { player, session, draw } = await fixture.fresh();
      const { subscriptionId } = await fixture.subscribe(session, { weekdays: [dayOf(draw)] });
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
      expect(await fixture.orderOf(subscriptionId, draw.number)).toMatchObject({ state: "waiting" });
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
      expect(await fixture.orderOf(subscriptionId, draw.number)).toMatchObject({
        state: "bought",
        reason: null,
      });
      const [order] = await fixture.orders(session);
      expect(order?.draws[0]).toMatchObject({ number: draw.number, state: "bought", roundId });
      expect(await fixture.balanceOf(player)).toBe(10_000n);
    },
  );

  it("a standing order buys its ticket although another one, at a removed table, cannot be ended: nothing can be signed for its provider", async () => {
    const { player, session, draw } = await fixture.fresh();
    const [own, other] = [
      await fixture.subscribe(session),
      await fixture.subscribe((await fixture.seated()).session),
    ];
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
    await fixture.moveTo(draw, 26 * HOUR_MS);
    expect(await fixture.orderOf(own.subscriptionId, draw.number)).toMatchObject({ state: "bought" });
    expect(await fixture.statesOf(player)).toContain("staked");
    expect(await fixture.stateOf(other.subscriptionId)).toEqual({ state: "active", end_reason: null });
    await fixture.database.query(
      "UPDATE studio_subscription SET state = 'stopped' WHERE id = ANY ($1::uuid[])",
      [`{${own.subscriptionId},${other.subscriptionId}}`],
    );
    await fixture.database.query("DELETE FROM studio_table_round WHERE table_id = 'attic'");
    await fixture.database.query("DELETE FROM studio_table WHERE id = 'attic'");
  });
});
