import type { StartRoundReply, StartRoundRequest } from "@bellwether/contract/studio/round.ts";
import { failureCodeOf, StudioCallError } from "./studio-failure.ts";

/** How a request is repeated: the call that sends the request, and the waits between attempts. */
export type Sending = {
  send(request: StartRoundRequest): Promise<StartRoundReply>;
  /** Looks up what became of the request; throws `not_begun` when it has started no round and never will. */
  lookUp(requestId: string): Promise<StartRoundReply>;
  wait(ms: number): Promise<void>;
  /** Called once, when the connection is down for so long that the player must be told. */
  onLookingUp(): void;
};

/** Waits before the second, third, … attempt after a lost connection. */
const RETRY_MS = [400, 1_000, 2_500];
/** Wait between the lookups that follow. */
const LOOK_UP_MS = 5_000;
/** How many times `too_fast` is waited out before it is thrown. */
const PACE_TRIES = 3;

/**
 * Starts a round exactly once. Without a response nobody knows whether the stake was taken, so the same request with the same `requestId` is sent
 * three more times. After that the round is looked up by it until the studio answers, so that none starts when the player no longer expects one.
 * `too_fast` is waited out. Throws `StudioCallError` when the studio refuses.
 */
export async function requestRound(
  request: StartRoundRequest,
  { send, lookUp, wait, onLookingUp }: Sending,
): Promise<StartRoundReply> {
  let lost = 0;
  let early = 0;
  for (;;) {
    try {
      return lost > RETRY_MS.length ? await lookUp(request.requestId) : await send(request);
    } catch (error) {
      const code = failureCodeOf(error);
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

/** Whether a failed call may have been carried out. Then only the same call may follow. */
export function isUncertain(error: unknown): boolean {
  return (
    error instanceof StudioCallError && (error.code === "connection_lost" || error.code === "server_error")
  );
}
