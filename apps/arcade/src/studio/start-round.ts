import type { StartRoundReply, StartRoundRequest } from "@bellwether/contract/studio/round.ts";
import { codeOf, StudioFailure } from "./studio-failure.ts";

/** How a request is repeated: what sends it, and how to wait between tries. */
export interface Sending {
  send(request: StartRoundRequest): Promise<StartRoundReply>;
  wait(ms: number): Promise<void>;
}

/** Waits before the second, third, … try after a lost line. */
const RETRY_MS = [400, 1_000, 2_500, 5_000];
/** How often the studio may say `too_fast` before it is believed. */
const PACE_TRIES = 3;

/**
 * Starts a round exactly once. When no answer came, nobody knows whether the stake was taken: the very same request, with the same
 * `requestId`, is sent again, and the studio answers the same round. `too_fast` is waited out. Throws `StudioFailure`.
 */
export async function startRound(
  request: StartRoundRequest,
  { send, wait }: Sending,
): Promise<StartRoundReply> {
  let lost = 0;
  let early = 0;
  for (;;) {
    try {
      return await send(request);
    } catch (error) {
      const code = codeOf(error);
      if (code === "too_fast" && early < PACE_TRIES) {
        early += 1;
        await wait(Math.max(50, (error as StudioFailure).retryAfterMs));
      } else if (isUncertain(error) && lost < RETRY_MS.length) {
        await wait(RETRY_MS[lost] as number);
        lost += 1;
      } else throw error;
    }
  }
}

/** Whether the stake may have been taken although the call failed: then only the same request may follow. */
export function isUncertain(error: unknown): boolean {
  return (
    error instanceof StudioFailure && (error.code === "connection_lost" || error.code === "server_error")
  );
}
