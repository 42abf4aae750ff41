import { randomUUID } from "node:crypto";
import type { OpenSubscriptionRequest } from "@bellwether/contract/studio/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDrawFixture, DRAW_TABLE, type DrawFixture } from "../testing/draw-fixture.ts";

const slips = [[3, 11, 19, 28, 36, 44]];
const tableId = DRAW_TABLE.name;

describe("a player's standing orders outside of the games", () => {
  let fixture: DrawFixture;
  beforeAll(async () => {
    fixture = await createDrawFixture();
    fixture.gate.deps.standingOrders = fixture.studio.standingOrders;
    fixture.gate.deps.stopStandingOrder = fixture.studio.stopStandingOrder;
    await fixture.upcoming();
  });
  afterAll(() => fixture.close());

  type Seated = Awaited<ReturnType<DrawFixture["seated"]>>;
  const subscribe = ({ session }: Seated, more: Partial<OpenSubscriptionRequest> = {}) =>
    fixture.ask("openSubscription", {
      ...{ session, tableId },
      body: {
        ...{ requestId: randomUUID(), stakeMinor: "150", input: { slips }, weekdays: null, untilDate: null },
        ...more,
      },
    });
  const listed = async ({ player }: Pick<Seated, "player">) =>
    (await fixture.gate.call("standingOrders", {}, player.session)).orders;
  const statesOf = async (seated: Seated) =>
    (await listed(seated)).map(({ subscription: { subscriptionId, state } }) => [subscriptionId, state]);
  const stop = ({ player }: Seated, subscription_id: string) =>
    fixture.gate.call("stopStandingOrder", { subscription_id }, player.session);
  const end = (id: string, state: "ended" | "over", reason: string | null) =>
    fixture.database.query("UPDATE studio_subscription SET state = $2, end_reason = $3 WHERE id = $1", [
      ...[id, state, reason],
    ]);

  it("a player's standing orders outside of the games are listed as the game lists them, with its title, currency and calendar, and not to another player", async () => {
    const seated = await fixture.seated();
    const opened = await subscribe(seated, { untilDate: "2026-12-24" });
    const inGame = await fixture.ask("listSubscriptions", { session: seated.session, tableId });
    expect(await listed(seated)).toEqual([
      {
        game_code: seated.opened.gameCode,
        title: seated.opened.title,
        currency: "EUR",
        calendar: DRAW_TABLE.calendar,
        subscription: inGame.subscriptions[0],
      },
    ]);
    expect(inGame.subscriptions[0]).toMatchObject({ ...opened, nextDraw: { number: expect.any(Number) } });
    expect(await listed(await fixture.seated())).toEqual([]);
  });

  it("a player's standing orders outside of the games are stopped once: a repeat, and a stop in the game, change nothing, and no further ticket is bought", async () => {
    const seated = await fixture.seated();
    const { subscriptionId } = await subscribe(seated);
    await fixture.studio.runTables();
    const bought = (await fixture.statesOf(seated.player)).length;
    for (let times = 0; times < 2; times += 1)
      expect(await stop(seated, subscriptionId)).toMatchObject({
        order: { subscription: { subscriptionId, state: "stopped", endReason: null, nextDraw: null } },
      });
    const { session } = seated;
    expect(await fixture.ask("stopSubscription", { session, tableId, subscriptionId })).toMatchObject({
      state: "stopped",
    });
    expect(await listed(seated)).toEqual([]);
    fixture.advance(180_000);
    await fixture.upcoming();
    expect((await fixture.statesOf(seated.player)).length).toBe(bought);
  });

  it.each([
    ["ended", "player_disabled"],
    ["over", null],
  ] as const)(
    "a player's standing orders outside of the games that are %s stay so with their reason %s when the player stops them",
    async (state, reason) => {
      const seated = await fixture.seated();
      const { subscriptionId } = await subscribe(seated);
      await end(subscriptionId, state, reason);
      const { order } = await stop(seated, subscriptionId);
      expect(order.subscription).toMatchObject({ state, endReason: reason });
      expect(await statesOf(seated)).toEqual(state === "ended" ? [[subscriptionId, "ended"]] : []);
    },
  );

  it("a player's standing orders outside of the games of another player, and unknown ones, are refused as not_found, and run on", async () => {
    const [owner, other] = [await fixture.seated(), await fixture.seated()];
    const { subscriptionId } = await subscribe(owner);
    for (const id of [subscriptionId, randomUUID()])
      await expect(stop(other, id)).rejects.toMatchObject({ code: "not_found" });
    expect(await statesOf(owner)).toEqual([[subscriptionId, "active"]]);
    await stop(owner, subscriptionId);
  });

  it("a player's standing orders outside of the games are listed with the game's code and stopped when the title and its table are gone", async () => {
    const seated = await fixture.seated();
    const { subscriptionId } = await subscribe(seated);
    const without = fixture.newStudio({ tables: [], titles: [] });
    const orders = await without.standingOrders(seated.player.id);
    expect(orders).toMatchObject([
      { calendar: null, subscription: { subscriptionId, state: "active", nextDraw: null } },
    ]);
    expect(await without.stopStandingOrder(seated.player.id, subscriptionId)).toMatchObject({
      subscription: { state: "stopped" },
    });
    await without.stop();
  });

  it("a player's standing orders outside of the games are listed and stopped by a player who may open no game, because the account is not active", async () => {
    const seated = await fixture.seated();
    const { subscriptionId } = await subscribe(seated);
    await fixture.database.query("UPDATE player SET activated_at = NULL WHERE id = $1", [seated.player.id]);
    await expect(fixture.gate.launch(seated.player, 1)).rejects.toThrow();
    expect(await statesOf(seated)).toEqual([[subscriptionId, "active"]]);
    expect(await stop(seated, subscriptionId)).toMatchObject({
      order: { subscription: { state: "stopped" } },
    });
  });
});
