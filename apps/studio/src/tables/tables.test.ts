import { leafText, rootOfBets, rootOfPath, seedHash, tableDraws } from "@bellwether/games";
import { TEST_CHAIN } from "@bellwether/games/testing/beacon-signer.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkBooks, netOf } from "../testing/check-books.ts";
import { createTableFixture, TABLE, TABLE_GAME_ID, type TableFixture } from "../testing/table-fixture.ts";

const tableId = TABLE.name;

describe("a live table", () => {
  let fixture: TableFixture;
  beforeAll(async () => {
    fixture = await createTableFixture();
  });
  afterEach(async () => {
    fixture.wallet.faultOf = () => undefined;
    fixture.wallet.meanwhile = async () => {};
    await fixture.finish();
    expect(await checkBooks(fixture.database)).toEqual([]);
    expect(await fixture.gate.violations()).toEqual([]);
  });
  afterAll(() => fixture.close());

  const seated = () => fixture.playing("100.00", TABLE_GAME_ID);

  it("a live table goes through its phases by the clock, also without a bet, and publishes each part at its time", async () => {
    const betting = await fixture.runUntil("betting");
    expect(betting).toMatchObject({ root: null, serverSeed: null, events: null });
    const closed = await fixture.runUntil("closed");
    expect(Date.parse(closed.phaseEndsAt) - Date.parse(betting.betsCloseAt)).toBeLessThanOrEqual(4_000);
    const sealed = await fixture.runUntil("sealed");
    expect(sealed).toMatchObject({ betCount: 0, root: rootOfBets([]), serverSeed: null, events: null });
    const drawn = await fixture.runUntil("drawn");
    expect(seedHash(drawn.serverSeed!)).toBe(betting.serverSeedHash);
    const { beaconRandomness, root, number } = drawn;
    const draws = tableDraws({
      serverSeed: drawn.serverSeed!,
      root: root!,
      beaconRandomness: beaconRandomness!,
      tableId,
      number,
    });
    expect(drawn.events).toMatchObject([{ type: "ball-landed", pocket: draws.below(37) }]);
    await fixture.runUntil("paid");
    expect(await fixture.runUntil("betting")).toMatchObject({ number: number + 1 });
    expect((await fixture.table()).results[0]).toEqual({ number, events: drawn.events });
  });

  it("a live table pays red and black together in every round but zero, to everybody by the same pocket", async () => {
    const [one, other] = [await seated(), await seated()];
    const number = await fixture.betting();
    expect((await fixture.bet(one.session, number, { red: 200 })).data).toMatchObject({
      state: "placed",
      balanceMinor: "9800",
    });
    await fixture.bet(one.session, number, { black: 200 });
    await fixture.bet(other.session, number, { red: 200, black: 100 });
    const { events } = await fixture.runUntil("paid");
    const { pocket, color } = (events as unknown as { pocket: number; color: string }[])[0]!;
    const [red, black] = await fixture.bets(one.session, number);
    expect(red).toMatchObject({ state: "settled", payoutMinor: color === "red" ? "400" : "0" });
    expect(black).toMatchObject({ state: "settled", payoutMinor: color === "black" ? "400" : "0" });
    expect(await fixture.balanceOf(one.player)).toBe(pocket === 0 ? 9_600n : 10_000n);
    const won = color === "red" ? 400n : color === "black" ? 200n : 0n;
    expect(await fixture.balanceOf(other.player)).toBe(9_700n + won);
  });

  it("a live table refuses a bet after the close as bets_closed, without a wallet call", async () => {
    const { session } = await seated();
    const number = await fixture.betting();
    fixture.advance(20_000);
    const calls = fixture.wallet.calls.length;
    expect((await fixture.bet(session, number, { red: 200 })).error).toMatchObject({ code: "bets_closed" });
    expect((await fixture.bet(session, number + 1, { red: 200 })).error).toMatchObject({
      code: "bets_closed",
    });
    expect(fixture.wallet.calls.length).toBe(calls);
  });

  it("a live table returns a stake whose confirmation arrives after the round was sealed, and reports that to the player", async () => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    fixture.wallet.meanwhile = async (path, way) => {
      if (path === "/transaction/bet" && way === "back") await fixture.runUntil("sealed");
    };
    expect((await fixture.bet(session, number, { red: 200 })).error).toMatchObject({ code: "bets_closed" });
    expect(await fixture.runUntil("drawn")).toMatchObject({ betCount: 0 });
    await fixture.finish();
    expect(await fixture.statesOf(player)).toEqual(["rolled_back"]);
    expect(await fixture.balanceOf(player)).toBe(10_000n);
  });

  it("a live table counts a stake that was sent before the close and is confirmed before the seal", async () => {
    const { session } = await seated();
    const number = await fixture.betting();
    fixture.wallet.meanwhile = async (path, way) => {
      if (path === "/transaction/bet" && way === "there") await fixture.runUntil("closed");
    };
    expect((await fixture.bet(session, number, { red: 200 })).data).toMatchObject({ state: "placed" });
    expect(await fixture.runUntil("sealed")).toMatchObject({ betCount: 1 });
  });

  it("a live table returns the same bet for a repeated request, and refuses other content with its id", async () => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    const id = crypto.randomUUID();
    const first = await fixture.bet(session, number, { red: 200 }, undefined, id);
    expect((await fixture.bet(session, number, { red: 200 }, undefined, id)).data).toEqual(first.data);
    expect((await fixture.bet(session, number, { red: 300 }, undefined, id)).error).toMatchObject({
      code: "request_conflict",
    });
    expect(await fixture.balanceOf(player)).toBe(9_800n);
  });

  it.each<[string, Record<string, number>[], string]>([
    ["under the minimum of 0.50", [{ red: 40 }], "invalid_stake"],
    ["over the maximum of 100.00", [{ red: 10_010 }], "invalid_stake"],
    ["over the maximum in two bets", [{ red: 6_000 }, { black: 4_010 }], "invalid_stake"],
    ["over a spot's limit in two bets", [{ "straight-7": 3_000 }, { "straight-7": 2_010 }], "invalid_stake"],
    ["on a spot that is not there", [{ purple: 100 }], "invalid_input"],
  ])("a live table refuses bets %s", async (_, bets, code) => {
    const { session } = await fixture.playing("500.00", TABLE_GAME_ID);
    const number = await fixture.betting();
    for (const bet of bets.slice(0, -1)) expect((await fixture.bet(session, number, bet)).status).toBe(200);
    expect((await fixture.bet(session, number, bets.at(-1)!)).error).toMatchObject({ code });
  });

  it("a live table voids a round whose beacon does not respond for 30 s, returns every stake, and waits until it is back", async () => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    await fixture.bet(session, number, { red: 200 });
    await fixture.runUntil("sealed");
    fixture.beacon.isAway = true;
    const ended = await fixture.runUntil("void");
    expect(ended).toMatchObject({ voidReason: "beacon_silent", events: null });
    expect(seedHash(ended.serverSeed!)).toBe(ended.serverSeedHash);
    await fixture.studio.resolveRounds();
    expect(await fixture.bets(session, number)).toMatchObject([{ state: "returned", payoutMinor: null }]);
    expect(await fixture.balanceOf(player)).toBe(10_000n);
    fixture.advance(10_000);
    await fixture.studio.runTables();
    expect(await fixture.table()).toMatchObject({ waitsFor: "beacon_silent", round: { phase: "void" } });
    fixture.beacon.isAway = false;
    expect(await fixture.runUntil("betting")).toMatchObject({ number: number + 1 });
    expect(await fixture.table()).toMatchObject({ waitsFor: null });
  });

  it("a live table voids a round when the clock differs from the beacon's, and begins none", async () => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    await fixture.bet(session, number, { red: 200 });
    fixture.beacon.trouble = "clock_skew";
    expect(await fixture.runUntil("void")).toMatchObject({ voidReason: "clock_skew", root: null });
    await fixture.studio.resolveRounds();
    expect(await fixture.balanceOf(player)).toBe(10_000n);
    fixture.advance(10_000);
    await fixture.studio.runTables();
    expect(await fixture.table()).toMatchObject({ waitsFor: "clock_skew" });
  });

  it("a live table proves to each player that the bet lies under the published root", async () => {
    const [one, other] = [await seated(), await seated()];
    const number = await fixture.betting();
    const { data: bet } = await fixture.bet(one.session, number, { red: 200 });
    await fixture.bet(other.session, number, { black: 100, "straight-7": 10 });
    await fixture.runUntil("paid");
    const { roundId } = bet!;
    const proof = await fixture.ask("proveTableBet", { session: one.session, tableId, roundId });
    const published = await fixture.ask("readTableRound", { tableId, number });
    const { stakeMinor, input } = bet!;
    expect(proof.leaf).toBe(leafText({ roundId, currency: "EUR", stakeMinor: BigInt(stakeMinor), input }));
    expect(rootOfPath(proof.leaf, proof.path)).toBe(published.root);
    expect(published).toMatchObject({ betCount: 2, chainHash: TEST_CHAIN.hash });
    const foreign = await fixture.call("proveTableBet", { session: other.session, tableId, roundId });
    expect(foreign.error).toMatchObject({ code: "round_not_found" });
  });

  it("a live table lists the finished rounds before a number, the newest first, with everything that a check needs", async () => {
    const number = await fixture.betting();
    const { rounds } = await fixture.ask("listTableRounds", { tableId, number: number + 1 });
    const [latest] = rounds;
    expect(rounds.map((round) => round.number)).toEqual(
      Array.from({ length: Math.min(number - 1, 20) }, (_, index) => number - 1 - index),
    );
    expect(latest).toEqual(await fixture.ask("readTableRound", { tableId, number: number - 1 }));
    expect((await fixture.ask("listTableRounds", { tableId, number: 1 })).rounds).toEqual([]);
    expect((await fixture.call("listTableRounds", { tableId: "attic", number: 9 })).status).toBe(404);
  });

  it("a live table keeps a bet in the player's history, where it can be replayed and verified", async () => {
    const { session } = await seated();
    const number = await fixture.betting();
    const { data: bet } = await fixture.bet(session, number, { red: 200 });
    await fixture.runUntil("paid");
    const { roundId } = bet!;
    const replay = await fixture.ask("replayRound", { session, roundId });
    expect(replay).toMatchObject({ mechanic: "live-roulette", table: { tableId, number }, nonce: number });
    expect((await fixture.ask("verifyRound", { session, roundId })).matches).toBe(true);
  });

  it("a live table settles by the resolver the bets that were left when the node of a drawn round was lost", async () => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    await fixture.bet(session, number, { red: 200, black: 200 });
    fixture.wallet.faultOf = (path) => (path.startsWith("/transaction/win") ? "lose-request" : undefined);
    await fixture.runUntil("paid");
    expect(await fixture.statesOf(player)).toEqual(["settling"]);
    fixture.wallet.faultOf = () => undefined;
    await fixture.resolveAll();
    expect(await fixture.balanceOf(player)).toBe(10_000n + (await netOf(fixture.database, player.id)));
  });

  it("a live table is not played as a round by itself, nor for free", async () => {
    const { session } = await seated();
    const input = { bets: [{ spot: "red", amountMinor: "100" }] };
    expect((await fixture.start(session, { input })).error).toMatchObject({ code: "invalid_request" });
    const free = await fixture.call("openSession", { body: { gameCode: TABLE.gameCode, mode: "free" } });
    expect(free.error).toMatchObject({ code: "mode_not_allowed" });
  });

  it("a live table is not found in another game, and its rounds only by their numbers", async () => {
    const { session } = await fixture.playing("100.00", 1);
    expect((await fixture.bet(session, 1, { red: 100 })).error).toMatchObject({ code: "table_not_found" });
    expect((await fixture.ask("listTables", { session })).tables).toEqual([]);
    expect((await fixture.call("readTable", { tableId: "attic" })).status).toBe(404);
    expect((await fixture.call("readTableRound", { tableId, number: 9_999_999 })).status).toBe(404);
  });
});
