import { randomUUID } from "node:crypto";
import { SpelpausAnswer } from "@bellwether/contract";
import type { GateDeps } from "@bellwether/gate";

const TIMEOUT_MS = 3_000;

export type SpelpausSettings = { url: string; actorId: string; key: string };

/**
 * Asks the Swedish self-exclusion register. Rejects unless it gets a clear answer to exactly this request; the gate treats a rejection as a
 * refusal. Without settings it always rejects, so nobody is let in.
 */
export function askSpelpausOverHttp(
  settings: SpelpausSettings | undefined,
  fetch: typeof globalThis.fetch,
): GateDeps["askSpelpaus"] {
  return async (nationalId) => {
    if (!settings) throw new Error("SPELPAUS_URL, SPELPAUS_ACTOR_ID and SPELPAUS_KEY are not set");
    const requestId = randomUUID();
    const response = await fetch(
      `${settings.url}/api/blocking-info/${encodeURIComponent(settings.actorId)}`,
      {
        method: "POST",
        headers: { "content-type": "application/json", authorization: settings.key },
        body: JSON.stringify({ requestId, subjectId: nationalId }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    if (!response.ok) throw new Error(`the register answered ${response.status}`);
    const answer = SpelpausAnswer.parse(await response.json());
    if (answer.requestId !== requestId) throw new Error("the register answered another request");
    return { isBlocked: answer.isBlocked };
  };
}
