import { ScreeningResponse } from "@bellwether/contract";
import type { GateDeps } from "@bellwether/gate";
import { boundedText } from "./bounded-text.ts";

const TIMEOUT_MS = 10_000;
/** An answer about 100 persons with 50 matches each is smaller. */
const MAX_ANSWER_BYTES = 4_000_000;

export type ScreeningSettings = { url: string; key: string };

/**
 * Asks the screening service about persons. Rejects unless it gets a whole answer in its form about nobody else; the gate then asks again later.
 */
export function screenOverHttp(
  { url, key }: ScreeningSettings,
  fetch: typeof globalThis.fetch,
): NonNullable<GateDeps["screenPersons"]> {
  return async (persons) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify({ persons }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // A redirect would send persons' data elsewhere.
      redirect: "error",
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the screening service answered ${response.status}`);
    }
    const { results } = ScreeningResponse.parse(JSON.parse(await boundedText(response, MAX_ANSWER_BYTES)));
    const asked = new Set(persons.map(({ id }) => id));
    if (results.some(({ id }) => !asked.has(id)))
      throw new Error("the screening service answered about somebody who was not asked about");
    return results;
  };
}
