import { type ListedGame, minorToAmount } from "@bellwether/contract";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import type { GameSheetPort } from "../ports.ts";

export type TitleGlance = ListedGame["at_a_glance"];

/** Lists give the smallest stakes in this currency. In another currency each stake is multiplied by that currency's scale. */
const CURRENCY = "EUR";

/** Returns volatility, return and smallest stake of a title, from its game's sheet. A released model never changes, so each sheet is read once. */
export function createGlances({ gameSheet }: GameSheetPort): (title: CatalogueTitle) => TitleGlance {
  const known = new Map<string, TitleGlance>();
  return ({ model }) => {
    if (model === undefined) return null;
    const found = known.get(model);
    if (found) return found;
    const { volatility = null, returnToPlayer, stakes } = gameSheet(model, CURRENCY, {});
    const glance = {
      volatility,
      return_to_player: returnToPlayer,
      least_stake: minorToAmount(BigInt(stakes[0] ?? 0)),
    };
    known.set(model, glance);
    return glance;
  };
}
