import type { Round } from "@bellwether/contract/studio/round.ts";
import { describe, expect, it, vi } from "vitest";
import type { StudioClient } from "../studio/studio-client.ts";
import { failureCodeOf, StudioCallError } from "../studio/studio-failure.ts";
import { RoundFlow, type RoundFlowParts } from "./round-flow.ts";

type Answer = object | StudioCallError;

/** A flow with a studio that gives the answers in turn; it logs everything that happens. */
function flowOver(answers: Answer[], minimumRoundMs = 0, more: Partial<RoundFlowParts> = {}) {
  const log: string[] = [];
  let nowMs = 0;
  let ids = 0;
  const studio = {
    async call(name: string, body: { requestId?: string }, roundId?: string) {
      log.push(`${name} ${body.requestId ?? roundId}`);
      const answer = answers.shift();
      if (answer instanceof StudioCallError) throw answer;
      return answer;
    },
  } as unknown as StudioClient;
  const parts: RoundFlowParts = {
    studio,
    wait: async (ms) => {
      nowMs += ms;
    },
    nowMs: () => nowMs,
    newRequestId: () => {
      ids += 1;
      return `request-${ids}`;
    },
    play: async (round, from) => void log.push(`play ${round.roundId}${from > 0 ? ` from ${from}` : ""}`),
    decide: async () => ({ do: "double" }),
    onActed: (round) => log.push(`acted ${round.roundId}`),
    onChoiceRefused: (error) => log.push(`refused ${failureCodeOf(error)}`),
    onPhase: (phase) => log.push(phase),
    onStarted: () => {},
    onLookingUp: (what) => log.push(`looking up the ${what}`),
    onSettled: (round, balance) => log.push(`settled ${round.roundId} ${balance}`),
    ...more,
  };
  return { flow: new RoundFlow(parts, minimumRoundMs), log, now: () => nowMs };
}

const won = { roundId: "a", state: "open" } as Round;
const lost = { roundId: "b", state: "settled" } as Round;
const noLine = new StudioCallError("connection_lost");

describe("a round", () => {
  it("a round is played, then settled, then shown in the balance, when it wins", async () => {
    const { flow, log } = flowOver([won, { balanceMinor: "900" }]);
    await flow.start(100n, {});
    expect(log).toEqual([
      "starting",
      "startRound request-1",
      "playing",
      "play a",
      "settling",
      "settleRound a",
      "settled a 900",
      "idle",
    ]);
  });

  it("a round is settled and told when its animation fails, and the error is reported", async () => {
    const reported = vi.spyOn(console, "error").mockImplementation(() => {});
    const play = async () => {
      throw new TypeError("the picture is gone");
    };
    const { flow, log } = flowOver([won, { balanceMinor: "900" }], 0, { play });
    await flow.start(100n, {});
    expect(log.slice(-2)).toEqual(["settled a 900", "idle"]);
    expect(reported).toHaveBeenCalledExactlyOnceWith(new TypeError("the picture is gone"));
    reported.mockRestore();
  });

  it("a round is not settled again when it loses", async () => {
    const { flow, log } = flowOver([lost]);
    await flow.start(100n, {});
    expect(log).not.toContain("settleRound b");
    expect(log.at(-2)).toBe("settled b undefined");
  });

  it("a round is played and settled without a new stake when an earlier visit left it open", async () => {
    const { flow, log } = flowOver([{ balanceMinor: "5" }]);
    await flow.resume(won);
    expect(log).toEqual(["playing", "play a", "settling", "settleRound a", "settled a 5", "idle"]);
  });

  it("a round whose responses are lost is looked up by its request id until it is found, and then played", async () => {
    const { flow, log } = flowOver([...Array<StudioCallError>(8).fill(noLine), lost]);
    await flow.start(100n, {});
    expect(log.filter((line) => /^(start|lookUp)Round/.test(line))).toEqual([
      ...Array(4).fill("startRound request-1"),
      ...Array(5).fill("lookUpRound request-1"),
    ]);
    expect(log.filter((line) => line.startsWith("looking"))).toEqual(["looking up the round"]);
    expect(log.slice(-4)).toEqual(["playing", "play b", "settled b undefined", "idle"]);
  });

  it("a round takes a new request id after a refusal", async () => {
    const { flow, log } = flowOver([new StudioCallError("not_enough_money"), lost]);
    await expect(flow.start(100n, {})).rejects.toThrow("not_enough_money");
    await flow.start(100n, {});
    expect(log).toContain("startRound request-2");
  });

  it("a round is settled before another starts if it could not be settled before", async () => {
    const { flow, log } = flowOver([won, new StudioCallError("session_ended"), { balanceMinor: "7" }]);
    await expect(flow.start(100n, {})).rejects.toThrow("session_ended");
    await flow.start(100n, {});
    expect(log.filter((line) => line.startsWith("startRound"))).toHaveLength(1);
    expect(log).toContain("settled a 7");
  });

  it("a round with lost responses to its payment says that the win is being booked, and is paid once the connection is back", async () => {
    const { flow, log } = flowOver([won, ...Array<StudioCallError>(6).fill(noLine), { balanceMinor: "7" }]);
    await flow.start(100n, {});
    expect(log.filter((line) => line.startsWith("looking"))).toEqual(["looking up the payment"]);
    expect(log).toContain("settled a 7");
  });

  it("a round whose win the wallet does not take yet is paid as soon as it does", async () => {
    const notYet = new StudioCallError("wallet_unavailable");
    const { flow, log } = flowOver([won, notYet, notYet, { balanceMinor: "7" }]);
    await flow.start(100n, {});
    expect(log).toContain("settled a 7");
  });

  it("a round starts at least 2,500 ms after the previous one", async () => {
    const { flow, now } = flowOver([lost, lost], 2500);
    await flow.start(100n, {});
    expect(now()).toBe(0);
    await flow.start(100n, {});
    expect(now()).toBe(2500);
  });

  it("a round does not start while another runs", async () => {
    const { flow, log } = flowOver([lost]);
    await Promise.all([flow.start(100n, {}), flow.start(100n, {})]);
    expect(log.filter((line) => line.startsWith("startRound"))).toHaveLength(1);
  });
});

