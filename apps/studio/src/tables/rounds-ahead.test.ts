import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { AHEAD, type AheadFixture, ROOM, withAheadFixture } from "../testing/ahead-fixture.ts";
import { TABLE, TABLE_GAME_ID } from "../testing/table-fixture.ts";

const { name: tableId } = TABLE;

describe("a table that sells 3 rounds ahead", () => {
  let fixture: AheadFixture;
  withAheadFixture((given) => {
    fixture = given;
  });

  it("a table that sells 3 rounds ahead takes the stake of a ticket at once, plays it in its round with the seed that was committed before, and pays it without its player", async () => {
    const [one, other] = [await fixture.seated(), await fixture.seated()];
    const number = await fixture.betting();
    const rounds = await fixture.ahead(one.session);
    expect(rounds.map((round) => round.number)).toEqual([number + 1, number + 2, number + 3]);
    const seed = rounds[1]?.serverSeedHash;
    expect(await fixture.buy(one.session, number + 2, [1, 2, 3])).toMatchObject({ status: 200 });
    expect(await fixture.balanceOf(one.player)).toBe(10_000n - 60n);
    const [, held] = await fixture.ahead(one.session);
    expect(held?.bets).toMatchObject([
      { number: number + 2, state: "placed", input: { serials: [1, 2, 3] } },
    ]);
    await fixture.buy(other.session, number + 2, [4]);
    const round = await fixture.runThrough(number + 2);
    expect(round).toMatchObject({ phase: "paid", betCount: 2, serverSeedHash: seed });
    const bets = [
      ...(await fixture.bets(one.session, number + 2)),
      ...(await fixture.bets(other.session, number + 2)),
    ];
    expect(bets.map(({ state }) => state)).toEqual(["settled", "settled"]);
    expect(bets.reduce((sum, { payoutMinor }) => sum + Number(payoutMinor), 0)).toBeGreaterThan(70);
    await fixture.expectBooks([one.player, other.player]);
  });

  it("a table that sells 3 rounds ahead shares one pot between tickets that were bought ahead and those of the sale before the draw, under one limit of a player", async () => {
    const [one, other] = [await fixture.seated(), await fixture.seated()];
    const number = (await fixture.betting()) + 1;
    const many = Array.from({ length: 30 }, (_, index) => index + 1);
    expect(await fixture.buy(one.session, number, many)).toMatchObject({ status: 200 });
    await fixture.runThrough(number - 1);
    expect(await fixture.betting()).toBe(number);
    expect(await fixture.buy(one.session, number, [31])).toMatchObject({ error: { code: "invalid_input" } });
    await fixture.buy(other.session, number, [41]);
    const round = await fixture.runThrough(number);
    expect(round.events?.[0]).toMatchObject({ type: "numbers-drawn", tickets: 31 });
    await fixture.expectBooks([one.player, other.player]);
  });

  it("a table that sells 3 rounds ahead sells a ticket of the fourth round ahead only when a round has begun, and none of a round that is closed", async () => {
    const { session } = await fixture.seated();
    const number = await fixture.betting();
    const fourth = () => fixture.buy(session, number + AHEAD + 1, [7]);
    expect(await fourth()).toMatchObject({ status: 409, error: { code: "bets_closed" } });
    await fixture.runThrough(number);
    await fixture.betting();
    expect(await fourth()).toMatchObject({ status: 200 });
    expect(await fixture.buy(session, number, [7])).toMatchObject({
      status: 409,
      error: { code: "bets_closed" },
    });
  });

  it("a table that sells 3 rounds ahead buys a ticket once when its request comes twice at the same moment on two nodes, and refuses the request with other cards", async () => {
    const { player, session } = await fixture.seated();
    const nodes = [fixture.newStudio(), fixture.newStudio()];
    const number = (await fixture.betting()) + 1;
    const requestId = crypto.randomUUID();
    await Promise.all(nodes.map((node) => fixture.buy(session, number, [1, 2], node, requestId)));
    expect(await fixture.balanceOf(player)).toBe(10_000n - 40n);
    expect(await fixture.buy(session, number, [3], undefined, requestId)).toMatchObject({
      error: { code: "request_conflict" },
    });
    for (const node of nodes) await node.stop();
  });

  it("a table that sells 3 rounds ahead expects the next games later when 2 players have cards in them, as such games have calls and void ones have none", async () => {
    const [one, other] = [await fixture.seated(), await fixture.seated()];
    const closes = async () => {
      const rounds = await fixture.ahead(one.session);
      const { round } = await fixture.table();
      const times = [round?.betsCloseAt ?? "", ...rounds.map(({ closesAt }) => closesAt)];
      return times.slice(1).map((time, index) => Date.parse(time) - Date.parse(times[index] ?? ""));
    };
    // One game with calls, and then ten without players.
    const first = await fixture.betting();
    for (const { session } of [one, other]) await fixture.buy(session, first, [1]);
    await fixture.runThrough(first + 10);
    await fixture.betting();
    const [usual = 0] = await closes();
    const next = (await fixture.table()).round?.number ?? 0;
    for (const { session } of [one, other]) await fixture.buy(session, next + 2, [2]);
    await fixture.runThrough(next);
    await fixture.betting();
    const [before = 0, after = 0] = await closes();
    expect(before).toBe(usual);
    expect(after).toBeGreaterThan(usual + 10_000);
    await fixture.runThrough(next + 2);
    expect((await fixture.readRound(next + 2)).phase).toBe("paid");
  });

  it("a table that sells 3 rounds ahead lists the tickets whose games ended while the player was away, in one visit and not in the next", async () => {
    const [one, other] = [await fixture.seated(), await fixture.seated()];
    const number = await fixture.betting();
    const missed = async (session: string) =>
      (await fixture.ask("listRoundsAhead", { session, tableId })).missed;
    const visit = async () => (await fixture.open(one.player, TABLE_GAME_ID)).session;
    expect(await missed(one.session)).toEqual([]);
    await fixture.buy(one.session, number + 1, [1, 2]);
    await fixture.buy(one.session, number + 2, [5]);
    await fixture.buy(other.session, number + 1, [3]);
    await fixture.runThrough(number + 2);
    await fixture.betting();
    await fixture.resolveAll();
    const second = await visit();
    const [returned, played] = await missed(second);
    expect(returned).toMatchObject({ number: number + 2, state: "returned", payoutMinor: null });
    expect(played).toMatchObject({ number: number + 1, state: "settled" });
    expect(Number(played?.payoutMinor)).toBeGreaterThanOrEqual(0);
    expect(await missed(second), "the same call again").toEqual([returned, played]);
    expect(await missed(await visit()), "the next visit").toEqual([]);
    expect(await missed(other.session), "the first visit of the other player").toEqual([]);
  });

  it("a table that sells 3 rounds ahead lists no ticket as missed whose game ended while the player's game was open", async () => {
    const [one, other] = [await fixture.seated(), await fixture.seated()];
    const number = (await fixture.betting()) + 1;
    for (const { session } of [one, other]) await fixture.ahead(session);
    await fixture.buy(one.session, number, [1]);
    await fixture.buy(other.session, number, [2]);
    await fixture.runThrough(number);
    await fixture.betting();
    await fixture.ahead(one.session);
    const { session } = await fixture.open(one.player, TABLE_GAME_ID);
    const reply = await fixture.ask("listRoundsAhead", { session, tableId });
    expect(reply.missed).toEqual([]);
    await fixture.resolveAll();
  });

  it("a table that sells 3 rounds ahead announces each win above its price to a player whose game is not open, and none to one who watches", async () => {
    const [away, there] = [await fixture.seated(), await fixture.seated()];
    const first = (await fixture.betting()) + 1;
    const numbers = [first, first + 1, first + 2];
    for (const { session } of [away, there]) await fixture.ahead(session);
    for (const [place, number] of numbers.entries()) {
      await fixture.buy(away.session, number, [10 * place + 1, 10 * place + 2, 10 * place + 3]);
      await fixture.buy(there.session, number, [10 * place + 4, 10 * place + 5, 10 * place + 6]);
    }
    const [awards, seen] = [away, there].map(({ player }) => {
      const heard = fixture.gate.listen(player);
      return () => heard.filter(({ type }) => type === "award");
    });
    for (const number of numbers) {
      await fixture.runThrough(number - 1);
      await fixture.betting();
      await fixture.ahead(there.session);
      await fixture.runThrough(number);
    }
    await fixture.resolveAll();
    const bets = await Promise.all(numbers.map((number) => fixture.bets(away.session, number)));
    const won = bets.flat().filter(({ payoutMinor, stakeMinor }) => Number(payoutMinor) > Number(stakeMinor));
    expect(awards?.()).toMatchObject(won.map(({ roundId }) => ({ data: [{ taskId: roundId }] })));
    expect(seen?.()).toEqual([]);
    await fixture.expectBooks([away.player, there.player]);
  });

  it("a table that sells 3 rounds ahead sells and lists at 02:57 only the rounds whose estimated close comes before the table closes at 03:00", async () => {
    const day = dayText(fixture.parts.now());
    const at = (time: string) => new Date(Date.parse(`${day}T${time}Z`) + DAY_MS);
    fixture.advance(at("02:57:00").getTime() - fixture.parts.now().getTime());
    const [one, other] = [await fixture.seated(), await fixture.seated()];
    const number = await fixture.betting();
    for (const [place, time] of ["02:58:00", "02:59:59", "03:00:00"].entries())
      await fixture.database.query(
        "UPDATE studio_table_round SET bets_close_at = $3 WHERE table_id = $1 AND number = $2",
        [tableId, number + 1 + place, at(time)],
      );
    await fixture.buy(one.session, number + 3, [1]);
    const hours = { opensAt: "20:00", closesAt: "03:00" };
    const node = fixture.newStudio({ tables: [{ ...ROOM, hours }] });
    const listed = async (session: string) => {
      const { rounds } = await fixture.ask("listRoundsAhead", { session, tableId, via: node });
      return rounds.map((round) => round.number - number);
    };
    expect(await listed(other.session)).toEqual([1, 2]);
    expect(await listed(one.session), "with a ticket in the third").toEqual([1, 2, 3]);
    expect(await fixture.buy(other.session, number + 3, [2], node)).toMatchObject({
      status: 409,
      error: { code: "bets_closed" },
    });
    expect(await fixture.balanceOf(other.player)).toBe(10_000n);
    expect(await fixture.buy(other.session, number + 2, [2], node)).toMatchObject({ status: 200 });
    await node.stop();
    await fixture.runThrough(number + 3);
    await fixture.expectBooks([one.player, other.player]);
  });

  it("a table that sells 3 rounds ahead begins each announced round once when two nodes advance the table at the same moments", async () => {
    const [one, other] = [await fixture.seated(), await fixture.seated()];
    const nodes = [fixture.newStudio(), fixture.newStudio()];
    const number = await fixture.betting();
    await fixture.buy(one.session, number + 1, [1], nodes[0]);
    await fixture.buy(other.session, number + 1, [2], nodes[1]);
    let steps = 0;
    for (let second = 0; second < 300; second += 1) {
      fixture.advance(1_000);
      const taken = await Promise.all(nodes.map((node) => node.runTables()));
      steps += taken.reduce((sum, each) => sum + each, 0);
      const { round } = await fixture.table();
      if (round?.number === number + 1 && round.phase === "paid") break;
    }
    expect(steps, "close and void; begin, close, seal, draw, pay").toBe(7);
    for (const node of nodes) await node.stop();
    await fixture.expectBooks([one.player, other.player]);
  });
});
