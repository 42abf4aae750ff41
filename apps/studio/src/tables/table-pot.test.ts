import { releasedModels } from "@bellwether/games";
import { BingoData } from "@bellwether/games/mechanics/bingo/data.ts";
import { bingo } from "@bellwether/games/mechanics/bingo/manifest.ts";
import { BingoEvent } from "@bellwether/games/mechanics/bingo/wire.ts";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { checkBooks, netOf } from "../testing/check-books.ts";
import { finishTableTest } from "../testing/finish-table-test.ts";
import { createLifetime, killableOptions } from "../testing/killable-options.ts";
import { TEST_CHAINS } from "../testing/published-draws.ts";
import { createTableFixture, TABLE, TABLE_GAME_ID, type TableFixture } from "../testing/table-fixture.ts";
import { verifyDraw } from "../verify-draw/verify-draw.ts";

/** The distance between the steps of a round at which a node dies; 1 at full size. */
const STRIDE = inject("isFullSize") ? 1 : 17;
const PRICE = 20;

describe("a live table whose bets share a pot", () => {
  let fixture: TableFixture;
  beforeAll(async () => {
    const limits = { minimumStake: PRICE, maximumStake: 10_000 };
    fixture = await createTableFixture(undefined, { ...TABLE, model: "bingo-bus-30", room: "hall", limits });
  });
  afterEach(() => finishTableTest(fixture));
  afterAll(() => fixture.close());

  const seated = () => fixture.playing("100.00", TABLE_GAME_ID);
  const buy = (
    session: string,
    number: number,
    serials: number[],
    via?: Parameters<TableFixture["place"]>[2],
  ) =>
    fixture.place(
      session,
      {
        requestId: crypto.randomUUID(),
        number,
        stakeMinor: String(serials.length * PRICE),
        input: { serials },
      },
      via,
    );
  const published = async (number: number) => ({
    round: await fixture.ask("readTableRound", { tableId: TABLE.name, number }),
    leaves: await fixture.ask("listTableLeaves", { tableId: TABLE.name, number }),
  });
  const expectBooks = async (players: readonly { id: string }[], when?: string) => {
    expect(await checkBooks(fixture.database), when).toEqual([]);
    for (const { id } of players)
      expect(await fixture.balanceOf({ id }), when).toBe(10_000n + (await netOf(fixture.database, id)));
  };

  it("a live table whose bets share a pot pays 94 % of what 5 tickets cost to the ticket that is full first, and shows each of its 25 or fewer calls for 2.5 s", async () => {
    const [one, other] = [await seated(), await seated()];
    const number = await fixture.betting();
    await buy(one.session, number, [1, 2, 3]);
    await buy(other.session, number, [4, 5]);
    const drawn = await fixture.runUntil("drawn");
    const [balls, house] = (drawn.events ?? []).map((event) => BingoEvent.parse(event));
    if (balls?.type !== "numbers-drawn" || house?.type !== "prize-taken") throw new Error("another draw");
    expect([balls.tickets, balls.numbers.length]).toEqual([5, house.afterBalls]);
    const shownMs = Date.parse(drawn.phaseEndsAt) - fixture.parts.now().getTime();
    expect(shownMs).toBe(2_500 * balls.numbers.length + TABLE.phases.drawnMs);
    await fixture.runUntil("paid");
    await fixture.resolveAll();
    const paid = [
      ...(await fixture.bets(one.session, number)),
      ...(await fixture.bets(other.session, number)),
    ];
    const sum = paid.reduce((total, { payoutMinor }) => total + Number(payoutMinor), 0);
    // 5 × 0.20 × 94 %; several tickets that are full at the same ball share it in whole cents.
    expect(sum).toBe(Math.floor(94 / house.winners) * house.winners);
    await expectBooks([one.player, other.player]);
  });

  it("a live table whose bets share a pot publishes all bets of the round, from which anybody recomputes the draw, and each player their payout", async () => {
    const [one, other] = [await seated(), await seated()];
    const number = await fixture.betting();
    await buy(one.session, number, [11, 12]);
    await buy(other.session, number, [13]);
    await expect(fixture.ask("listTableLeaves", { tableId: TABLE.name, number })).rejects.toThrow();
    await fixture.runUntil("paid");
    const { round, leaves } = await published(number);
    const [bet] = await fixture.bets(one.session, number);
    const proof = await fixture.ask("proveTableBet", {
      ...{ session: one.session, tableId: TABLE.name },
      roundId: bet?.roundId ?? "",
    });
    // The beacon of this test has no real signature.
    const fails = (more: Parameters<typeof verifyDraw>[2]) =>
      verifyDraw(round, fixture.parts.models, more, TEST_CHAINS).lines.filter(
        (line) => line.startsWith("FAILS") && !line.includes("has signed"),
      );
    expect(fails({ leaves, proof })).toEqual([]);
    expect(verifyDraw(round, fixture.parts.models, { leaves, proof }).lines.at(-1)).toBe(
      `holds: the bet is paid ${bet?.payoutMinor} minor units of EUR`,
    );
    expect(fails({})).toEqual(["FAILS: all bets of the round are published"]);
    const [areAll, haveRoot] = fails({ leaves: { ...leaves, leaves: leaves.leaves.slice(1) } });
    expect(areAll).toBe("FAILS: the leaves are the round's 2 bets in the order of their ids, each once");
    expect(haveRoot).toMatch(/^FAILS: 1 bets have the root/);
  });

  it("a live table whose bets share a pot is void with tickets of one player, who gets the price back", async () => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    await buy(session, number, [21, 22]);
    await buy(session, number, [23]);
    const round = await fixture.runUntil("void");
    expect([round.number, round.voidReason]).toEqual([number, "few_players"]);
    await fixture.resolveAll();
    expect(await fixture.balanceOf(player)).toBe(10_000n);
    expect(new Set(await fixture.statesOf(player))).toEqual(new Set(["rolled_back"]));
  });

  it("a live table whose bets share a pot sells at most the three tickets of a round, whoever buys them: the third, and not a fourth", async () => {
    const [one, other] = [await seated(), await seated()];
    const model = releasedModels().get("bingo-bus-30");
    if (!model) throw new Error("no such model");
    const data = { balls: "30", price: PRICE, maximumTickets: 3, maximumSold: 3, callMs: 2_500 } as const;
    const prizes = [{ prize: "house", permille: 940 }];
    const rules = bingo.rulesOf(BingoData.parse({ ...data, prizes }));
    const models = new Map(fixture.parts.models).set(model.id, { ...model, rules });
    const node = fixture.newStudio({ models });
    const number = await fixture.betting();
    expect(await buy(one.session, number, [31, 32], node)).toMatchObject({ status: 200 });
    expect(await buy(other.session, number, [33, 34], node)).toMatchObject({
      status: 409,
      error: { code: "sold_out" },
    });
    expect(await buy(other.session, number, [33], node)).toMatchObject({ status: 200 });
    expect(await buy(other.session, number, [34], node)).toMatchObject({
      status: 409,
      error: { code: "sold_out" },
    });
    await node.stop();
  });

  it("a live table whose bets share a pot is finished by another node, wherever the first one dies, with the pot paid once", async () => {
    const [one, other] = [await seated(), await seated()];
    const players = [one.player, other.player];
    let deaths = 0;
    for (let steps = 0; steps < 600; steps += STRIDE) {
      const number = await fixture.betting();
      const life = createLifetime(steps);
      const dying = fixture.newStudio(killableOptions(fixture.parts, life));
      await buy(one.session, number, [steps * 4 + 100, steps * 4 + 101], dying);
      await buy(other.session, number, [steps * 4 + 102], fixture.studio);
      for (let second = 0; second < 120 && !life.isOver(); second += 1) {
        fixture.advance(1_000);
        await dying.runTables().catch(() => {});
        if ((await fixture.table()).round?.phase === "paid") break;
      }
      await dying.stop();
      if (!life.isOver()) break;
      deaths += 1;
      await fixture.finish();
      await expectBooks(players, `died at step ${steps}`);
    }
    expect(deaths).toBeGreaterThan(5);
  }, 1_200_000);

  it("a live table whose bets share a pot draws the same pot once when two nodes advance it at the same moments", async () => {
    const [one, other] = [await seated(), await seated()];
    const nodes = [fixture.newStudio(), fixture.newStudio()];
    const number = await fixture.betting();
    await Promise.all([
      buy(one.session, number, [7, 8], nodes[0]),
      buy(other.session, number, [9], nodes[1]),
    ]);
    let steps = 0;
    for (let second = 0; second < 150; second += 1) {
      fixture.advance(1_000);
      const taken = await Promise.all(nodes.map((node) => node.runTables()));
      steps += taken.reduce((sum, each) => sum + each, 0);
      if ((await fixture.table()).round?.phase === "paid") break;
    }
    expect(steps, "close, seal, draw, pay: each by one node").toBe(4);
    await fixture.finish();
    await expectBooks([one.player, other.player]);
    for (const node of nodes) await node.stop();
  });
});
