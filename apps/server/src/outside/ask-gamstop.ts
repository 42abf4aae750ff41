import { GamstopExclusion, gamstopHeaders } from "@bellwether/contract";
import type { GateDeps } from "@bellwether/gate";

const TIMEOUT_MS = 3_000;

export type GamstopSettings = { url: string; key: string };

/**
 * Asks Great Britain's self-exclusion register about a person. Rejects unless it gets a clear answer with a reference; the gate treats a
 * rejection as a refusal.
 */
export function askGamstopOverHttp(
  { url, key }: GamstopSettings,
  fetch: typeof globalThis.fetch,
): NonNullable<GateDeps["askGamstop"]> {
  return async (person) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", [gamstopHeaders.key]: key },
      body: new URLSearchParams(person).toString(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // A redirect would send a person's data elsewhere.
      redirect: "error",
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the register answered ${response.status}`);
    const answer = GamstopExclusion.parse(response.headers.get(gamstopHeaders.exclusion));
    const reference = response.headers.get(gamstopHeaders.reference);
    if (!reference) throw new Error("the register's answer has no reference");
    return { answer, reference: reference.slice(0, 200) };
  };
}
