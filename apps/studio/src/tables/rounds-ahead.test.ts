import type { TableFile } from "@bellwether/contract/content/table.ts";
import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { checkBooks, netOf } from "../testing/check-books.ts";
import { finishTableTest } from "../testing/finish-table-test.ts";
import { createLifetime, killableOptions } from "../testing/killable-options.ts";
import { createTableFixture, TABLE, TABLE_GAME_ID, type TableFixture } from "../testing/table-fixture.ts";

/** Every so many steps, a node dies: each step at full size. */
const STRIDE = inject("isFullSize") ? 1 : 29;
const PRICE = 20;
const AHEAD = 3;
const { name: tableId, phases } = TABLE;
const ROOM: TableFile = {
  ...TABLE,
  model: "bingo-bus-30",
  room: "hall",
  limits: { minimumStake: PRICE, maximumStake: 10_000 },
  roundsAhead: AHEAD,
};

describe("a table that sells 3 rounds ahead", () => {
  let fixture: TableFixture;
  beforeAll(async () => {
    fixture = await createTableFixture(undefined, ROOM);
  });
  afterEach(async () => {
    await finishAll();
    await finishTableTest(fixture);
  });
  afterAll(() => fixture.close());

  const seated = () => fixture.playing("100.00", TABLE_GAME_ID);
  type Studio = Parameters<TableFixture["place"]>[2];
  const buy = (
    session: string,
    number: number,
    serials: number[],
    via?: Studio,
    requestId: string = crypto.randomUUID(),
  ) =>
    fixture.place(
      session,
      { requestId, number, stakeMinor: String(serials.length * PRICE), input: { serials } },
      via,
    );
  const ahead = async (session: string) =>
    (await fixture.ask("listRoundsAhead", { session, tableId })).rounds;
  const readRound = (number: number) => fixture.ask("readTableRound", { tableId, number });
  /** Runs the table until round `number` is over. */
  const runThrough = async (number: number) => {
    for (let second = 0; second < 900; second += 1) {
      const { round } = await fixture.table();
      const isOver = round?.phase === "paid" || round?.phase === "void";
      if (round && (round.number > number || (round.number === number && isOver))) break;
      fixture.advance(1_000);
      await fixture.studio.runTables();
    }
    return readRound(number);
  };
  /** Runs the table until no round with a bet is left. */
  const finishAll = async () => {
    const { rows } = await fixture.database.query<{ last: number | null }>(
      "SELECT max(table_number) AS last FROM studio_round WHERE due_at IS NOT NULL",
    );
    if (rows[0]?.last) await runThrough(rows[0].last);
    await fixture.finish();
  };
  const expectBooks = async (players: readonly { id: string }[], when?: string) => {
    await fixture.resolveAll();
    expect(await checkBooks(fixture.database), when).toEqual([]);
    for (const { id } of players)
      expect(await fixture.balanceOf({ id }), when).toBe(10_000n + (await netOf(fixture.database, id)));
  };

  it("takes the stake of a ticket at once, plays it in its round with the seed that was committed before, and pays it without its player", async () => {
    const [one, other] = [await seated(), await seated()];
    const number = await fixture.betting();
    const rounds = await ahead(one.session);
    expect(rounds.map((round) => round.number)).toEqual([number + 1, number + 2, number + 3]);
    const seed = rounds[1]?.serverSeedHash;
    expect(await buy(one.session, number + 2, [1, 2, 3])).toMatchObject({ status: 200 });
    expect(await fixture.balanceOf(one.player)).toBe(10_000n - 60n);
    const [, held] = await ahead(one.session);
    expect(held?.bets).toMatchObject([
      { number: number + 2, state: "placed", input: { serials: [1, 2, 3] } },
    ]);
    await buy(other.session, number + 2, [4]);
    const round = await runThrough(number + 2);
    expect(round).toMatchObject({ phase: "paid", betCount: 2, serverSeedHash: seed });
    const bets = [
      ...(await fixture.bets(one.session, number + 2)),
      ...(await fixture.bets(other.session, number + 2)),
    ];
    expect(bets.map(({ state }) => state)).toEqual(["settled", "settled"]);
    expect(bets.reduce((sum, { payoutMinor }) => sum + Number(payoutMinor), 0)).toBeGreaterThan(70);
    await expectBooks([one.player, other.player]);
  });

  it("shares one pot between tickets that were bought ahead and those of the sale before the draw, under one limit of a player", async () => {
    const [one, other] = [await seated(), await seated()];
    const number = (await fixture.betting()) + 1;
    const many = Array.from({ length: 30 }, (_, index) => index + 1);
    expect(await buy(one.session, number, many)).toMatchObject({ status: 200 });
    await runThrough(number - 1);
    expect(await fixture.betting()).toBe(number);
    expect(await buy(one.session, number, [31])).toMatchObject({ error: { code: "invalid_input" } });
    await buy(other.session, number, [41]);
    const round = await runThrough(number);
    expect(round.events?.[0]).toMatchObject({ type: "numbers-drawn", tickets: 31 });
    await expectBooks([one.player, other.player]);
  });

  it("sells a ticket of the fourth round ahead only when a round has begun, and none of a round that is closed", async () => {
    const { session } = await seated();
    const number = await fixture.betting();
    const fourth = () => buy(session, number + AHEAD + 1, [7]);
    expect(await fourth()).toMatchObject({ status: 409, error: { code: "bets_closed" } });
    await runThrough(number);
    await fixture.betting();
    expect(await fourth()).toMatchObject({ status: 200 });
    expect(await buy(session, number, [7])).toMatchObject({ status: 409, error: { code: "bets_closed" } });
  });

  it("buys a ticket once when its request comes twice at the same moment on two nodes, and refuses the request with other cards", async () => {
    const { player, session } = await seated();
    const nodes = [fixture.newStudio(), fixture.newStudio()];
    const number = (await fixture.betting()) + 1;
    const requestId = crypto.randomUUID();
    await Promise.all(nodes.map((node) => buy(session, number, [1, 2], node, requestId)));
    expect(await fixture.balanceOf(player)).toBe(10_000n - 40n);
    expect(await buy(session, number, [3], undefined, requestId)).toMatchObject({
      error: { code: "request_conflict" },
    });
    for (const node of nodes) await node.stop();
  });

  it("expects the next games later when 2 players have cards in them, as such games have calls and void ones have none", async () => {
    const [one, other] = [await seated(), await seated()];
    const closes = async () => {
      const rounds = await ahead(one.session);
      const { round } = await fixture.table();
      const times = [round?.betsCloseAt ?? "", ...rounds.map(({ closesAt }) => closesAt)];
      return times.slice(1).map((time, index) => Date.parse(time) - Date.parse(times[index] ?? ""));
    };
    // One game with calls, and then ten without players.
    const first = await fixture.betting();
    for (const { session } of [one, other]) await buy(session, first, [1]);
    await runThrough(first + 10);
    await fixture.betting();
    const [usual = 0] = await closes();
    const next = (await fixture.table()).round?.number ?? 0;
    for (const { session } of [one, other]) await buy(session, next + 2, [2]);
    await runThrough(next);
    await fixture.betting();
    const [before = 0, after = 0] = await closes();
    expect(before).toBe(usual);
    expect(after).toBeGreaterThan(usual + 10_000);
    await runThrough(next + 2);
    expect((await readRound(next + 2)).phase).toBe("paid");
  });

  it("lists the tickets whose games ended while the player was away, in one visit and not in the next", async () => {
    const [one, other] = [await seated(), await seated()];
    const number = await fixture.betting();
    const missed = async (session: string) =>
      (await fixture.ask("listRoundsAhead", { session, tableId })).missed;
    const visit = async () => (await fixture.open(one.player, TABLE_GAME_ID)).session;
    expect(await missed(one.session)).toEqual([]);
    await buy(one.session, number + 1, [1, 2]);
    await buy(one.session, number + 2, [5]);
    await buy(other.session, number + 1, [3]);
    await runThrough(number + 2);
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

  it("lists no ticket as missed whose game ended while the player's game was open", async () => {
    const [one, other] = [await seated(), await seated()];
    const number = (await fixture.betting()) + 1;
    for (const { session } of [one, other]) await ahead(session);
    await buy(one.session, number, [1]);
    await buy(other.session, number, [2]);
    await runThrough(number);
    await fixture.betting();
    await ahead(one.session);
    const { session } = await fixture.open(one.player, TABLE_GAME_ID);
    const reply = await fixture.ask("listRoundsAhead", { session, tableId });
    expect(reply.missed).toEqual([]);
    await fixture.resolveAll();
  });

  it("announces each win above its price to a player whose game is not open, and none to one who watches", async () => {
    const [away, there] = [await seated(), await seated()];
    const first = (await fixture.betting()) + 1;
    const numbers = [first, first + 1, first + 2];
    for (const { session } of [away, there]) await ahead(session);
    for (const [place, number] of numbers.entries()) {
      await buy(away.session, number, [10 * place + 1, 10 * place + 2, 10 * place + 3]);
      await buy(there.session, number, [10 * place + 4, 10 * place + 5, 10 * place + 6]);
    }
    const [awards, seen] = [away, there].map(({ player }) => {
      const heard = fixture.gate.listen(player);
      return () => heard.filter(({ type }) => type === "award");
    });
    for (const number of numbers) {
      await runThrough(number - 1);
      await fixture.betting();
      await ahead(there.session);
      await runThrough(number);
    }
    await fixture.resolveAll();
    const bets = await Promise.all(numbers.map((number) => fixture.bets(away.session, number)));
    const won = bets.flat().filter(({ payoutMinor, stakeMinor }) => Number(payoutMinor) > Number(stakeMinor));
    expect(awards?.()).toMatchObject(won.map(({ roundId }) => ({ data: [{ taskId: roundId }] })));
    expect(seen?.()).toEqual([]);
    await expectBooks([away.player, there.player]);
  });

  it("returns the price of a ticket whose round has no other player", async () => {
    const { player, session } = await seated();
    const number = (await fixture.betting()) + 1;
    await buy(session, number, [1, 2]);
    expect(await runThrough(number)).toMatchObject({ phase: "void", voidReason: "few_players" });
    await fixture.resolveAll();
    expect(await fixture.balanceOf(player)).toBe(10_000n);
  });

  it("returns all tickets ahead when no round has begun for 10 minutes, and sells new rounds after that", async () => {
    const [one, other] = [await seated(), await seated()];
    const number = await fixture.betting();
    await buy(one.session, number + 1, [1]);
    await buy(other.session, number + 3, [2, 3]);
    await runThrough(number);
    fixture.beacon.trouble = "clock_skew";
    fixture.advance(9 * 60_000);
    await fixture.studio.runTables();
    expect(await readRound(number + 1)).toMatchObject({ phase: "announced" });
    expect(await buy(one.session, number + 2, [9]), "while the table waits").toMatchObject({
      error: { code: "bets_closed" },
    });
    expect((await ahead(one.session)).map((round) => round.number)).toEqual([number + 1]);
    fixture.advance(60_000 + (phases.paidMs ?? 0));
    await fixture.studio.runTables();
    await fixture.resolveAll();
    for (const gone of [1, 2, 3])
      expect(await readRound(number + gone)).toMatchObject({ phase: "void", voidReason: "not_begun" });
    expect([await fixture.balanceOf(one.player), await fixture.balanceOf(other.player)]).toEqual([
      10_000n,
      10_000n,
    ]);
    await expectBooks([one.player, other.player]);
    fixture.beacon.trouble = undefined;
    expect(await fixture.betting()).toBe(number + 4);
    expect((await ahead(one.session)).map((round) => round.number)).toEqual([5, 6, 7].map((n) => number + n));
  });

  it("returns all tickets ahead when the table closes for the day, and sells none until it opens again", async () => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    await buy(session, number + 2, [1, 2]);
    await runThrough(number);
    const hour = (hours: number) =>
      new Date(fixture.parts.now().getTime() + hours * HOUR_MS).toISOString().slice(11, 16);
    const node = fixture.newStudio({
      tables: [{ ...ROOM, hours: { opensAt: hour(2), closesAt: hour(-1) } }],
    });
    fixture.advance(phases.paidMs ?? 0);
    await node.runTables();
    await node.runTables();
    await fixture.resolveAll();
    expect(await readRound(number + 2)).toMatchObject({ phase: "void", voidReason: "not_begun" });
    expect(await fixture.balanceOf(player)).toBe(10_000n);
    expect(await fixture.table()).toMatchObject({ waitsFor: "hours", round: { number: number + 3 } });
    expect(await ahead(session)).toEqual([]);
    await node.stop();
  });

  it("sells and lists at 02:57 only the rounds whose estimated close comes before the table closes at 03:00", async () => {
    const day = dayText(fixture.parts.now());
    const at = (time: string) => new Date(Date.parse(`${day}T${time}Z`) + DAY_MS);
    fixture.advance(at("02:57:00").getTime() - fixture.parts.now().getTime());
    const [one, other] = [await seated(), await seated()];
    const number = await fixture.betting();
    for (const [place, time] of ["02:58:00", "02:59:59", "03:00:00"].entries())
      await fixture.database.query(
        "UPDATE studio_table_round SET bets_close_at = $3 WHERE table_id = $1 AND number = $2",
        [tableId, number + 1 + place, at(time)],
      );
    await buy(one.session, number + 3, [1]);
    const hours = { opensAt: "20:00", closesAt: "03:00" };
    const node = fixture.newStudio({ tables: [{ ...ROOM, hours }] });
    const listed = async (session: string) => {
      const { rounds } = await fixture.ask("listRoundsAhead", { session, tableId, via: node });
      return rounds.map((round) => round.number - number);
    };
    expect(await listed(other.session)).toEqual([1, 2]);
    expect(await listed(one.session), "with a ticket in the third").toEqual([1, 2, 3]);
    expect(await buy(other.session, number + 3, [2], node)).toMatchObject({
      status: 409,
      error: { code: "bets_closed" },
    });
    expect(await fixture.balanceOf(other.player)).toBe(10_000n);
    expect(await buy(other.session, number + 2, [2], node)).toMatchObject({ status: 200 });
    await node.stop();
    await runThrough(number + 3);
    await expectBooks([one.player, other.player]);
  });

  it("returns all tickets ahead once when the table's file is deleted, whichever of two nodes sees it", async () => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    await buy(session, number + 2, [1, 2]);
    await runThrough(number);
    const nodes = [fixture.newStudio({ tables: [] }), fixture.newStudio({ tables: [] })];
    const taken = await Promise.all(nodes.map((node) => node.runTables()));
    expect(taken.reduce((sum, each) => sum + each, 0)).toBe(1);
    await fixture.resolveAll();
    expect(await readRound(number + 2)).toMatchObject({ phase: "void", voidReason: "not_begun" });
    expect(await fixture.balanceOf(player)).toBe(10_000n);
    await expectBooks([player]);
    for (const node of nodes) await node.stop();
  });

  it("begins each announced round once when two nodes advance the table at the same moments", async () => {
    const [one, other] = [await seated(), await seated()];
    const nodes = [fixture.newStudio(), fixture.newStudio()];
    const number = await fixture.betting();
    await buy(one.session, number + 1, [1], nodes[0]);
    await buy(other.session, number + 1, [2], nodes[1]);
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
    await expectBooks([one.player, other.player]);
  });

  it("loses and doubles no ticket ahead, wherever a node dies between its purchase and its payment", async () => {
    const [one, other] = [await seated(), await seated()];
    let deaths = 0;
    const died = new Set<string>();
    for (let steps = 0; steps < 900; steps += STRIDE) {
      const number = (await fixture.betting()) + 1;
      const life = createLifetime(steps);
      const dying = fixture.newStudio(killableOptions(fixture.parts, life));
      await buy(one.session, number, [1, 2], dying);
      await buy(other.session, number, [3], fixture.studio);
      for (let second = 0; second < 300 && !life.isOver(); second += 1) {
        fixture.advance(1_000);
        await dying.runTables().catch(() => {});
        const { round } = await fixture.table();
        if (round?.number === number && round.phase === "paid") break;
      }
      await dying.stop();
      if (!life.isOver()) break;
      deaths += 1;
      died.add((await readRound(number)).phase);
      await runThrough(number);
      await expectBooks([one.player, other.player], `died at step ${steps}`);
    }
    expect(deaths).toBeGreaterThan(5);
    expect([...died]).toEqual(expect.arrayContaining(["announced", "betting"]));
    expect(await fixture.gate.violations()).toEqual([]);
  }, 1_200_000);

  it("returns each ticket ahead once, wherever a node dies while it gives up the rounds", async () => {
    const [one, other] = [await seated(), await seated()];
    let deaths = 0;
    for (let steps = 0; steps < 200; steps += inject("isFullSize") ? 1 : 3) {
      const number = await fixture.betting();
      await buy(one.session, number + 1, [1, 2]);
      await buy(other.session, number + 2, [3]);
      await runThrough(number);
      fixture.advance(11 * 60_000);
      const life = createLifetime(steps);
      const dying = fixture.newStudio(killableOptions(fixture.parts, life));
      await dying.runTables().catch(() => {});
      await dying.resolveRounds().catch(() => {});
      await dying.stop();
      await fixture.studio.runTables();
      expect(await readRound(number + 2), `died at step ${steps}`).toMatchObject({ voidReason: "not_begun" });
      await expectBooks([one.player, other.player], `died at step ${steps}`);
      if (!life.isOver()) break;
      deaths += 1;
    }
    expect(deaths).toBeGreaterThan(5);
  }, 1_200_000);
});
