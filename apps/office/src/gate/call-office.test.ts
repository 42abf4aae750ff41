import { GateError } from "@bellwether/contract/client.ts";
import { describe, expect, it } from "vitest";
import { type CallOffice, createCallOffice } from "./call-office.ts";
import { createWaitingRoom } from "./waiting-room.ts";

const refusal = (status: "user_error" | "session_error", errorCode: string) =>
  new GateError(status, { message: errorCode, errorCode });
const proofNeeded = refusal("user_error", "proof_required");
const sessionEnded = refusal("session_error", "session_expired");

/** An office that gives these answers in turn: an error is thrown. */
function desk(answers: unknown[], wasSignedIn = true) {
  const proof = createWaitingRoom();
  const signIn = createWaitingRoom();
  const sent: unknown[] = [];
  let answered = 0;
  const call = (async (name, input) => {
    sent.push([name, input]);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  }) as CallOffice;
  const callOffice = createCallOffice({
    ...{ call, proof, signIn, wasSignedIn: () => wasSignedIn },
    onAnswered: () => (answered += 1),
  });
  return { proof, signIn, sent, callOffice, answered: () => answered };
}

const isWaiting = (room: { waiting: { read(): boolean } }) =>
  expect.poll(() => room.waiting.read()).toBe(true);

describe("a call of the office", () => {
  it("a call that needs a proof waits for it, and the same input is sent again", async () => {
    const { callOffice, proof, sent, answered } = desk([proofNeeded, { ended: 2 }]);
    const done = callOffice("endPlayerSessions", { player_id: "7", reason: "asked for it" });
    await isWaiting(proof);
    proof.answer(true);
    expect(await done).toEqual({ ended: 2 });
    expect(sent).toEqual([sent[0], sent[0]]);
    expect(answered()).toBe(1);
  });

  it("a call whose proof is denied fails as the office refused it, and is not sent again", async () => {
    const { callOffice, proof, sent } = desk([proofNeeded]);
    const done = callOffice("me", {});
    await isWaiting(proof);
    proof.answer(false);
    await expect(done).rejects.toBe(proofNeeded);
    expect(sent).toHaveLength(1);
  });

  it("two calls whose session has ended wait for one sign-in", async () => {
    const { callOffice, signIn } = desk([sessionEnded, sessionEnded, "first", "second"]);
    const both = Promise.all([callOffice("me", {}), callOffice("operators", {})]);
    await isWaiting(signIn);
    signIn.answer(true);
    expect(await both).toEqual(["first", "second"]);
  });

  it("a call can wait for a sign-in and then for a proof, but not for a third thing", async () => {
    const { callOffice, signIn, proof, sent } = desk([sessionEnded, proofNeeded, sessionEnded]);
    const done = callOffice("me", {});
    await isWaiting(signIn);
    signIn.answer(true);
    await isWaiting(proof);
    proof.answer(true);
    await expect(done).rejects.toBe(sessionEnded);
    expect(sent).toHaveLength(3);
  });

  it("a visitor without a session is told so at once: there is nothing to keep", async () => {
    const { callOffice, signIn } = desk([sessionEnded], false);
    await expect(callOffice("me", {})).rejects.toBe(sessionEnded);
    expect(signIn.waiting.read()).toBe(false);
  });
});
