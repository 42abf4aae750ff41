import type { GameTexts } from "../texts/texts.ts";
import { type Celebration, isWin } from "./celebration.ts";

/** The result of a round in words. A return of the stake or less is not called a win. */
export function describeResult(
  celebration: Celebration,
  amount: string,
  t: GameTexts,
): { text: string; mood: "plain" | "win" } {
  if (celebration === "none") return { text: t("no_win"), mood: "plain" };
  if (isWin(celebration)) return { text: t("won", { amount }), mood: "win" };
  return { text: t("paid_back", { amount }), mood: "plain" };
}
