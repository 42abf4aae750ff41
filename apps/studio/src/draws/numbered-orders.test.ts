import type { SqlConnection } from "@bellwether/db";
import { RaffleInput } from "@bellwether/games/mechanics/raffle/wire.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createDrawFixture, DRAW_TABLE, type DrawFixture } from "../testing/draw-fixture.ts";
import { createLifetime, killableOptions } from "../testing/killable-options.ts";
import { claimDueOrders, dropOrder, holdOrder, moveOrder, OrderGoneError } from "./order-store.ts";

const PRICE = 200;
const tableId = "raffle";

describe("a standing order of a raffle, whose numbers are sold once", () => {
  let fixture: DrawFixture;
  beforeAll(async () => {
    fixture = await createDrawFixture({ ...DRAW_TABLE, name: tableId, model: "sunday-raffle" });
  });
  afterAll(() => fixture.close());

  const ticket = (numbers: number[]) => ({
    stakeMinor: String(numbers.length * PRICE),
    input: { numbers },
  });
  const subscribe = (session: string, numbers: number[]) =>
    fixture.ask("openSubscription", {
      ...{ session, tableId },
      body: { requestId: crypto.randomUUID(), weekdays: null, untilDate: null, ...ticket(numbers) },
    });
  const boughtFor = async (session: string, draw: number) => {
    const { tickets } = await fixture.ask("listTickets", { session, tableId });
    return tickets
      .filter(({ number }) => number === draw)
      .map(({ input }) => RaffleInput.parse(input).numbers);
  };
  /** Stops the orders, so that no ticket is bought any more, and checks the books when all draws are over. */
  const finish = async (...sessions: string[]) => {
    for (const session of sessions) {
      const { subscriptions } = await fixture.ask("listSubscriptions", { session, tableId });
      for (const { subscriptionId } of subscriptions)
        await fixture.ask("stopSubscription", { session, tableId, subscriptionId });
    }
    expect(await fixture.finish()).toEqual([]);
  };
  const drawsOf = async (session: string) => {
    const [order] = (await fixture.ask("listSubscriptions", { session, tableId })).subscriptions;
    return order?.draws ?? [];
  };

  it("a standing order of a raffle, whose numbers are sold once, buys its three numbers in each draw, with a free one in place of each that another player holds", async () => {
    const [other, own] = [await fixture.seated(), await fixture.seated()];
    const numbers = (await fixture.upcoming()).map(({ number }) => number);
    await fixture.buy(other.session, { numbers: numbers.slice(0, 2), ...ticket([11, 4_999]) });
    await subscribe(own.session, [11, 12, 4_999]);
    await fixture.studio.runTables();
    const [first, second, third] = await Promise.all(
      numbers.slice(0, 3).map((number) => boughtFor(own.session, number)),
    );
    for (const tickets of [first, second]) {
      expect(tickets).toEqual([expect.arrayContaining([12])]);
      const [bought = []] = tickets ?? [];
      expect(bought).toHaveLength(3);
      expect(bought).not.toContain(11);
      expect(bought).not.toContain(4_999);
    }
    expect(third).toEqual([[11, 12, 4_999]]);
    expect(await fixture.balanceOf(own.player)).toBe(10_000n - BigInt(numbers.length * 3 * PRICE));
    await finish(own.session);
  });

  it("a standing order of a raffle, whose numbers are sold once, buys each number once when the orders of eight players want the same two and two nodes buy at the same moment", async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => fixture.seated("500.00")));
    for (const { session } of players) await subscribe(session, [77, 78]);
    const nodes = [fixture.newStudio({}), fixture.newStudio({})];
    for (let run = 0; run < 6; run += 1) await Promise.all(nodes.map((node) => node.runTables()));
    for (const node of nodes) await node.stop();
    const [next] = await fixture.upcoming();
    const bought = await Promise.all(players.map(({ session }) => boughtFor(session, next?.number ?? 0)));
    expect(bought.map((tickets) => tickets.map(({ length }) => length))).toEqual(players.map(() => [2]));
    const all = bought.flat(2);
    expect(new Set(all).size).toBe(16);
    expect(all).toEqual(expect.arrayContaining([77, 78]));
    for (const { session } of players)
      expect((await drawsOf(session)).map(({ state }) => state)).not.toContain("missed");
    await finish(...players.map(({ session }) => session));
  });

  /** A node that pauses before or after its first reading of the draw's sold numbers, until the test lets it go on. */
  const pausingNode = (when: "before" | "after", draw: number) => {
    const [held, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { database } = fixture.parts;
    let isHeld = false;
    const paused =
      (query: SqlConnection["query"]): SqlConnection["query"] =>
      async (text, parameters) => {
        const isFirst = !isHeld && text.includes("FROM studio_taken_number") && parameters?.[1] === draw;
        isHeld ||= isFirst;
        const read = isFirst && when === "after" ? await query(text, parameters) : undefined;
        if (isFirst) held.resolve();
        if (isFirst) await go.promise;
        return (read as never) ?? query(text, parameters);
      };
    const node = fixture.newStudio({ database: { ...database, query: paused(database.query) } });
    return { node, held: held.promise, go: go.resolve };
  };

  it("a standing order of a raffle, whose numbers are sold once, buys one ticket for a draw when a node waits for 31 s while another gets number_taken and goes on", async () => {
    const [other, own] = [await fixture.seated(), await fixture.seated()];
    const numbers = (await fixture.upcoming()).map((draw) => draw.number);
    const last = numbers.at(-1) ?? 0;
    // A draw with the tickets of one player would be void.
    await fixture.buy(other.session, { numbers, ...ticket([22]) });
    await subscribe(own.session, [21]);
    const [one, two] = [pausingNode("before", last), pausingNode("after", last)];
    const first = one.node.runTables();
    await one.held;
    const others = numbers.slice(1).map(() => "staked");
    await vi.waitFor(async () => expect(await fixture.statesOf(own.player)).toEqual(others), 30_000);
    fixture.advance(31_000);
    const second = two.node.runTables();
    await two.held;
    // The second node has read that the number is free, and loses it before it buys.
    await fixture.buy(other.session, { numbers: [last], ...ticket([21]) });
    two.go();
    await second;
    one.go();
    await first;
    for (let run = 0; run < 3; run += 1) await two.node.runTables();
    for (const { node } of [one, two]) await node.stop();
    expect(await boughtFor(own.session, last)).toHaveLength(1);
    const { rows } = await fixture.database.query<{ most: number }>(
      `SELECT max(count)::int AS most FROM (SELECT count(*) FROM studio_round WHERE player_id = $1 GROUP BY table_number) AS tickets`,
      [own.player.id],
    );
    expect(rows).toEqual([{ most: 1 }]);
    await finish(own.session);
  });

  it("a standing order of a raffle, whose numbers are sold once, keeps the result of the node that holds the claim: one that was held up for 31 s changes nothing any more", async () => {
    const { session } = await fixture.seated();
    await fixture.upcoming();
    const { subscriptionId } = await subscribe(session, [31]);
    const life = createLifetime(0);
    const planning = fixture.newStudio({ wallet: killableOptions(fixture.parts, life).wallet });
    await planning.runTables();
    await planning.stop();
    const claim = async () => {
      fixture.advance(31_000);
      const claimed = await claimDueOrders(fixture.database, fixture.gate.clock.at, 10);
      const own = claimed.filter((order) => order.subscriptionId === subscriptionId);
      const last = own.sort((one, other) => one.number - other.number).at(-1);
      if (!last) throw new Error("no order was claimed");
      return last;
    };
    const [late, holder] = [await claim(), await claim()];
    expect([late.number, late.attempt]).toEqual([holder.number, holder.attempt]);
    const again = {
      state: "waiting",
      dueAt: fixture.gate.clock.at,
      attempt: 2,
      reason: "limit_reached",
    } as const;
    expect(await moveOrder(fixture.database, late, again)).toBe(false);
    await dropOrder(fixture.database, late);
    await expect(holdOrder(fixture.database, late)).rejects.toThrow(OrderGoneError);
    await holdOrder(fixture.database, holder);
    expect(await moveOrder(fixture.database, holder, again)).toBe(true);
    await expect(holdOrder(fixture.database, holder)).rejects.toThrow(OrderGoneError);
    await fixture.studio.runTables();
    expect(await boughtFor(session, holder.number)).toEqual([[31]]);
    await finish(session);
  });

  it("a standing order of a raffle, whose numbers are sold once, misses a draw of which too few numbers are left, tells the player that it is sold out, and goes on", async () => {
    const { player, session } = await fixture.seated();
    const told: { user: string; cause?: string; ended: boolean }[] = [];
    fixture.wallet.answer = async (path, body) => {
      if (path.endsWith("-missed")) told.push(JSON.parse(body));
      return undefined;
    };
    const [next] = await fixture.upcoming();
    const number = next?.number ?? 0;
    const { session: holder } = await fixture.seated();
    const { tickets } = await fixture.buy(holder, { numbers: [number], ...ticket([1]) });
    // The one ticket stands for all other players: it has every number but one.
    await fixture.database.query(
      `INSERT INTO studio_taken_number (table_id, table_number, name, owner, round_id)
       SELECT table_id, table_number, n, owner, round_id FROM studio_taken_number, generate_series(3, 5000) AS n
       WHERE table_id = $1 AND table_number = $2 AND round_id = $3 ON CONFLICT DO NOTHING`,
      [tableId, number, tickets[0]?.ticket?.roundId ?? ""],
    );
    await subscribe(session, [1, 2]);
    await fixture.studio.runTables();
    await fixture.studio.runTables();
    const draws = await drawsOf(session);
    expect(draws.find((draw) => draw.number === number)).toMatchObject({
      state: "missed",
      reason: "sold_out",
    });
    expect(draws.filter(({ state }) => state === "bought").length).toBeGreaterThan(0);
    expect(told).toEqual([expect.objectContaining({ user: player.id, cause: "sold_out", ended: false })]);
    expect(await boughtFor(session, number)).toEqual([]);
  });
});
