import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { netOf } from "../testing/check-books.ts";
import { finishTableTest } from "../testing/finish-table-test.ts";
import { createRunFixture, RUN_TABLE, type RunFixture } from "../testing/run-fixture.ts";
import { verifyDraw } from "../verify-draw/verify-draw.ts";

const tableId = RUN_TABLE.name;
/** The run of `rocket-ferry` shows 2.00 after 4.654 s. */
const AT_2_MS = 4_654;

describe("a round in which play goes on after the close", () => {
  let fixture: RunFixture;
  beforeAll(async () => {
    fixture = await createRunFixture();
  });
  afterEach(() => finishTableTest(fixture));
  afterAll(() => fixture.close());

  it("a round in which play goes on after the close pays a cash-out by hand at 2.00 the double stake, and the bet that stayed in nothing", async () => {
    const { player, session } = await fixture.seated();
    let ids: string[] = [];
    const { runsAt, number } = await fixture.running(AT_2_MS + 1, async (round) => {
      ids = [await fixture.wager(session, round, { stakeMinor: "500" }), await fixture.wager(session, round)];
    });
    const before = await fixture.balanceOf(player);
    fixture.moveTo(runsAt, AT_2_MS);
    const taken = await fixture.cashOut(session, ids[0]!);
    expect(taken.data).toEqual({ roundId: ids[0], action: { type: "cash-out" }, afterMs: AT_2_MS });
    await fixture.runUntil("paid");
    expect(await fixture.bets(session, number)).toMatchObject([
      { state: "settled", payoutMinor: "1000", actions: [{ afterMs: AT_2_MS }] },
      { state: "settled", payoutMinor: "0", actions: [] },
    ]);
    expect(await fixture.balanceOf(player)).toBe(before + 1_000n);
  });

  it("a round in which play goes on after the close pays an automatic cash-out exactly its multiplier, without any call of the player", async () => {
    const { session } = await fixture.seated();
    const { number, point } = await fixture.running(AT_2_MS, (round) =>
      fixture.wager(session, round, { stakeMinor: "1000", cashOutAt: 150 }),
    );
    await fixture.runUntil("paid");
    expect(point).toBeGreaterThanOrEqual(150);
    expect(await fixture.bets(session, number)).toMatchObject([{ state: "settled", payoutMinor: "1500" }]);
  });

  it("a round in which play goes on after the close sends, stores and publishes no outcome while it runs: neither the seed, nor events, nor the end", async () => {
    const { session } = await fixture.seated();
    const { number, runsAt, lengthMs } = await fixture.running(1_000, (round) =>
      fixture.wager(session, round),
    );
    const longest = Date.parse((await fixture.table()).round!.phaseEndsAt) - runsAt.getTime();
    expect(longest).toBe(119_138);
    for (const afterMs of [0, lengthMs - 1]) {
      fixture.moveTo(runsAt, afterMs);
      await fixture.studio.runTables();
      const published = await fixture.ask("readTableRound", { tableId, number });
      const hidden = { phase: "running", serverSeed: null, events: null, actions: [] };
      expect(published).toMatchObject(hidden);
      expect((await fixture.ask("readTable", { tableId })).round).toMatchObject({
        serverSeed: null,
        events: null,
      });
      const { rows } = await fixture.database.query<object>(
        "SELECT * FROM studio_table_round WHERE table_id = $1 AND number = $2",
        [tableId, number],
      );
      expect(rows).toMatchObject([{ phase: "running", events: null }]);
    }
    fixture.moveTo(runsAt, lengthMs);
    await fixture.studio.runTables();
    expect(await fixture.table()).toMatchObject({
      round: { phase: "drawn", events: [{ afterMs: lengthMs }] },
    });
  });

  it("a round in which play goes on after the close shows the lobby its rise from the first millisecond, where it may end at the latest, and its crash point at once", async () => {
    const inLobby = async () => (await fixture.ask("listLiveTables", { currency: "EUR" })).tables[0]!;
    const { runsAt, lengthMs, point } = await fixture.running(1_000, async () => {});
    const climb = { beganAt: runsAt.toISOString(), tauMs: expect.any(Number), power: expect.any(Number) };
    fixture.moveTo(runsAt, lengthMs - 1);
    const { phaseEndsAt } = (await fixture.table()).round!;
    const running = await inLobby();
    expect(running.round).toMatchObject({ takesBets: false, endsAt: phaseEndsAt, climb });
    fixture.moveTo(runsAt, lengthMs);
    await fixture.studio.runTables();
    const last = (point / 100).toFixed(2);
    expect(await inLobby()).toMatchObject({ round: { climb: null, last }, results: running.results });
  });

  it("a round in which play goes on after the close refuses a cash-out one millisecond late, although nobody has announced the end yet", async () => {
    const { player, session } = await fixture.seated();
    let roundId = "";
    const { runsAt, lengthMs } = await fixture.running(1_000, async (round) => {
      roundId = await fixture.wager(session, round);
    });
    fixture.moveTo(runsAt, lengthMs);
    expect((await fixture.table()).round?.phase).toBe("running");
    expect((await fixture.cashOut(session, roundId)).error).toMatchObject({ code: "too_late" });
    await fixture.runUntil("drawn");
    expect((await fixture.cashOut(session, roundId)).error).toMatchObject({ code: "too_late" });
    await fixture.finish();
    expect(await fixture.statesOf(player)).toContain("settled");
  });

  it("a round in which play goes on after the close refuses a cash-out while bets are taken, after the close, and before the run begins", async () => {
    const { session } = await fixture.seated();
    const number = await fixture.betting();
    const roundId = await fixture.wager(session, number);
    for (const phase of ["betting", "closed", "sealed", "running"]) {
      await fixture.runUntil(phase);
      expect((await fixture.cashOut(session, roundId)).error, phase).toMatchObject({ code: "too_early" });
    }
  });

  it("a round in which play goes on after the close takes one cash-out for a bet: the same request returns it again, another device's comes too late", async () => {
    const { player, session } = await fixture.seated();
    const device = (await fixture.open(player, 4)).session;
    let roundId = "";
    const { runsAt } = await fixture.running(AT_2_MS + 1_000, async (round) => {
      roundId = await fixture.wager(session, round);
    });
    fixture.moveTo(runsAt, AT_2_MS);
    const requestId = randomUUID();
    const first = await fixture.cashOut(session, roundId, { requestId });
    expect(first.data).toMatchObject({ afterMs: AT_2_MS });
    fixture.advance(500);
    expect((await fixture.cashOut(device, roundId)).error).toMatchObject({ code: "too_late" });
    expect((await fixture.cashOut(session, roundId, { requestId })).data).toEqual(first.data);
    await fixture.runUntil("paid");
    // A lost answer is asked for again after the run.
    expect((await fixture.cashOut(session, roundId, { requestId })).data).toEqual(first.data);
    const other = await fixture.cashOut(session, roundId, { requestId, action: { type: "double" } });
    expect(other.error).toMatchObject({ code: "request_conflict" });
  });

  it("a round in which play goes on after the close takes one of ten cash-outs that two devices and two nodes send at the same moment", async () => {
    const { player, session } = await fixture.seated();
    const device = (await fixture.open(player, 4)).session;
    const node = fixture.newStudio();
    let roundId = "";
    const { runsAt, number } = await fixture.running(AT_2_MS + 1, async (round) => {
      roundId = await fixture.wager(session, round);
    });
    fixture.moveTo(runsAt, AT_2_MS);
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        fixture.cashOut(index % 2 ? session : device, roundId, { via: index % 3 ? node : fixture.studio }),
      ),
    );
    expect(sent.filter(({ data }) => data)).toHaveLength(1);
    expect(new Set(sent.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(["too_late"]));
    await fixture.runUntil("paid");
    expect(await fixture.bets(session, number)).toMatchObject([{ payoutMinor: "200" }]);
  });

  it("a round in which play goes on after the close refuses a cash-out for another player's bet, for a bet that is not there, and any other action", async () => {
    const [one, other] = [await fixture.seated(), await fixture.seated()];
    let roundId = "";
    const { runsAt } = await fixture.running(AT_2_MS + 1, async (round) => {
      roundId = await fixture.wager(one.session, round);
    });
    fixture.moveTo(runsAt, AT_2_MS);
    const codeOf = async (sent: ReturnType<typeof fixture.cashOut>) => (await sent).error?.code;
    expect(await codeOf(fixture.cashOut(other.session, roundId))).toBe("round_not_found");
    expect(await codeOf(fixture.cashOut(one.session, randomUUID()))).toBe("round_not_found");
    expect(await codeOf(fixture.cashOut(one.session, roundId, { action: { type: "double" } }))).toBe(
      "invalid_action",
    );
  });

  it("a round in which play goes on after the close takes two bets of a player in a round, and refuses the third", async () => {
    const { session } = await fixture.seated();
    const number = await fixture.betting();
    const place = (stakeMinor: string) =>
      fixture.place(session, { requestId: randomUUID(), number, stakeMinor, input: {} });
    expect([(await place("100")).status, (await place("200")).status]).toEqual([200, 200]);
    expect((await place("100")).error).toMatchObject({ code: "invalid_input" });
  });

  it("a round in which play goes on after the close ends a run while the beacon is silent, because its value was stored before the run", async () => {
    const { player, session } = await fixture.seated();
    const { number } = await fixture.running(0, (round) => fixture.wager(session, round, { cashOutAt: 101 }));
    fixture.beacon.isAway = true;
    expect(await fixture.runUntil("paid")).toMatchObject({ number, voidReason: null });
    expect(await fixture.statesOf(player)).not.toContain("rolled_back");
  });

  it("a round in which play goes on after the close returns every stake when the beacon stays silent before the run", async () => {
    const { player, session } = await fixture.seated();
    const number = await fixture.betting();
    await fixture.wager(session, number);
    await fixture.runUntil("sealed");
    fixture.beacon.isAway = true;
    await fixture.runUntil("void");
    await fixture.resolveAll();
    expect(await fixture.balanceOf(player)).toBe(10_000n);
  });

  it("a round in which play goes on after the close honours a standing bet after the table's file is gone: its cash-out counts, and another node ends the run", async () => {
    const { session } = await fixture.seated();
    const without = fixture.newStudio({ tables: [] });
    let roundId = "";
    const { runsAt, number } = await fixture.running(AT_2_MS + 1, async (round) => {
      roundId = await fixture.wager(session, round);
    });
    fixture.moveTo(runsAt, AT_2_MS);
    expect((await fixture.cashOut(session, roundId, { via: without })).status).toBe(200);
    fixture.advance(200_000);
    await without.runTables();
    await without.runTables();
    expect(await fixture.bets(session, number)).toMatchObject([{ payoutMinor: "200" }]);
  });

  it("a round in which play goes on after the close publishes the actions with the drawn round, and verify:draw recomputes the payout of a bet from its own actions, not from those of another bet that a forged proof names", async () => {
    const { session } = await fixture.seated();
    let [roundId, lostId] = ["", ""];
    const { runsAt, number } = await fixture.running(AT_2_MS + 1, async (round) => {
      roundId = await fixture.wager(session, round);
      lostId = await fixture.wager(session, round);
    });
    fixture.moveTo(runsAt, AT_2_MS);
    await fixture.cashOut(session, roundId);
    await fixture.runUntil("paid");
    const published = await fixture.ask("readTableRound", { tableId, number });
    expect(published.actions).toEqual([{ roundId, action: { type: "cash-out" }, afterMs: AT_2_MS }]);
    const proof = await fixture.ask("proveTableBet", { session, tableId, roundId });
    const { lines } = verifyDraw(published, fixture.parts.models, { proof });
    expect(lines.at(-1)).toBe("holds: the bet is paid 200 minor units");
    const forged = {
      ...(await fixture.ask("proveTableBet", { session, tableId, roundId: lostId })),
      roundId,
    };
    const judged = verifyDraw(published, fixture.parts.models, { proof: forged });
    expect(judged.verified).toBe(false);
    expect(judged.lines.at(-1)).toBe("holds: the bet is paid 0 minor units");
    const late = { ...published, actions: [{ ...published.actions[0]!, afterMs: 10_000_000 }] };
    expect(verifyDraw(late, fixture.parts.models, { proof }).lines.at(-1)).toMatch(/^FAILS/);
  });

  it("a round in which play goes on after the close sends every watcher the same list of those who are out, without what is still to come", async () => {
    const [one, other] = [await fixture.seated(), await fixture.seated()];
    const messages: string[] = [];
    const viewer = fixture.studio.tableStream.open(tableId, {
      send: (text) => messages.push(text),
      close: () => {},
    });
    await viewer.take(JSON.stringify({ type: "open", session: one.session }));
    let ids: string[] = [];
    const { runsAt, number } = await fixture.running(AT_2_MS + 1, async (round) => {
      ids = [
        await fixture.wager(one.session, round),
        await fixture.wager(other.session, round, { cashOutAt: 150 }),
        await fixture.wager(other.session, round, { cashOutAt: 100_000 }),
      ];
    });
    const last = () => JSON.parse(messages.findLast((text) => text.includes('"run"')) ?? "null");
    fixture.moveTo(runsAt, 1_000);
    await fixture.studio.runTables();
    expect(last()).toMatchObject({ number, exitCount: 0, bettorCount: 2, exits: [] });
    fixture.moveTo(runsAt, AT_2_MS);
    await fixture.cashOut(one.session, ids[0]!);
    await fixture.studio.runTables();
    expect(last()).toMatchObject({
      exitCount: 2,
      exits: [
        { roundId: ids[0], bettor: 1, multiplierHundredths: 200 },
        { roundId: ids[1], bettor: 2, multiplierHundredths: 150 },
      ],
    });
    viewer.closed();
  });

  it("a round in which play goes on after the close keeps the bet in the history, where it is verified with its cash-out", async () => {
    const { player, session } = await fixture.seated();
    let roundId = "";
    const { runsAt } = await fixture.running(AT_2_MS + 1, async (round) => {
      roundId = await fixture.wager(session, round);
    });
    fixture.moveTo(runsAt, AT_2_MS);
    await fixture.cashOut(session, roundId);
    await fixture.runUntil("paid");
    expect((await fixture.ask("verifyRound", { session, roundId })).matches).toBe(true);
    expect(await fixture.balanceOf(player)).toBe(10_000n + (await netOf(fixture.database, player.id)));
  });
});
