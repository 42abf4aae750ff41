import { PotsReply, studioCalls } from "@bellwether/contract/studio/index.ts";
import type { GateDeps } from "@bellwether/gate";

const TIMEOUT_MS = 3_000;

/** Asks the studio at `url` for its pots. */
export function askPotsOverHttp(url: string, fetch: typeof globalThis.fetch): GateDeps["pots"] {
  return async (currency) => {
    const path = studioCalls.readPots.path.replace("{currency}", currency);
    const response = await fetch(`${url}/studio${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`the studio answered ${response.status}`);
    return PotsReply.parse(await response.json());
  };
}
