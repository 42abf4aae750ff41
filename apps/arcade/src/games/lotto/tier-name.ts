import type { GameTexts } from "../../texts/texts.ts";

/** A tier in words: "5 and the bonus ball". */
export function tierName({ hits, withBonus }: { hits: number; withBonus: boolean }, t: GameTexts): string {
  return withBonus ? t("lotto_tier_bonus", { hits }) : t("lotto_tier", { hits });
}
