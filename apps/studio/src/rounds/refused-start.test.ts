import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { StudioFixture } from "../testing/studio-fixture.ts";
import { createTableFixture, TABLE_GAME_ID } from "../testing/table-fixture.ts";
import { withStudioFixture } from "../testing/with-studio-fixture.ts";

describe("starting a round", () => {
  let fixture: StudioFixture;
  withStudioFixture((made) => {
    fixture = made;
  });

  it("starting a round is refused within 1 s of the last start, with the time to wait", async () => {
    const { opened, session } = await fixture.playing();
    await fixture.destine(session, opened, "loss");
    await fixture.start(session);
    fixture.advance(600);
    const early = await fixture.call("startRound", { body: fixture.wish(), session });
    expect(early).toMatchObject({ status: 429, error: { code: "too_fast", retryAfterMs: 400 } });
    fixture.advance(400);
    expect(await fixture.call("startRound", { body: fixture.wish(), session })).toMatchObject({
      status: 200,
    });
  });

  it("starting a round succeeds in one of four games at the same moment, and in another one after the started game's pace", async () => {
    const { player, session } = await fixture.playing();
    const games = [session];
    for (const gameId of [2, 3, 4]) games.push((await fixture.open(player, gameId)).session);
    fixture.advance(6_000);
    const inputOf = (game: string) =>
      game === games[2] ? { input: { bets: [{ spot: "red", amountMinor: "100" }] } } : {};
    const start = (game: string) =>
      fixture.call("startRound", { body: fixture.wish(inputOf(game)), session: game });
    const answers = await Promise.all(games.map(start));
    const begun = answers.findIndex((answer) => answer.status === 200);
    expect(answers.filter((answer) => answer.error?.code === "too_fast")).toHaveLength(3);
    expect(await fixture.statesOf(player)).toHaveLength(1);
    const paceMs = answers[(begun + 1) % 4]!.error!.retryAfterMs!;
    const other = games[(begun + 1) % 4]!;
    fixture.advance(paceMs - 1);
    expect(await start(other)).toMatchObject({ status: 429, error: { retryAfterMs: 1 } });
    fixture.advance(1);
    expect(await start(other)).toMatchObject({ status: 200 });
  });

  it("starting a round does not wait for a round in another game whose stake was refused", async () => {
    const { player, session } = await fixture.playing("10.00");
    const other = await fixture.open(player, 2);
    const refused = await fixture.start(session, { stakeMinor: "2000" });
    expect(refused).toMatchObject({ error: { code: "not_enough_money" } });
    const body = fixture.wish();
    expect(await fixture.call("startRound", { body, session: other.session })).toMatchObject({ status: 200 });
  });

  it("starting a round continues at once when the clock is set back by a minute, and then keeps the 1 s on the new clock", async () => {
    const { opened, session } = await fixture.playing();
    await fixture.destine(session, opened, "loss");
    await fixture.start(session);
    await fixture.destine(session, opened, "loss");
    fixture.advance(-60_000);
    const start = () => fixture.call("startRound", { body: fixture.wish(), session });
    expect(await start()).toMatchObject({ status: 200 });
    expect(await start()).toMatchObject({ status: 429, error: { retryAfterMs: 1_000 } });
    fixture.advance(1_000);
    expect(await start()).toMatchObject({ status: 200 });
  });

  it("starting a round is refused within 1 s even when another node's clock is 2 s ahead", async () => {
    const { opened, session } = await fixture.playing();
    await fixture.destine(session, opened, "loss");
    await fixture.start(session);
    fixture.advance(-2_000);
    expect(await fixture.call("startRound", { body: fixture.wish(), session })).toMatchObject({
      status: 429,
      error: { code: "too_fast", retryAfterMs: 3_000 },
    });
    fixture.advance(2_000);
  });

  it("starting a round is refused while another round of the game is open, but allowed in another game", async () => {
    const { player, opened, session } = await fixture.playing();
    await fixture.destine(session, opened, "win");
    await fixture.start(session);
    expect(await fixture.start(session)).toMatchObject({ status: 409, error: { code: "round_open" } });
    const other = await fixture.open(player, 2);
    expect(await fixture.start(other.session)).toMatchObject({ status: 200 });
  });

  it("starting a round is refused for a stake above the balance, whose nonce is skipped, and allowed at once for a smaller one", async () => {
    const { player, session } = await fixture.playing("10.00");
    const body = fixture.wish({ stakeMinor: "2000" });
    const refused = await fixture.call("startRound", { body, session });
    expect(refused).toMatchObject({ status: 402, error: { code: "not_enough_money" } });
    expect(await fixture.call("startRound", { body, session })).toEqual(refused);
    const all = await fixture.call("startRound", { body: fixture.wish({ stakeMinor: "1000" }), session });
    expect(all.data).toMatchObject({ balanceMinor: "0", nonce: 1 });
    expect(await fixture.statesOf(player)).toHaveLength(2);
  });

  it.each([
    ["a stake that is not offered", { stakeMinor: "101" }, 422, "invalid_stake"],
    [
      "the input of another game",
      { input: { bets: [{ spot: "red", amountMinor: "100" }] } },
      422,
      "invalid_input",
    ],
    ["a stake of 0", { stakeMinor: "0" }, 400, "invalid_request"],
    ["a stake below 0", { stakeMinor: "-100" }, 400, "invalid_request"],
    ["a stake of 1e21", { stakeMinor: "1e21" }, 400, "invalid_request"],
    ["a stake as a number", { stakeMinor: 100 }, 400, "invalid_request"],
    ["a payout of its own", { payoutMinor: "1000" }, 400, "invalid_request"],
    ["an invalid request id", { requestId: "1" }, 400, "invalid_request"],
  ])("starting a round is refused for %s before any money moves", async (_, wrong, status, code) => {
    const { player, session } = await fixture.playing();
    const calls = fixture.wallet.calls.length;
    const answer = await fixture.call("startRound", { body: { ...fixture.wish(), ...wrong }, session });
    expect(answer).toMatchObject({ status, error: { code } });
    expect(fixture.wallet.calls).toHaveLength(calls);
    expect(await fixture.statesOf(player)).toEqual([]);
  });

  it("starting a round is refused after the player has logged out, and a round that was open is paid all the same", async () => {
    const { player, opened, session } = await fixture.playing();
    const payoutMinor = await fixture.destine(session, opened, "win");
    const { data: round } = await fixture.start(session);
    await fixture.gate.call("logout", {}, player.session);
    await fixture.ask("settleRound", { session, roundId: round!.roundId });
    expect(await fixture.balanceOf(player)).toBe(9_900n + payoutMinor);
    expect(await fixture.start(session)).toMatchObject({ status: 401, error: { code: "session_ended" } });
    expect(await fixture.call("readBalance", { session })).toMatchObject({
      error: { code: "session_ended" },
    });
  });

  it("starting a round is refused to a player whose account is no longer open", async () => {
    const { player, session } = await fixture.playing();
    await fixture.database.query("UPDATE player SET status = 'closed' WHERE id = $1", [player.id]);
    expect(await fixture.start(session)).toMatchObject({ status: 403, error: { code: "player_disabled" } });
    expect(await fixture.balanceOf(player)).toBe(10_000n);
  });

  it("starting a round creates a round that another player cannot see", async () => {
    const [one, two] = [await fixture.playing(), await fixture.playing()];
    const { data: round } = await fixture.start(one.session);
    for (const name of ["settleRound", "replayRound", "verifyRound"] as const) {
      for (const roundId of [round!.roundId, randomUUID(), "1"]) {
        const answer = await fixture.call(name, { session: two.session, roundId });
        expect(answer).toMatchObject({ status: 404, error: { code: "round_not_found" } });
      }
    }
  });
});

it("a bet at a live table, which has no pace, delays no round of another game that starts 200 ms later", async () => {
  const fixture = await createTableFixture();
  const { player, session } = await fixture.playing("100.00", TABLE_GAME_ID);
  const solo = await fixture.open(player);
  fixture.advance(6_000);
  await fixture.bet(session, await fixture.betting(), { red: 100 });
  fixture.advance(200);
  const started = await fixture.call("startRound", { body: fixture.wish(), session: solo.session });
  expect(started).toMatchObject({ status: 200 });
  await fixture.finish();
});
