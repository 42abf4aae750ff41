import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { BLACKJACK_TABLE, createDecisionFixture, type DecisionFixture } from "../testing/decision-fixture.ts";
import { finishTableTest } from "../testing/finish-table-test.ts";
import { TEST_CHAINS } from "../testing/published-draws.ts";
import { verifyDraw } from "../verify-draw/verify-draw.ts";

const tableId = BLACKJACK_TABLE.name;

/** With one seat, four cards lie when the first question comes. */
const DEALT_MS = 700 + 4 * 260;

describe("a table with seats", () => {
  let fixture: DecisionFixture;
  beforeAll(async () => {
    fixture = await createDecisionFixture(BLACKJACK_TABLE);
  });
  afterEach(() => finishTableTest(fixture));
  afterAll(() => fixture.close());

  const place = (...bet: Parameters<DecisionFixture["placeAt"]>) => fixture.placeAt(...bet);
  const snapshot = () => fixture.ask("readTable", { tableId });
  /** Advances the clock until the run asks something, or is over. */
  async function nextQuestion() {
    for (let step = 0; step < 200; step += 1) {
      const { run, round } = await snapshot();
      if (round?.phase !== "running" || run?.question) return run?.question ?? undefined;
      fixture.advance(250);
      await fixture.studio.runTables();
    }
    throw new Error("the run asked nothing in 50 s");
  }

  /** The stream's clock runs on between two looks at the database's, so a question may be seen before it counts. */
  async function decideInTurn(session: string, roundId: string, move: string) {
    for (let wait = 0; wait < 40; wait += 1) {
      const sent = await fixture.decide(session, roundId, move);
      if (sent.error?.code !== "too_early") return sent;
      fixture.advance(250);
    }
    throw new Error("the bet was not asked within 10 s");
  }

  it("a table with seats gives a seat to the first bet, and refuses another one for it, from whichever of two nodes", async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => fixture.seated()));
    const node = fixture.newStudio();
    const number = await fixture.betting();
    const sent = await Promise.all(
      players.map(({ session }, index) =>
        fixture.place(
          session,
          { requestId: randomUUID(), number, stakeMinor: "1000", input: { seat: 3 } },
          index % 2 ? node : fixture.studio,
        ),
      ),
    );
    expect(sent.map(({ error }) => error?.code).sort()).toEqual([
      "seat_taken",
      "seat_taken",
      "seat_taken",
      undefined,
    ]);
    const winner = sent.find(({ data }) => data)?.data;
    expect((await snapshot()).seats).toEqual({
      type: "seats",
      number,
      seats: [{ seat: 3, roundId: winner?.roundId, behind: 0 }],
    });
  });

  it("a table with seats shows a client that polls a running round also the seats taken since the last reading", async () => {
    const { session } = await fixture.seated();
    // Nobody watches at this node, so it reads the seats only when it is asked.
    const node = fixture.newStudio();
    const poll = () => fixture.ask("readTable", { tableId, via: node });
    let roundId = "";
    const { number } = await fixture.running(async (round) => {
      await node.runTables();
      expect((await poll()).seats?.seats).toEqual([]);
      roundId = (await place(session, round, { seat: 3 })).data?.roundId ?? "";
    });
    await node.runTables();
    const seats = { type: "seats", number, seats: [{ seat: 3, roundId, behind: 0 }] };
    // A snapshot's text is reused for 100 ms.
    await expect.poll(async () => (await poll()).seats).toEqual(seats);
    await fixture.runUntil("paid");
    await fixture.resolveAll();
  });

  it("a table with seats begins a stream with the seats as they are, at a table that was read before and then watched by nobody", async () => {
    const { session } = await fixture.seated();
    const node = fixture.newStudio();
    const number = await fixture.betting();
    await node.runTables();
    expect((await fixture.ask("readTable", { tableId, via: node })).seats?.seats).toEqual([]);
    const { data } = await place(session, number, { seat: 5 });
    const texts: string[] = [];
    const viewer = node.tableStream.open(tableId, { send: (text) => texts.push(text), close() {} });
    await new Promise((resolve) => setTimeout(resolve, 150));
    await viewer.take(JSON.stringify({ type: "open", session }));
    const seats = { type: "seats", number, seats: [{ seat: 5, roundId: data?.roundId, behind: 0 }] };
    const company = { type: "company", number, bettorCount: 1 };
    expect(texts.map((text) => JSON.parse(text))).toMatchObject([{ type: "snapshot", seats }, company]);
    await node.runTables();
    expect(texts).toHaveLength(2);
    viewer.closed();
  });

  it("a table with seats takes several seats of one player, bets behind a taken seat, and none behind a free one", async () => {
    const [one, other] = [await fixture.seated(), await fixture.seated()];
    const number = await fixture.betting();
    expect((await place(other.session, number, { behind: 2 })).error).toMatchObject({ code: "seat_empty" });
    expect((await place(one.session, number, { seat: 2 })).status).toBe(200);
    expect((await place(one.session, number, { seat: 5 })).status).toBe(200);
    expect((await place(other.session, number, { behind: 2 })).status).toBe(200);
    expect((await place(other.session, number, { behind: 2 })).status).toBe(200);
    expect((await snapshot()).seats?.seats).toMatchObject([
      { seat: 2, behind: 2 },
      { seat: 5, behind: 0 },
    ]);
    const answer = await fixture.studio.app.request("/studio/api/live-tables/EUR");
    expect(await answer.json()).toMatchObject({ tables: [{ tableId, seats: { total: 7, taken: 2 } }] });
  });

  it("a table with seats shows no seat as taken while it waits with no round in play", async () => {
    const { session } = await fixture.seated();
    const node = fixture.newStudio({ tablesSleepAfterMs: 1_000 });
    const number = await fixture.betting();
    expect((await place(session, number, { seat: 4 })).status).toBe(200);
    const taken = async () => {
      const answer = await node.app.request("/studio/api/live-tables/EUR?unseen=true");
      const { tables } = (await answer.json()) as { tables: { seats: { taken: number } }[] };
      return tables[0]?.seats.taken;
    };
    await node.runTables();
    expect(await taken()).toBe(1);
    await fixture.runUntil("paid");
    await fixture.resolveAll();
    for (let second = 0; second < 30; second += 1) {
      fixture.advance(1_000);
      await node.runTables();
    }
    expect(await fixture.table()).toMatchObject({ round: { number }, waitsFor: "nobody" });
    expect(await taken()).toBe(0);
  });

  it("a table with seats frees a seat whose stake was refused, and gives the bets behind it back when the round is sealed", async () => {
    const [poor, behind, next] = [
      await fixture.seated("10.00"),
      await fixture.seated(),
      await fixture.seated(),
    ];
    const number = await fixture.betting();
    let follower = "";
    fixture.wallet.meanwhile = async (path, way) => {
      if (path !== "/transaction/bet" || way !== "there" || follower) return;
      follower = "asked";
      const { data } = await place(behind.session, number, { behind: 6 });
      follower = data?.roundId ?? "";
    };
    expect((await place(poor.session, number, { seat: 6 }, "2000")).error).toMatchObject({
      code: "not_enough_money",
    });
    fixture.wallet.meanwhile = async () => {};
    expect(follower).not.toBe("");
    expect((await place(next.session, number, { seat: 6 })).status).toBe(200);
    await fixture.runUntil("paid");
    await fixture.resolveAll();
    expect(await fixture.bets(behind.session, number)).toMatchObject([{ state: "returned" }]);
    expect(await fixture.balanceOf(behind.player)).toBe(10_000n);
  });

  it("a table with seats refuses a move out of turn, takes those in turn, stands for the absent, and pays a bet behind by the seat's first hand", async () => {
    const [one, two, three] = [await fixture.seated(), await fixture.seated(), await fixture.seated()];
    const ids: Record<number | string, string> = {};
    const { number } = await fixture.running(async (round) => {
      ids[1] = (await place(one.session, round, { seat: 1 })).data?.roundId ?? "";
      ids[4] = (await place(two.session, round, { seat: 4 })).data?.roundId ?? "";
      ids.behind = (await place(three.session, round, { behind: 1 })).data?.roundId ?? "";
    });
    let question = await nextQuestion();
    while (question) {
      if (question.roundId === ids[1]) {
        expect((await fixture.decide(two.session, ids[4]!, "stand")).error).toMatchObject({
          code: "too_early",
        });
        expect((await fixture.decide(three.session, ids.behind!, "stand")).error).toMatchObject({
          code: "too_late",
        });
        expect((await decideInTurn(one.session, ids[1]!, "stand")).status).toBe(200);
        // A snapshot's text is reused for 100 ms, so the old question may still be in it.
        await expect.poll(async () => (await snapshot()).run?.question?.roundId).not.toBe(ids[1]);
      } else fixture.advance(12_500);
      await fixture.studio.runTables();
      question = await nextQuestion();
    }
    await fixture.runUntil("paid");
    const [own] = await fixture.bets(one.session, number);
    const [behind] = await fixture.bets(three.session, number);
    expect(behind).toMatchObject({ state: "settled", payoutMinor: own?.payoutMinor });
    const published = await fixture.ask("readTableRound", { tableId, number });
    expect(published.events?.filter(({ type }) => type === "seat-taken")).toEqual([
      { type: "seat-taken", seat: 1, roundId: ids[1] },
      { type: "seat-taken", seat: 4, roundId: ids[4] },
    ]);
    for (const [session, roundId, bet] of [
      [one.session, ids[1]!, own],
      [three.session, ids.behind!, behind],
    ] as const) {
      const proof = await fixture.ask("proveTableBet", { session, tableId, roundId });
      const { verified, lines } = verifyDraw(published, fixture.parts.models, { proof }, TEST_CHAINS);
      expect(lines.filter((line) => line.startsWith("FAILS") && !line.includes("beacon"))).toEqual([]);
      expect(lines.at(-1)).toBe(`holds: the bet is paid ${bet?.payoutMinor} minor units`);
      expect(typeof verified).toBe("boolean");
      expect((await fixture.ask("verifyRound", { session, roundId })).matches).toBe(true);
    }
    const swapped = published.events?.map((event) =>
      event.type === "seat-taken" && event.seat === 1 ? { ...event, seat: 2 } : event,
    );
    const wrong = verifyDraw({ ...published, events: swapped ?? null }, fixture.parts.models);
    expect(wrong.lines.at(-1)).toMatch(/^FAILS/);
  });

  it("a table with seats stands for a seat that let the insurance question pass: after the peek it refuses hit and insure, and takes no money", async () => {
    const { session, player } = await fixture.seated();
    for (let round = 0; round < 150; round += 1) {
      let roundId = "";
      const { number, runsAt } = await fixture.running(async (at) => {
        roundId = (await place(session, at, { seat: 1 }, "100")).data?.roundId ?? "";
        fixture.advance(10_000);
      });
      fixture.moveTo(runsAt, DEALT_MS);
      await fixture.studio.runTables();
      const isInsured = (await snapshot()).run?.question?.roundId === null;
      fixture.moveTo(runsAt, DEALT_MS + 12_500);
      await fixture.studio.runTables();
      if (!isInsured) {
        await fixture.runUntil("paid");
        continue;
      }
      const before = await fixture.balanceOf(player);
      for (const move of ["hit", "stand", "insure", "decline-insurance"])
        expect((await fixture.decide(session, roundId, move)).error, move).toMatchObject({
          code: "too_late",
        });
      expect(await fixture.balanceOf(player)).toBe(before);
      // A snapshot's text is reused for 100 ms.
      await expect.poll(async () => (await snapshot()).run?.question ?? null).toBeNull();
      await fixture.runUntil("paid");
      await fixture.resolveAll();
      expect(await fixture.furtherStates(roundId)).toEqual([]);
      expect(await fixture.bets(session, number)).toMatchObject([{ state: "settled", actions: [] }]);
      expect((await fixture.ask("verifyRound", { session, roundId })).matches).toBe(true);
      return;
    }
    throw new Error("the dealer had no ace in 150 rounds");
  }, 180_000);

  it("a table with seats plays a double in turn with its further stake, and pays the doubled hand", async () => {
    const { session, player } = await fixture.seated();
    for (let round = 0; round < 40; round += 1) {
      let roundId = "";
      const { number } = await fixture.running(async (at) => {
        roundId = (await place(session, at, { seat: 7 })).data?.roundId ?? "";
      });
      const question = await nextQuestion();
      const isPlay = question?.roundId === roundId;
      const sent = isPlay ? await decideInTurn(session, roundId, "double") : undefined;
      await fixture.runUntil("paid");
      await fixture.resolveAll();
      if (!sent?.data) continue;
      const [bet] = await fixture.bets(session, number);
      expect(bet).toMatchObject({ state: "settled", furtherMinor: "1000" });
      expect(["0", "2000", "4000"]).toContain(bet?.payoutMinor);
      expect(await fixture.furtherStates(roundId)).toEqual(["taken"]);
      return;
    }
    throw new Error(`player ${player.id} was never asked`);
  });
});
