import type { Texts } from "../texts/texts.ts";
import { type Celebration, isWin } from "./celebration.ts";

/** The result of a round in words. What gave back the stake or less is no win, and is not called one. */
export function describeResult(
  celebration: Celebration,
  amount: string,
  t: Texts,
): { text: string; mood: "plain" | "win" } {
  if (celebration === "none") return { text: t("no_win"), mood: "plain" };
  if (isWin(celebration)) return { text: t("won", { amount }), mood: "win" };
  return { text: t("paid_back", { amount }), mood: "plain" };
}
