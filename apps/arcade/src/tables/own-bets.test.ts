import type { TableBet } from "@bellwether/contract/studio/table-bets.ts";
import { describe, expect, it } from "vitest";
import type { StudioClient } from "../studio/studio-client.ts";
import { failureCodeOf, StudioCallError } from "../studio/studio-failure.ts";
import { OwnBets } from "./own-bets.ts";

const input = { bets: [{ spot: "red", amountMinor: "500" }] };
const bet = (state: TableBet["state"], payoutMinor: string | null = null): TableBet => ({
  roundId: "5f0b0c6e-6a55-4f0f-9c53-3d1a4dd4e3aa",
  number: 7,
  stakeMinor: "500",
  furtherMinor: "0",
  input,
  state,
  actions: [],
  script: null,
  payoutMinor,
});
type Answer = unknown | StudioCallError;

/** Own bets with a studio that gives these responses, one for each call. */
function ownBets(answers: Record<string, Answer[]>) {
  const calls: [name: string, body: { requestId?: string; autoplay?: true }, params: unknown][] = [];
  const reported: unknown[] = [];
  const call = async (name: string, body: object, params: unknown) => {
    calls.push([name, body, params]);
    const answer = answers[name]?.shift();
    if (answer instanceof StudioCallError) throw answer;
    return await answer;
  };
  const waits: number[] = [];
  let ids = 0;
  const bets = new OwnBets({
    tableId: "brass",
    studio: { call: call as StudioClient["call"] },
    wait: async (ms) => void waits.push(ms),
    random: () => 0.5,
    newRequestId: () => `request-${++ids}`,
    changed: () => {},
    placed: ({ balanceMinor }) => reported.push(["placed", balanceMinor]),
    refused: ({ stakeMinor }, code) => reported.push(["refused", stakeMinor, code]),
    settled: ({ number, stakeMinor, payoutMinor }) =>
      reported.push(["settled", number, stakeMinor, payoutMinor]),
    failed: (error) => reported.push(["failed", failureCodeOf(error)]),
  });
  return { bets, calls, reported, waits };
}
const states = (bets: OwnBets) => bets.of(7).map(({ state }) => state);
/** Waits until a settlement in the background has ended. */
const atRest = () => new Promise((done) => setTimeout(done));

