import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import type { GameSheetPort } from "../ports.ts";

/**
 * Whether the law's rules for slots apply to a title: it is listed as a slot, or plays the model of one. Some slots are listed under jackpots
 * alone.
 */
export function isSlot(deps: GameSheetPort, { categories, model }: CatalogueTitle): boolean {
  if (categories.includes("slots")) return true;
  return model !== undefined && deps.gameSheet(model, "EUR", {}).family === "slots";
}
