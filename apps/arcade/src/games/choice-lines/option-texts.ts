import type { FreeSpinsOption } from "@bellwether/games/mechanics/choice-lines/wire.ts";
import type { GameTexts } from "../../texts/texts.ts";

/** The name of an option, such as "8 free spins ×6". */
export function optionName(
  { spins, multiplier }: Pick<FreeSpinsOption, "spins" | "multiplier">,
  t: GameTexts,
): string {
  return `${t("free_spins_won", { count: spins })} ${t("times", { multiplier })}`;
}
