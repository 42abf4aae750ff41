import type { StartRoundReply, StartRoundRequest } from "@bellwether/contract/studio/round.ts";
import { codeOf, StudioCallError } from "./studio-failure.ts";

/** How a request is repeated: what sends it, and how to wait between tries. */
export type Sending = {
  send(request: StartRoundRequest): Promise<StartRoundReply>;
  /** Asks what became of the request; throws `not_begun` where it has begun no round and never will. */
  lookUp(requestId: string): Promise<StartRoundReply>;
  wait(ms: number): Promise<void>;
  /** Told once, when the line is lost for so long that the player must know what is going on. */
  onLookingUp(): void;
};

/** Waits before the second, third, … try after a lost line. */
const RETRY_MS = [400, 1_000, 2_500];
/** Between the questions after those. */
const LOOK_UP_MS = 5_000;
/** How often the studio may say `too_fast` before it is believed. */
const PACE_TRIES = 3;

/**
 * Starts a round exactly once. When no answer came, nobody knows whether the stake was taken: the same request, with the same `requestId`, is sent
 * three times more. After that the round is looked up by it until the studio answers, so that none begins when the player no longer expects one.
 * `too_fast` is waited out. Throws `StudioCallError` when the studio refuses.
 */
export async function startRound(
  request: StartRoundRequest,
  { send, lookUp, wait, onLookingUp }: Sending,
): Promise<StartRoundReply> {
  let lost = 0;
  let early = 0;
  for (;;) {
    try {
      return lost > RETRY_MS.length ? await lookUp(request.requestId) : await send(request);
    } catch (error) {
      const code = codeOf(error);
      if (code === "too_fast" && early < PACE_TRIES) {
        early += 1;
        await wait(Math.max(50, (error as StudioCallError).retryAfterMs));
      } else if (isUncertain(error)) {
        if (lost === RETRY_MS.length) onLookingUp();
        await wait(RETRY_MS[lost] ?? LOOK_UP_MS);
        lost += 1;
      } else throw error;
    }
  }
}

/** Whether the call may have been carried out although it failed: then only the same call may follow. */
export function isUncertain(error: unknown): boolean {
  return (
    error instanceof StudioCallError && (error.code === "connection_lost" || error.code === "server_error")
  );
}
