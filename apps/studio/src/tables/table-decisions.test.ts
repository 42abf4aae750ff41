import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { netOf } from "../testing/check-books.ts";
import {
  ASKED_MS,
  createDecisionFixture,
  type DecisionFixture,
  HOLDEM_TABLE,
  UNTIL_MS,
} from "../testing/decision-fixture.ts";
import { finishTableTest } from "../testing/finish-table-test.ts";
import { TABLE_GAME_ID } from "../testing/table-fixture.ts";
import { verifyDraw } from "../verify-draw/verify-draw.ts";

const tableId = HOLDEM_TABLE.name;

describe("a round whose players decide after the close", () => {
  let fixture: DecisionFixture;
  beforeAll(async () => {
    fixture = await createDecisionFixture();
  });
  afterEach(() => finishTableTest(fixture));
  afterAll(() => fixture.close());

  /** A player with one ante of 10.00 in a running round, at the moment of the question. */
  async function asked({ amount = "100.00", afterMs = ASKED_MS } = {}) {
    const { player, session } = await fixture.seated(amount);
    let roundId = "";
    const run = await fixture.running(async (number) => {
      roundId = await fixture.ante(session, number);
    });
    fixture.moveTo(run.runsAt, afterMs);
    return { player, session, roundId, ...run };
  }
  const phase = async () => (await fixture.table()).round?.phase;

  it("a round whose players decide after the close takes two antes for a call, pays it as the rules say, and ends when the last bet has answered", async () => {
    const { player, session, roundId, number } = await asked();
    expect(await fixture.balanceOf(player)).toBe(9_000n);
    const taken = await fixture.decide(session, roundId, "call");
    expect(taken.data).toEqual({ roundId, action: { move: "call" }, afterMs: ASKED_MS });
    expect(await fixture.balanceOf(player)).toBe(7_000n);
    await fixture.studio.runTables();
    expect(await phase()).toBe("drawn");
    await fixture.runUntil("paid");
    const [bet] = await fixture.bets(session, number);
    expect(bet).toMatchObject({ state: "settled", stakeMinor: "1000", furtherMinor: "2000" });
    expect(bet?.script?.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(["player-called", "hands-shown", "round-ended"]),
    );
    expect(await fixture.balanceOf(player)).toBe(7_000n + BigInt(bet?.payoutMinor ?? 0));
    expect(await fixture.balanceOf(player)).toBe(10_000n + (await netOf(fixture.database, player.id)));
  });

  it("a round whose players decide after the close takes a call of 20.00 while a reality check is due, because the table does not wait; the next ante waits for the answer", async () => {
    const { player, session, roundId, number } = await asked();
    await fixture.database.query("UPDATE session SET reality_check_due_at = $2 WHERE player_id = $1", [
      player.id,
      fixture.gate.clock.at,
    ]);
    expect((await fixture.decide(session, roundId, "call")).data).toMatchObject({ action: { move: "call" } });
    await fixture.runUntil("paid");
    expect((await fixture.bets(session, number))[0]).toMatchObject({
      state: "settled",
      furtherMinor: "2000",
    });
    const ante = { requestId: randomUUID(), stakeMinor: "1000", input: { bets: { ante: "1000" } } };
    const refused = await fixture.place(session, { ...ante, number: await fixture.betting() });
    expect(refused.error?.code).toBe("reality_check_due");
    await fixture.gate.call("acknowledgeRealityCheck", {}, player.session);
    expect(await fixture.ante(session, (await fixture.table()).round?.number ?? 0)).not.toBe("");
  });

  it("a round whose players decide after the close gives an ante of 10.00 and its AA bonus of 2.00 back together when the round is void, as one bet of 12.00", async () => {
    const { player, session } = await fixture.seated();
    const number = await fixture.betting();
    await fixture.wager(session, number, 1_200, { bets: { ante: "1000", "aa-bonus": "200" } });
    expect(await fixture.balanceOf(player)).toBe(8_800n);
    fixture.beacon.trouble = "clock_skew";
    await fixture.runUntil("void");
    fixture.beacon.trouble = undefined;
    await fixture.resolveAll();
    expect(await fixture.bets(session, number)).toMatchObject([
      { state: "returned", stakeMinor: "1200", payoutMinor: null },
    ]);
    expect(await fixture.balanceOf(player)).toBe(10_000n);
  });

  it("a round whose players decide after the close takes two antes for a call of a player who has signed in again since the bet", async () => {
    const { player, session, roundId } = await asked();
    const again = await fixture.reopen(player, TABLE_GAME_ID);
    expect((await fixture.decide(session, roundId, "call")).error).toMatchObject({ code: "session_ended" });
    expect((await fixture.decide(again.session, roundId, "call")).data).toMatchObject({ roundId });
    expect(await fixture.balanceOf(player)).toBe(7_000n);
  });

  it("a round whose players decide after the close takes no answer of a player who has excluded themselves since the bet: it folds at the deadline", async () => {
    const { player, session, roundId, number, runsAt } = await asked();
    await fixture.gate.call("selfExclude", { duration: "7d" }, player.session);
    for (const move of ["call", "fold"])
      expect((await fixture.decide(session, roundId, move)).error).toMatchObject({ code: "player_disabled" });
    fixture.moveTo(runsAt, UNTIL_MS + 500);
    await fixture.studio.runTables();
    await fixture.runUntil("paid");
    expect(await fixture.bets(session, number)).toMatchObject([{ state: "settled", actions: [] }]);
    expect(await fixture.balanceOf(player)).toBe(9_000n);
  });

  it("a round whose players decide after the close folds for a player who stays away, 500 ms after the deadline, and takes no further stake", async () => {
    const { player, session, number, runsAt } = await asked();
    fixture.moveTo(runsAt, UNTIL_MS + 499);
    await fixture.studio.runTables();
    expect(await phase()).toBe("running");
    fixture.moveTo(runsAt, UNTIL_MS + 500);
    await fixture.studio.runTables();
    expect(await phase()).toBe("drawn");
    await fixture.runUntil("paid");
    expect(await fixture.bets(session, number)).toMatchObject([
      { state: "settled", payoutMinor: "0", furtherMinor: "0", actions: [] },
    ]);
    expect(await fixture.balanceOf(player)).toBe(9_000n);
  });

  it("a round whose players decide after the close counts an answer in the last millisecond before the deadline, and refuses those before the question and after", async () => {
    const first = await asked({ afterMs: ASKED_MS - 1 });
    expect((await fixture.decide(first.session, first.roundId, "fold")).error).toMatchObject({
      code: "too_early",
    });
    fixture.moveTo(first.runsAt, UNTIL_MS - 1);
    expect((await fixture.decide(first.session, first.roundId, "fold")).data).toMatchObject({
      afterMs: UNTIL_MS - 1,
    });
    await fixture.finish();
    const second = await asked({ afterMs: UNTIL_MS });
    expect((await fixture.decide(second.session, second.roundId, "call")).error).toMatchObject({
      code: "too_late",
    });
    expect(await fixture.furtherStates(second.roundId)).toEqual([]);
  });

  it("a round whose players decide after the close lets each player decide alone: one calls, one folds, one is away", async () => {
    const players = [await fixture.seated(), await fixture.seated(), await fixture.seated()];
    let ids: string[] = [];
    const { runsAt, number } = await fixture.running(async (round) => {
      ids = await Promise.all(players.map(({ session }) => fixture.ante(session, round)));
    });
    fixture.moveTo(runsAt, ASKED_MS);
    await fixture.decide(players[0]!.session, ids[0]!, "call");
    await fixture.decide(players[1]!.session, ids[1]!, "fold");
    await fixture.runUntil("paid");
    const further = await Promise.all(
      players.map(async ({ session }) => (await fixture.bets(session, number))[0]?.furtherMinor),
    );
    expect(further).toEqual(["2000", "0", "0"]);
  });

  it("a round whose players decide after the close answers a repeated request with the action that counts, also after the round, and takes its stake once", async () => {
    const { player, session, roundId } = await asked();
    const requestId = randomUUID();
    const first = await fixture.decide(session, roundId, "call", { requestId });
    fixture.advance(500);
    expect((await fixture.decide(session, roundId, "call", { requestId })).data).toEqual(first.data);
    await fixture.runUntil("paid");
    expect((await fixture.decide(session, roundId, "call", { requestId })).data).toEqual(first.data);
    const other = await fixture.decide(session, roundId, "fold", { requestId });
    expect(other.error).toMatchObject({ code: "request_conflict" });
    expect(await fixture.furtherStates(roundId)).toEqual(["taken"]);
    expect(await fixture.balanceOf(player)).toBe(10_000n + (await netOf(fixture.database, player.id)));
  });

  it("a round whose players decide after the close takes one of ten answers that two devices and two nodes send at the same moment", async () => {
    const { player, session, roundId, number } = await asked();
    const device = (await fixture.open(player, 4)).session;
    const node = fixture.newStudio();
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        fixture.decide(index % 2 ? session : device, roundId, index % 4 < 2 ? "call" : "fold", {
          via: index % 3 ? node : fixture.studio,
        }),
      ),
    );
    expect(sent.filter(({ data }) => data)).toHaveLength(1);
    const codes = new Set(sent.flatMap(({ error }) => error?.code ?? []));
    expect([...codes].every((code) => code === "too_late" || code === "invalid_action")).toBe(true);
    await fixture.runUntil("paid");
    expect((await fixture.bets(session, number))[0]?.actions).toHaveLength(1);
  });

  it("a round whose players decide after the close leaves the decision open when the wallet refuses the further stake, and takes a fold afterwards", async () => {
    const { player, session, roundId, number } = await asked({ amount: "25.00" });
    expect(await fixture.balanceOf(player)).toBe(1_500n);
    const requestId = randomUUID();
    const refused = await fixture.decide(session, roundId, "call", { requestId });
    expect(refused.error).toMatchObject({ code: "not_enough_money" });
    expect((await fixture.decide(session, roundId, "call", { requestId })).error).toEqual(refused.error);
    expect(await fixture.furtherStates(roundId)).toEqual(["refused"]);
    fixture.advance(1_000);
    expect((await fixture.decide(session, roundId, "fold")).status).toBe(200);
    await fixture.runUntil("paid");
    expect(await fixture.bets(session, number)).toMatchObject([{ furtherMinor: "0", payoutMinor: "0" }]);
    expect(await fixture.balanceOf(player)).toBe(1_500n);
  });

  it("a round whose players decide after the close rolls a further stake without an answer back alone, and takes the call when it is asked for again", async () => {
    const { player, session, roundId, number } = await asked();
    fixture.wallet.faultOf = (path) => (path === "/transaction/bet" ? "lose-response" : undefined);
    const lost = await fixture.decide(session, roundId, "call");
    expect(lost.error).toMatchObject({ code: "wallet_unavailable" });
    fixture.wallet.faultOf = () => undefined;
    await fixture.studio.resolveRounds();
    expect(await fixture.balanceOf(player)).toBe(9_000n);
    expect(await phase()).toBe("running");
    expect((await fixture.decide(session, roundId, "call")).status).toBe(200);
    await fixture.runUntil("paid");
    expect(await fixture.furtherStates(roundId)).toEqual(["rolled_back", "taken"]);
    expect(await fixture.bets(session, number)).toMatchObject([{ state: "settled", furtherMinor: "2000" }]);
  });

  it("a round whose players decide after the close waits 5 s beyond the deadline for a further stake, then folds and gives it back, whatever the wallet answers later", async () => {
    const { player, session, roundId, number, runsAt } = await asked({ afterMs: UNTIL_MS - 1 });
    fixture.wallet.meanwhile = async (path, way) => {
      if (path !== "/transaction/bet" || way !== "back") return;
      for (const [afterMs, expected] of [
        [UNTIL_MS + 4_999, "running"],
        [UNTIL_MS + 5_000, "running"],
        [UNTIL_MS + 5_500, "drawn"],
      ] as const) {
        fixture.moveTo(runsAt, afterMs);
        await fixture.studio.runTables();
        expect(await phase(), `${afterMs} ms`).toBe(expected);
      }
    };
    const late = await fixture.decide(session, roundId, "call");
    fixture.wallet.meanwhile = async () => {};
    expect(late.error).toMatchObject({ code: "wallet_unavailable" });
    await fixture.runUntil("paid");
    await fixture.resolveAll();
    expect(await fixture.furtherStates(roundId)).toEqual(["rolled_back"]);
    expect(await fixture.bets(session, number)).toMatchObject([{ payoutMinor: "0", furtherMinor: "0" }]);
    expect(await fixture.balanceOf(player)).toBe(9_000n);
  });

  it("a round whose players decide after the close counts a call whose stake is confirmed 4 s after the deadline", async () => {
    const { session, roundId, number, runsAt } = await asked({ afterMs: UNTIL_MS - 1 });
    fixture.wallet.meanwhile = async (path, way) => {
      if (path !== "/transaction/bet" || way !== "back") return;
      fixture.moveTo(runsAt, UNTIL_MS + 4_000);
      await fixture.studio.runTables();
    };
    const taken = await fixture.decide(session, roundId, "call");
    fixture.wallet.meanwhile = async () => {};
    expect(taken.data).toMatchObject({ afterMs: UNTIL_MS + 4_000 });
    await fixture.runUntil("paid");
    expect(await fixture.bets(session, number)).toMatchObject([{ furtherMinor: "2000" }]);
  });

  it("a round whose players decide after the close sends, stores and publishes neither the dealer's cards nor turn and river while the players decide", async () => {
    const { session, roundId, number, runsAt } = await asked();
    const messages: string[] = [];
    const viewer = fixture.studio.tableStream.open(tableId, {
      send: (text) => messages.push(text),
      close: () => {},
    });
    await viewer.take(JSON.stringify({ type: "open", session }));
    await fixture.studio.runTables();
    const last = JSON.parse(messages.findLast((text) => text.includes('"run"')) ?? "null");
    const run = last.type === "snapshot" ? last.run : last;
    expect(run).toMatchObject({ number, bettorCount: 1, question: { roundId: null, untilMs: UNTIL_MS } });
    expect(run.events.map(({ type }: { type: string }) => type)).toEqual(["player-dealt", "flop-dealt"]);
    const polled = await fixture.ask("readTable", { tableId });
    expect(polled.run).toEqual(run);
    const published = await fixture.ask("readTableRound", { tableId, number });
    expect(published).toMatchObject({ phase: "running", serverSeed: null, events: null, actions: [] });
    const { rows } = await fixture.database.query<object>(
      "SELECT * FROM studio_table_round WHERE table_id = $1 AND number = $2",
      [tableId, number],
    );
    expect(rows).toMatchObject([{ phase: "running", events: null }]);
    fixture.moveTo(runsAt, UNTIL_MS - 1);
    await fixture.decide(session, roundId, "fold");
    await fixture.studio.runTables();
    const received = messages.map((text) => JSON.parse(text));
    const shown = received.filter(({ round, events }) =>
      JSON.stringify([round, events]).includes("hands-shown"),
    );
    expect(shown.map(({ type, round }) => [type, round.phase])).toEqual([["change", "drawn"]]);
    viewer.closed();
  });

  it("a round whose players decide after the close folds for a player who excludes themselves during the run: the further stake is not taken", async () => {
    const { player, session, roundId, number } = await asked();
    await fixture.gate.call("selfExclude", { duration: "7d" }, player.session);
    const refused = await fixture.decide(session, roundId, "call");
    expect(refused.error).toBeDefined();
    await fixture.runUntil("paid");
    await fixture.resolveAll();
    const { rows } = await fixture.database.query<{ state: string; payout_minor: bigint }>(
      "SELECT state, payout_minor FROM studio_round WHERE id = $1 AND table_number = $2",
      [roundId, number],
    );
    expect(rows).toEqual([{ state: "settled", payout_minor: 0n }]);
  });

  it("a round whose players decide after the close publishes the actions, from which verify:draw recomputes the payout of a bet, and keeps the bet in the history", async () => {
    const { session, roundId, number } = await asked();
    await fixture.decide(session, roundId, "call");
    await fixture.runUntil("paid");
    const published = await fixture.ask("readTableRound", { tableId, number });
    expect(published.actions).toEqual([{ roundId, action: { move: "call" }, afterMs: ASKED_MS }]);
    const proof = await fixture.ask("proveTableBet", { session, tableId, roundId });
    const [bet] = await fixture.bets(session, number);
    const { lines } = verifyDraw(published, fixture.parts.models, { proof });
    expect(lines.at(-1)).toBe(`holds: the bet is paid ${bet?.payoutMinor} minor units`);
    const wrong = { ...published, actions: [{ ...published.actions[0]!, action: { move: "raise" } }] };
    expect(verifyDraw(wrong, fixture.parts.models, { proof }).lines.at(-1)).toMatch(/^FAILS/);
    expect((await fixture.ask("verifyRound", { session, roundId })).matches).toBe(true);
  });

  it("a round whose players decide after the close honours a standing bet after the table's file is gone: its call counts, and another node ends the round", async () => {
    const { session, roundId, number } = await asked();
    const without = fixture.newStudio({ tables: [] });
    expect((await fixture.decide(session, roundId, "call", { via: without })).status).toBe(200);
    await without.runTables();
    await without.runTables();
    await fixture.resolveAll();
    expect(await fixture.bets(session, number)).toMatchObject([{ state: "settled", furtherMinor: "2000" }]);
  });
});
