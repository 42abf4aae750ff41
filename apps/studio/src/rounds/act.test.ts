import { randomUUID } from "node:crypto";
import { HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks, netOf } from "../testing/check-books.ts";
import { DOUBLE, startDeciding, TAKE } from "../testing/deciding-round.ts";
import type { Fault } from "../testing/faulty-wallet.ts";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";

let fixture: StudioFixture;
beforeAll(async () => {
  fixture = await createStudioFixture({ models: { "bell-two": "double-up" } });
});
afterAll(() => fixture.close());

const deciding = (more?: Parameters<typeof startDeciding>[1]) => startDeciding(fixture, more);

const booksOf = async (player: { id: string }, depositMinor = 5_000n) => {
  await fixture.resolveAll();
  expect(await checkBooks(fixture.database)).toEqual([]);
  expect(await fixture.gate.violations()).toEqual([]);
  expect(await fixture.balanceOf(player)).toBe(depositMinor + (await netOf(fixture.database, player.id)));
  return fixture.balanceOf(player);
};

describe("a round with choices", () => {
  it("a round with choices offers its choices with their further stakes after the start, and says that the rule decides after 24 hours", async () => {
    const { round, player } = await deciding();
    expect(round).toMatchObject({ state: "deciding", stakeMinor: "100", payoutMinor: "0" });
    expect(round.decision).toMatchObject({
      seq: 1,
      choices: [
        { action: TAKE, stakeMinor: "0" },
        { action: DOUBLE, stakeMinor: "100" },
      ],
    });
    const waitMs = Date.parse(round.decision!.defaultAt) - fixture.parts.now().getTime();
    expect(waitMs).toBe(24 * HOUR_MS);
    expect(round.script.events).toEqual([{ type: "coin-tossed", side: "heads" }]);
    expect(await fixture.statesOf(player)).toEqual(["deciding"]);
  });

  it("a round with choices takes two further stakes of 1.00 as bets of their own, pays 6.00 for a take, and books 50.00 − 3.00 + 6.00", async () => {
    const { player, session, round, act } = await deciding();
    const first = await act(DOUBLE);
    expect(first.data).toMatchObject({ stakeMinor: "200", balanceMinor: "4800", decision: { seq: 2 } });
    const second = await act(DOUBLE, { seq: 2 });
    expect(second.data).toMatchObject({ stakeMinor: "300", balanceMinor: "4700", decision: { seq: 3 } });
    const third = await act(TAKE, { seq: 3 });
    expect(third.data).toMatchObject({ state: "open", payoutMinor: "600", decision: null });
    await fixture.ask("settleRound", { session, roundId: round.roundId });
    expect(await booksOf(player)).toBe(5_300n);
    const replay = await fixture.ask("replayRound", { session, roundId: round.roundId });
    expect(replay).toMatchObject({
      firstStakeMinor: "100",
      stakeMinor: "300",
      actions: [
        { action: DOUBLE, stakeMinor: "100", byRule: false },
        { action: DOUBLE, stakeMinor: "100", byRule: false },
        { action: TAKE, stakeMinor: "0", byRule: false },
      ],
    });
    await fixture.ask("rotateSeeds", { session, body: { clientSeed: "next" } });
    expect(await fixture.ask("verifyRound", { session, roundId: round.roundId })).toMatchObject({
      matches: true,
    });
  });

  it("a round with choices loses both stakes after a losing choice, and closes at once", async () => {
    const { player, act } = await deciding({ heads: 1, tails: true });
    expect((await act(DOUBLE)).data).toMatchObject({ state: "settled", payoutMinor: "0", stakeMinor: "200" });
    expect(await booksOf(player)).toBe(4_800n);
  });

  it("a round with choices answers a repeated request with the round's current state, and takes its stake once", async () => {
    const { player, act } = await deciding();
    const same = { requestId: randomUUID() };
    const answers = await Promise.all([act(DOUBLE, same), act(DOUBLE, same), act(DOUBLE, same)]);
    for (const { data } of answers) expect(data).toMatchObject({ stakeMinor: "200", decision: { seq: 2 } });
    expect((await act(DOUBLE, same)).data).toMatchObject({ stakeMinor: "200" });
    expect(await fixture.balanceOf(player)).toBe(4_800n);
  });

  it("a round with choices accepts one of two simultaneous choices from two devices, and refuses the other", async () => {
    const { player, act } = await deciding();
    const answers = await Promise.all([act(DOUBLE), act(TAKE)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error?.code).toBe("invalid_action");
    await booksOf(player);
  });

  it.each([
    ["an action that does not exist", { action: { do: "split" } }, "invalid_action"],
    ["an action with more in it", { action: { do: "take", luck: 1 } }, "invalid_action"],
    ["a later turn", { seq: 2 }, "invalid_action"],
    ["no object as action", { action: "take" }, "invalid_request"],
    ["a stake of its own", { stakeMinor: "1" }, "invalid_request"],
    ["a turn of 0", { seq: 0 }, "invalid_request"],
  ])("a round with choices refuses %s and moves no money", async (_, more, code) => {
    const { player, act } = await deciding();
    expect((await act(TAKE, more)).error).toMatchObject({ code });
    expect(await fixture.balanceOf(player)).toBe(4_900n);
    expect(await fixture.statesOf(player)).toEqual(["deciding"]);
  });

  it("a round with choices refuses an action after the end, the same action in a second request, and an action in another player's round", async () => {
    const { session, round, act } = await deciding();
    const other = await deciding();
    expect((await act(TAKE)).status).toBe(200);
    expect((await act(TAKE)).error?.code).toBe("invalid_action");
    expect((await act(TAKE, { seq: 2 })).error?.code).toBe("invalid_action");
    expect((await act(TAKE, {}, other.round.roundId)).error?.code).toBe("round_not_found");
    await fixture.ask("settleRound", { session, roundId: round.roundId });
    expect((await act(DOUBLE, { seq: 2 })).error?.code).toBe("invalid_action");
  });

  it("a round with choices refuses a request id that was used for another action", async () => {
    const { act } = await deciding();
    const requestId = randomUUID();
    expect((await act(DOUBLE, { requestId })).status).toBe(200);
    expect((await act(TAKE, { requestId, seq: 2 })).error?.code).toBe("request_conflict");
  });

  it("a round with choices cannot be settled while it waits for a choice, and until then no other round starts and no seed is revealed", async () => {
    const { session, round } = await deciding();
    expect((await fixture.call("settleRound", { session, roundId: round.roundId })).error?.code).toBe(
      "invalid_action",
    );
    expect((await fixture.start(session)).error?.code).toBe("round_open");
    expect((await fixture.call("rotateSeeds", { session, body: { clientSeed: "x" } })).error?.code).toBe(
      "round_open",
    );
  });

  it("a round with choices keeps the decision open when the money for a further stake is missing; a take still works", async () => {
    const { player, act } = await deciding({ amount: "10.00", stakeMinor: "500" });
    expect((await act(DOUBLE)).data).toMatchObject({ balanceMinor: "0" });
    const again = { requestId: randomUUID(), seq: 2 };
    expect((await act(DOUBLE, again)).error?.code).toBe("not_enough_money");
    expect((await act(DOUBLE, again)).error?.code).toBe("not_enough_money");
    expect((await act(TAKE, { seq: 2 })).data).toMatchObject({ state: "open", payoutMinor: "2000" });
    expect(await booksOf(player, 1_000n)).toBe(2_000n);
  });

  it.each<[string, string, (player: { session: string }) => Promise<unknown>]>([
    [
      "a limit of 1.50 a day on stakes",
      "limit_reached",
      (player) =>
        fixture.gate.call(
          "changeLimit",
          { type: "maxwager", action: "set", duration: 1, amount: "1.50" },
          player.session,
        ),
    ],
    [
      "a reality check that is due",
      "reality_check_due",
      async (player) => {
        await fixture.gate.call("setRealityCheck", { interval_minutes: 20 }, player.session);
        fixture.advance(21 * MINUTE_MS);
      },
    ],
  ])(
    "a round with choices takes no further stake against %s (%s); the decision stands and its default pays 2.00",
    async (_, code, restrict) => {
      const { player, act } = await deciding();
      await restrict(player);
      expect((await act(DOUBLE)).error?.code).toBe(code);
      expect((await act(TAKE)).data).toMatchObject({ state: "open", stakeMinor: "100", payoutMinor: "200" });
      expect(await booksOf(player)).toBe(5_100n);
    },
  );

  it.each<Fault>(["lose-request", "lose-response", "unavailable"])(
    "a round with choices gives a further stake back alone when the wallet's answer is lost (%s); the decision stands open and can be made again",
    async (fault) => {
      const { player, act } = await deciding();
      fixture.wallet.faultOf = (path) => (path === "/transaction/bet" ? fault : undefined);
      expect((await act(DOUBLE)).error?.code).toBe("wallet_unavailable");
      fixture.wallet.faultOf = () => undefined;
      await fixture.studio.resolveRounds();
      expect(await fixture.balanceOf(player)).toBe(4_900n);
      expect((await act(DOUBLE)).data).toMatchObject({ stakeMinor: "200", balanceMinor: "4800" });
      expect((await act(TAKE, { seq: 2 })).data).toMatchObject({ payoutMinor: "400" });
      expect(await booksOf(player)).toBe(5_200n);
    },
  );

  it("a round with choices stays open until an uncertain stake is returned, however long the wallet refuses to return it", async () => {
    const { player, session, round, act } = await deciding();
    fixture.wallet.faultOf = (path) => (path === "/transaction/bet" ? "lose-response" : undefined);
    expect((await act(DOUBLE)).error?.code).toBe("wallet_unavailable");
    fixture.wallet.faultOf = (path) => (path === "/transaction/rollback" ? "unavailable" : undefined);
    expect((await act(TAKE)).data).toMatchObject({ state: "open", payoutMinor: "200" });
    expect((await fixture.call("settleRound", { session, roundId: round.roundId })).error?.code).toBe(
      "wallet_unavailable",
    );
    fixture.wallet.faultOf = () => undefined;
    expect(await booksOf(player)).toBe(5_100n);
  });

  it("a round with choices takes the rule's default after 24 hours and pays it: 2.00 for a stake of 1.00", async () => {
    const { player, session, round } = await deciding();
    fixture.advance(24 * HOUR_MS - 1);
    await fixture.studio.resolveRounds();
    expect(await fixture.statesOf(player)).toEqual(["deciding"]);
    fixture.advance(1);
    await fixture.studio.resolveRounds();
    expect(await fixture.statesOf(player)).toEqual(["settled"]);
    expect(await booksOf(player)).toBe(5_100n);
    const row = await fixture.database.query(
      "SELECT action, request_id FROM studio_action WHERE round_id = $1",
      [round.roundId],
    );
    expect(row.rows).toEqual([{ action: '{"do":"take"}', request_id: null }]);
    void session;
  });

  it.each<[string, (player: { session: string }) => Promise<unknown>]>([
    [
      "has excluded themselves",
      ({ session }) => fixture.gate.call("selfExclude", { duration: "7d" }, session),
    ],
    [
      "has closed the account",
      ({ session }) =>
        fixture.gate.call("closeAccount", { reason: "enough", password: "correct horse battery" }, session),
    ],
  ])(
    "a round with choices takes the rule's default at once for a player who %s, and pays it",
    async (_, end) => {
      const { player } = await deciding();
      await end(player);
      await fixture.studio.resolveRounds();
      expect(await fixture.statesOf(player)).toEqual(["settled"]);
      expect(await booksOf(player)).toBe(5_100n);
    },
  );

  it("a round with choices is returned with its decision when the game is opened again on another device, and with its first stake of 1.00 of 2.00", async () => {
    const { player, round, act } = await deciding();
    const { data } = await act(DOUBLE);
    const { opened, session } = await fixture.open(player, 2);
    expect(opened.openRound).toMatchObject({ roundId: round.roundId, decision: data!.decision });
    expect(opened.openRound).toMatchObject({ stakeMinor: "200", firstStakeMinor: "100" });
    const answer = await fixture.call("act", {
      session,
      roundId: round.roundId,
      body: { requestId: randomUUID(), seq: 2, action: TAKE },
    });
    expect(answer.data).toMatchObject({ payoutMinor: "400" });
  });

  it.each([
    ["signed in again", 0],
    ["signed in again 13 hours later", 13 * HOUR_MS],
  ])(
    "a round with choices takes a further stake of 1.00 after the player has %s, on the second device alone",
    async (_, waitMs) => {
      const { player, act, round } = await deciding();
      fixture.advance(waitMs);
      const { session } = await fixture.reopen(player, 2);
      const double = (seq: number) =>
        fixture.call("act", {
          session,
          roundId: round.roundId,
          body: { requestId: randomUUID(), seq, action: DOUBLE },
        });
      expect((await double(1)).data).toMatchObject({ stakeMinor: "200", balanceMinor: "4800" });
      expect((await act(DOUBLE, { seq: 2 })).error?.code).toBe("session_ended");
      expect((await double(2)).data).toMatchObject({ stakeMinor: "300", balanceMinor: "4700" });
      expect(await booksOf(player)).toBe(5_300n);
    },
  );

  it("a round with choices takes one of two simultaneous further stakes from two devices of one sign-in", async () => {
    const { player, act, round } = await deciding();
    const { session } = await fixture.open(player, 2);
    const body = { requestId: randomUUID(), seq: 1, action: DOUBLE };
    const answers = await Promise.all([
      act(DOUBLE),
      fixture.call("act", { session, roundId: round.roundId, body }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await fixture.balanceOf(player)).toBe(4_800n);
    await booksOf(player);
  });

  it("a failed rollback is sent again unchanged, also after another device has staked", async () => {
    const { player, act, round } = await deciding();
    const sent: { path: string; body: string }[] = [];
    fixture.wallet.answer = async (path, body) => {
      sent.push({ path, body });
      return undefined;
    };
    fixture.wallet.faultOf = (path) => (path === "/transaction/bet" ? "lose-response" : undefined);
    expect((await act(DOUBLE)).error?.code).toBe("wallet_unavailable");
    fixture.wallet.faultOf = (path) => (path === "/transaction/rollback" ? "lose-response" : undefined);
    await fixture.studio.resolveRounds();
    const { session } = await fixture.reopen(player, 2);
    const body = { requestId: randomUUID(), seq: 1, action: DOUBLE };
    const again = await fixture.call("act", { session, roundId: round.roundId, body });
    expect(again.data).toMatchObject({ stakeMinor: "200" });
    fixture.wallet.faultOf = () => undefined;
    expect(await booksOf(player)).toBe(5_200n);
    fixture.wallet.answer = async () => undefined;
    const tokenIn = (text: string) => (JSON.parse(text) as { token: string }).token;
    const bets = sent.filter(({ path }) => path === "/transaction/bet");
    const rollbacks = sent.filter(({ path }) => path === "/transaction/rollback");
    expect(rollbacks).toHaveLength(2);
    expect(rollbacks[1]).toEqual(rollbacks[0]);
    expect(tokenIn(rollbacks[0]!.body)).toBe(tokenIn(bets[0]!.body));
    expect(tokenIn(bets[1]!.body)).not.toBe(tokenIn(bets[0]!.body));
  });

  it("a round with choices gives the best choice as a hint while it waits, and none afterwards", async () => {
    const { session, round, act } = await deciding();
    const hint = () => fixture.ask("hint", { session, roundId: round.roundId });
    expect(await hint()).toEqual({ action: TAKE });
    await act(TAKE);
    expect(await hint()).toEqual({ action: null });
  });

  it("a round with choices can be played for points: two stakes of 1.00, a take of 4.00", async () => {
    const { session } = await fixture.openFree({ gameCode: "bell-two" });
    await fixture.destineCoins(session, 5, false);
    const { data: round } = await fixture.start(session);
    const body = { requestId: randomUUID(), seq: 1, action: DOUBLE };
    const doubled = await fixture.ask("act", { session, roundId: round!.roundId, body });
    expect(doubled).toMatchObject({ stakeMinor: "200", balanceMinor: "99800" });
    expect(await fixture.ask("act", { session, roundId: round!.roundId, body })).toEqual(doubled);
    const taken = await fixture.ask("act", {
      session,
      roundId: round!.roundId,
      body: { requestId: randomUUID(), seq: 2, action: TAKE },
    });
    expect(taken).toMatchObject({ state: "open", payoutMinor: "400" });
    expect(await fixture.ask("settleRound", { session, roundId: round!.roundId })).toMatchObject({
      balanceMinor: "100200",
    });
  });
});
