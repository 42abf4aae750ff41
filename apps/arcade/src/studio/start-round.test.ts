import type { StartRoundReply, StartRoundRequest } from "@bellwether/contract/studio/round.ts";
import { describe, expect, it } from "vitest";
import { requestRound } from "./start-round.ts";
import { StudioCallError } from "./studio-failure.ts";

const request = { requestId: "0197a3c4-5b1e-7c1a-9b52-0c7f5f1b2d3e", stakeMinor: "100", input: {} };
const reply = { roundId: "r", payoutMinor: "0" } as StartRoundReply;

/** Gives each of `answers` in turn, and records what was sent and the waits. */
function line(...answers: (StudioCallError | StartRoundReply)[]) {
  const sent: StartRoundRequest[] = [];
  const waits: number[] = [];
  const lookedUpAfter: number[] = [];
  const lookedUp: string[] = [];
  return {
    sent,
    waits,
    async send(order: StartRoundRequest) {
      sent.push(order);
      const answer = answers[sent.length - 1] as StudioCallError | StartRoundReply;
      if (answer instanceof StudioCallError) throw answer;
      return answer;
    },
    lookedUp,
    async lookUp(requestId: string) {
      lookedUp.push(requestId);
      const answer = answers[sent.length + lookedUp.length - 1] as StudioCallError | StartRoundReply;
      if (answer instanceof StudioCallError) throw answer;
      return answer;
    },
    async wait(ms: number) {
      waits.push(ms);
    },
    lookedUpAfter,
    onLookingUp() {
      lookedUpAfter.push(sent.length);
    },
  };
}

const lost = new StudioCallError("connection_lost");

describe("starting a round", () => {
  it("starting a round sends the same request id again after a lost connection, 400 and 1,000 ms later", async () => {
    const sending = line(lost, lost, reply);
    expect(await requestRound(request, sending)).toBe(reply);
    expect(sending.sent.map(({ requestId }) => requestId)).toEqual(Array(3).fill(request.requestId));
    expect(sending.waits).toEqual([400, 1000]);
  });

  it("starting a round never gives up a stake that may be taken: after the fourth lost response it reports the lookup, and looks the round up every 5,000 ms", async () => {
    const sending = line(...Array<StudioCallError>(9).fill(lost), reply);
    expect(await requestRound(request, sending)).toBe(reply);
    expect(sending.waits).toEqual([400, 1_000, 2_500, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000]);
    expect(sending.lookedUpAfter).toEqual([4]);
    expect(sending.sent).toHaveLength(4);
    expect(sending.lookedUp).toEqual(Array(6).fill(request.requestId));
  });

  it("starting a round reports that the round did not begin when the studio has looked it up and withdrawn it", async () => {
    const sending = line(lost, lost, lost, lost, lost, new StudioCallError("not_begun"));
    await expect(requestRound(request, sending)).rejects.toThrow("not_begun");
    expect(sending.sent).toHaveLength(4);
    expect(sending.lookedUp).toHaveLength(2);
  });

  it("starting a round waits the 700 ms that the studio asks for", async () => {
    const sending = line(new StudioCallError("too_fast", 700), reply);
    expect(await requestRound(request, sending)).toBe(reply);
    expect(sending.waits).toEqual([700]);
  });

  it.each(["not_enough_money", "wallet_unavailable", "round_open"] as const)(
    "starting a round does not repeat a request refused with %s",
    async (code) => {
      const sending = line(new StudioCallError(code));
      await expect(requestRound(request, sending)).rejects.toThrow(code);
      expect(sending.sent).toHaveLength(1);
    },
  );
});
