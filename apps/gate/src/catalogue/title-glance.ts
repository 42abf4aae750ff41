import { type ListedGame, minorToAmount } from "@bellwether/contract";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import type { GameSheetPort } from "../ports.ts";

export type TitleGlance = ListedGame["at_a_glance"];

/** The currency in which the smallest stakes are listed; those of other currencies are multiples of them. */
const CURRENCY = "EUR";

/** Reads from a game's sheet what a player chooses games by. Each model is read once, since a released model never changes. */
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
