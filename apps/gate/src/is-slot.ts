import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import type { GameSheetPort } from "./ports.ts";

/**
 * Whether a market's rules for slots apply to a title: its categories include slots, or its model is a slot's. Some slots are listed only
 * under jackpots.
 */
export function isSlot(deps: GameSheetPort, { categories, model }: CatalogueTitle): boolean {
  if (categories.includes("slots")) return true;
  return model !== undefined && deps.gameSheet(model, "EUR", {}).family === "slots";
}