describe("own bets at a table", () => {
  it("the list of a player's bets at a table says that a bet is laid by autoplay, and nothing about one that the player has pressed for", async () => {
    const reply = { ...bet("placed"), balanceMinor: "9500" };
    const { bets, calls } = ownBets({ placeTableBet: [reply, reply] });
    await bets.send(7, { stakeMinor: 500n, input, autoplay: true });
    await bets.send(7, { stakeMinor: 500n, input });
    expect(calls.map(([, request]) => request.autoplay)).toEqual([true, undefined]);
  });

  it("the list of a player's bets at a table repeats a bet after two lost responses with the same request id, and places it once", async () => {
    const lost = new StudioCallError("connection_lost");
    const { bets, calls, reported } = ownBets({
      placeTableBet: [lost, lost, { ...bet("placed"), balanceMinor: "9500" }],
    });
    const sent = bets.send(7, { stakeMinor: 500n, input });
    expect(states(bets)).toEqual(["sending"]);
    await sent;
    expect(calls.map(([, { requestId }]) => requestId)).toEqual(["request-1", "request-1", "request-1"]);
    expect(calls[0]?.[2]).toEqual({ tableId: "brass" });
    expect(states(bets)).toEqual(["placed"]);
    expect(reported).toEqual([["placed", "9500"]]);
  });

  it.each(["bets_closed", "not_enough_money", "limit_reached", "bonus_maximum"] as const)(
    "the list of a player's bets at a table removes a bet of 500 that is refused with %s",
    async (code) => {
      const { bets, reported } = ownBets({ placeTableBet: [new StudioCallError(code)] });
      await bets.send(7, { stakeMinor: 500n, input });
      expect(bets.of(7)).toEqual([]);
      expect(reported).toEqual([["refused", 500n, code]]);
    },
  );

  it("after a lost connection shows the player's bets of the round, without those that were returned", async () => {
    const { bets } = ownBets({
      listTableBets: [{ number: 7, bets: [bet("placed"), bet("returned"), bet("placing")] }],
    });
    await bets.recall(7);
    expect(states(bets)).toEqual(["placed", "placed"]);
  });

  it("the list of a player's bets at a table shows a bet once if it was read before its response arrived", async () => {
    let answer: (reply: unknown) => void = () => {};
    const reply = new Promise((resolve) => {
      answer = resolve;
    });
    const { bets } = ownBets({
      placeTableBet: [reply],
      listTableBets: [{ number: 7, bets: [bet("placed")] }],
    });
    const sent = bets.send(7, { stakeMinor: 500n, input });
    await bets.recall(7);
    answer({ ...bet("placed"), balanceMinor: "9500" });
    await sent;
    expect(states(bets)).toEqual(["placed"]);
  });

  it("the list of a player's bets at a table settles a round when it is paid, and asks again after 1.5 s while a payout of 1,000 is being paid", async () => {
    const { bets, reported, waits } = ownBets({
      placeTableBet: [{ ...bet("placed"), balanceMinor: "9500" }],
      listTableBets: [
        { number: 7, bets: [bet("paying", "1000")] },
        { number: 7, bets: [bet("settled", "1000")] },
      ],
    });
    await bets.send(7, { stakeMinor: 500n, input });
    bets.follow({ number: 7, phase: "drawn" });
    bets.follow({ number: 7, phase: "paid" });
    bets.follow({ number: 7, phase: "paid" });
    await atRest();
    expect(reported.slice(1)).toEqual([["settled", 7, 500n, 1000n]]);
    expect(waits).toEqual([500, 1_500]);
  });

  it("the list of a player's bets at a table keeps bets in coming rounds until their rounds, and asks for results only of the round that is paid", async () => {
    const { bets, calls, reported } = ownBets({
      placeTableBet: [
        { ...bet("placed"), balanceMinor: "9500" },
        {
          ...bet("placed"),
          number: 9,
          roundId: "5f0b0c6e-6a55-4f0f-9c53-3d1a4dd4e3ab",
          balanceMinor: "9000",
        },
      ],
      listTableBets: [{ number: 7, bets: [bet("settled", "0")] }],
    });
    expect([
      await bets.send(7, { stakeMinor: 500n, input }),
      await bets.send(9, { stakeMinor: 500n, input }),
    ]).toEqual([true, true]);
    bets.follow({ number: 7, phase: "paid" });
    await atRest();
    bets.follow({ number: 8, phase: "void" });
    await atRest();
    expect(reported.slice(2)).toEqual([["settled", 7, 500n, 0n]]);
    expect(calls.filter(([name]) => name === "listTableBets")).toHaveLength(1);
    expect(bets.of(9)).toHaveLength(1);
  });

  it("the list of a player's bets at a table shows a bet that the studio lists, and one that was placed after the list was read", async () => {
    const { bets } = ownBets({ placeTableBet: [{ ...bet("placed"), balanceMinor: "9500" }] });
    await bets.send(7, { stakeMinor: 500n, input });
    const other = { ...bet("placed"), roundId: "5f0b0c6e-6a55-4f0f-9c53-3d1a4dd4e3ab" };
    bets.keep(7, [other]);
    expect(states(bets)).toEqual(["placed", "placed"]);
    bets.keep(7, [bet("returned"), other]);
    expect(bets.of(7).map(({ roundId }) => roundId)).toEqual([other.roundId]);
  });

  it("the list of a player's bets at a table returns true for a placed bet and false for one that the studio refuses", async () => {
    const { bets } = ownBets({
      placeTableBet: [{ ...bet("placed"), balanceMinor: "9500" }, new StudioCallError("not_enough_money")],
    });
    expect(await bets.send(7, { stakeMinor: 500n, input })).toBe(true);
    expect(await bets.send(9, { stakeMinor: 500n, input })).toBe(false);
  });

  it("the list of a player's bets at a table settles a round that ended while the line was lost", async () => {
    const { bets, reported } = ownBets({
      placeTableBet: [{ ...bet("placed"), balanceMinor: "9500" }],
      listTableBets: [{ number: 7, bets: [bet("settled", "0")] }],
    });
    await bets.send(7, { stakeMinor: 500n, input });
    bets.follow({ number: 9, phase: "betting" });
    await atRest();
    expect(reported.slice(1)).toEqual([["settled", 7, 500n, 0n]]);
    expect(bets.of(7)).toEqual([]);
  });

  it("the list of a player's bets at a table reports the results of a round once, also if the line is lost after the payment and the bets are read again", async () => {
    const paid = { bets: [bet("settled", "1000")] };
    const { bets, reported } = ownBets({ listTableBets: [{ bets: [bet("placed")] }, paid, paid, paid] });
    await bets.recall(7);
    bets.follow({ number: 7, phase: "paid" });
    await atRest();
    await bets.recall(7);
    bets.follow({ number: 7, phase: "paid" });
    await atRest();
    expect(reported).toEqual([["settled", 7, 500n, 1000n]]);
  });

  it("the list of a player's bets at a table counts no stake in a void round, because its bets are returned", async () => {
    const { bets, reported } = ownBets({
      placeTableBet: [{ ...bet("placed"), balanceMinor: "9500" }],
      listTableBets: [{ number: 7, bets: [bet("returned")] }],
    });
    await bets.send(7, { stakeMinor: 500n, input });
    bets.follow({ number: 7, phase: "void" });
    await atRest();
    expect(reported.slice(1)).toEqual([["settled", 7, 0n, 0n]]);
    expect(bets.of(7)).toEqual([]);
  });

  it("the list of a player's bets at a table has a returned bet no more once the round is settled, and the one beside it with its input", async () => {
    const other = { ...bet("settled", "1000"), roundId: "5f0b0c6e-6a55-4f0f-9c53-3d1a4dd4e3bb" };
    const { bets, reported } = ownBets({
      placeTableBet: [
        { ...bet("placed"), balanceMinor: "9500" },
        { ...other, balanceMinor: "9000" },
      ],
      listTableBets: [{ number: 7, bets: [bet("returned"), other] }],
    });
    await bets.send(7, { stakeMinor: 500n, input });
    await bets.send(7, { stakeMinor: 500n, input });
    bets.follow({ number: 7, phase: "paid" });
    await atRest();
    expect(reported.slice(2)).toEqual([["settled", 7, 500n, 1_000n]]);
    expect(bets.of(7).map(({ roundId }) => roundId)).toEqual([other.roundId]);
    expect(bets.of(7)[0]?.input).toBe(input);
  });

  it("the list of a player's bets at a table reports that the results of a round were refused, and asks for them again after the next change of the table", async () => {
    const { bets, reported } = ownBets({
      placeTableBet: [{ ...bet("placed"), balanceMinor: "9500" }],
      listTableBets: [new StudioCallError("session_ended"), { number: 7, bets: [bet("settled", "1000")] }],
    });
    await bets.send(7, { stakeMinor: 500n, input });
    bets.follow({ number: 7, phase: "paid" });
    await atRest();
    expect(reported.slice(1)).toEqual([["failed", "session_ended"]]);
    bets.follow({ number: 8, phase: "betting" });
    await atRest();
    expect(reported.slice(2)).toEqual([["settled", 7, 500n, 1000n]]);
  });

  it("the list of a player's bets at a table does not ask for the results of a round without own bets", async () => {
    const { bets, calls } = ownBets({});
    bets.follow({ number: 7, phase: "paid" });
    await atRest();
    expect(calls).toEqual([]);
  });
});
