import type { BoardScore } from "@bellwether/contract/content/rewards/tournament-rule.ts";
import type { Translate } from "@bellwether/i18n/translate.ts";

/** A score with its unit: 1,240 points, 12.5 × the stake, 7 wins in a row. */
export function scoreText(t: Translate, by: BoardScore["by"], points: number): string {
  if (by === "multiples") return t("promo.board_score_multiples", { figure: points / 100 });
  return t(by === "run" ? "promo.board_score_run" : "promo.board_score_points", { count: points });
}
