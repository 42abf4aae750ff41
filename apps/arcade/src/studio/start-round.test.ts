import type { StartRoundReply, StartRoundRequest } from "@bellwether/contract/studio/round.ts";
import { describe, expect, it } from "vitest";
import { startRound } from "./start-round.ts";
import { StudioFailure } from "./studio-failure.ts";

const request = { requestId: "0197a3c4-5b1e-7c1a-9b52-0c7f5f1b2d3e", stakeMinor: "100", input: {} };
const reply = { roundId: "r", payoutMinor: "0" } as StartRoundReply;

/** Answers each of `answers` in turn, and keeps what was sent and how long was waited. */
function line(...answers: (StudioFailure | StartRoundReply)[]) {
  const sent: StartRoundRequest[] = [];
  const waits: number[] = [];
  return {
    sent,
    waits,
    async send(order: StartRoundRequest) {
      sent.push(order);
      const answer = answers[sent.length - 1] as StudioFailure | StartRoundReply;
      if (answer instanceof StudioFailure) throw answer;
      return answer;
    },
    async wait(ms: number) {
      waits.push(ms);
    },
  };
}

const lost = new StudioFailure("connection_lost");

describe("starting a round", () => {
  it("sends the same request id again after a lost connection, 400 and 1,000 ms later", async () => {
    const sending = line(lost, lost, reply);
    expect(await startRound(request, sending)).toBe(reply);
    expect(sending.sent.map(({ requestId }) => requestId)).toEqual(Array(3).fill(request.requestId));
    expect(sending.waits).toEqual([400, 1000]);
  });

  it("gives up after the fifth try", async () => {
    const sending = line(...Array<StudioFailure>(6).fill(lost));
    await expect(startRound(request, sending)).rejects.toThrow("connection_lost");
    expect(sending.sent).toHaveLength(5);
  });

  it("waits out the 700 ms that the studio asks for", async () => {
    const sending = line(new StudioFailure("too_fast", 700), reply);
    expect(await startRound(request, sending)).toBe(reply);
    expect(sending.waits).toEqual([700]);
  });

  it.each(["not_enough_money", "wallet_unavailable", "round_open"] as const)(
    "does not repeat what was refused as %s",
    async (code) => {
      const sending = line(new StudioFailure(code));
      await expect(startRound(request, sending)).rejects.toThrow(code);
      expect(sending.sent).toHaveLength(1);
    },
  );
});