describe("a round with choices", () => {
  const event = { type: "coin-tossed" };
  const waiting = {
    roundId: "c",
    state: "deciding",
    decision: { seq: 1 },
    script: { mechanic: "double-up", events: [event] },
  } as unknown as Round;
  const won = {
    roundId: "c",
    state: "open",
    decision: null,
    script: { mechanic: "double-up", events: [event, event] },
  };

  it("a round with choices is shown, decided, shown from its second event on, and settled", async () => {
    const { flow, log } = flowOver([waiting, won, { balanceMinor: "900" }]);
    await flow.start(100n, {});
    expect(log).toEqual([
      "starting",
      "startRound request-1",
      "playing",
      "play c",
      "deciding",
      "acting",
      "act request-2",
      "acted c",
      "playing",
      "play c from 1",
      "settling",
      "settleRound c",
      "settled c 900",
      "idle",
    ]);
  });

  it("a round with choices asks again, with a new request, when the money for a further stake is missing", async () => {
    const { flow, log } = flowOver([
      waiting,
      new StudioCallError("not_enough_money"),
      won,
      { balanceMinor: "1" },
    ]);
    await flow.start(100n, {});
    expect(log.filter((line) => /^(act |acted|refused|deciding)/.test(line))).toEqual([
      "deciding",
      "act request-2",
      "refused not_enough_money",
      "deciding",
      "act request-3",
      "acted c",
    ]);
  });

  it("a round with choices repeats the same request until there is a response, and says so after four", async () => {
    const { flow, log } = flowOver([
      waiting,
      noLine,
      noLine,
      noLine,
      noLine,
      noLine,
      won,
      { balanceMinor: "1" },
    ]);
    await flow.start(100n, {});
    expect(log.filter((line) => line === "act request-2")).toHaveLength(6);
    expect(log.filter((line) => line.startsWith("looking up"))).toEqual(["looking up the round"]);
  });

  it("a round with choices ends with the refusal when the choice was made on another device, and can be opened again", async () => {
    const { flow, log } = flowOver([waiting, new StudioCallError("invalid_action")]);
    await expect(flow.start(100n, {})).rejects.toMatchObject({ code: "invalid_action" });
    expect(log.at(-1)).toBe("idle");
  });

  it("a round with choices names the round whose choice was made on another device once, so that its end can be shown, and no settled round", async () => {
    const { flow } = flowOver([waiting, new StudioCallError("invalid_action"), lost]);
    await expect(flow.start(100n, {})).rejects.toThrow("invalid_action");
    expect([flow.takeUnfinished(), flow.takeUnfinished()]).toEqual(["c", undefined]);
    await flow.start(100n, {});
    expect(flow.takeUnfinished()).toBeUndefined();
  });

  it("a round with choices names a resumed round whose choice was made on another device", async () => {
    const { flow } = flowOver([new StudioCallError("invalid_action")]);
    await expect(flow.resume(waiting)).rejects.toThrow("invalid_action");
    expect(flow.takeUnfinished()).toBe("c");
  });
});
