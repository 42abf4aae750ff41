import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import { toLiveJackpot } from "@bellwether/contract/to-live-jackpot.ts";
import type { Currency } from "@bellwether/market";
import type { PotReader } from "../catalogue/index.ts";
import type { TitlesPort } from "../ports.ts";

/** The pots with the fields of [3.15]. Games that the catalogue does not have are left out. */
export function createLiveJackpots(
  deps: TitlesPort,
  pots: Pick<PotReader, "all">,
): (currency: Currency) => Promise<LiveJackpot[]> {
  return async (currency) => {
    const known = await pots.all(currency);
    const idOf = new Map(deps.titles.map(({ code, gameId }) => [code as string, gameId]));
    return known?.pots.map((pot) => toLiveJackpot(pot, { at: known.at, currency, idOf })) ?? [];
  };
}
