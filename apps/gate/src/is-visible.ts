import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import {
  matchesRegulation,
  providersOf,
  type ToggleName,
  type ToggleSituation,
  type Toggles,
} from "@bellwether/market";

/** Whether someone in this situation may see and open the title, and stake money in it [1.07, 6.05, 6.09, 6.10]. */
export function isVisible(
  title: CatalogueTitle,
  situation: ToggleSituation,
  toggles: Pick<Toggles, "isOn">,
): boolean {
  const { provider, categories } = title;
  const isOn = (name: ToggleName) => toggles.isOn(name, situation);
  if (!providersOf(situation.country).includes(provider)) return false;
  if (provider === "LC" && isOn("IS_BLOCKED_REGION_EVOLUTION")) return false;
  if (provider === "PG" && isOn("IS_BLOCKED_REGION_PLAY_N_GO")) return false;
  if (provider === "NE" && matchesRegulation("NET_ENT_RESTRICTED", situation.country)) return false;
  if (provider === "PP" && categories.includes("live-casino") && isOn("IS_PRAGMATIC_LIVE_CASINO_DISABLED"))
    return false;
  return !(categories.includes("lottery") && isOn("HIDE_LOTTERY_CONTENT"));
}
