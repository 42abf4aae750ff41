import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { PotsReply, studioCalls } from "@bellwether/contract/studio/index.ts";
import { toLiveJackpot } from "@bellwether/contract/to-live-jackpot.ts";
import type { GateDeps } from "@bellwether/gate";

const TIMEOUT_MS = 3_000;

/** Asks the studio at `url` for its pots. Games that the catalogue does not have are left out. */
export function askLiveJackpotsOverHttp(
  url: string,
  titles: readonly Pick<CatalogueTitle, "code" | "gameId">[],
  fetch: typeof globalThis.fetch,
): GateDeps["liveJackpots"] {
  const idOf = new Map(titles.map(({ code, gameId }) => [code as string, gameId]));
  return async (currency) => {
    const path = studioCalls.readPots.path.replace("{currency}", currency);
    const response = await fetch(`${url}/studio${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`the studio answered ${response.status}`);
    const { at, pots } = PotsReply.parse(await response.json());
    return pots.map((pot) => toLiveJackpot(pot, { at, currency, idOf }));
  };
}
