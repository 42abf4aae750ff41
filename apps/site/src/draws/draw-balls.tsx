import type { DrawnBall } from "@bellwether/games/rules/draw-report.ts";
import { BallRow } from "@bellwether/ui/games/ball.tsx";
import { useTexts } from "../locale/texts.tsx";

/** What was drawn, in a row; the bonus ball is golden. */
export function DrawBalls({
  balls,
  size,
}: {
  balls: readonly DrawnBall[];
  size?: "small" | "medium" | "large";
}) {
  const t = useTexts();
  return (
    <BallRow
      label={t("core.draws_numbers")}
      size={size ?? "medium"}
      balls={balls.map(({ face, isBonus }) => ({
        face,
        tone: isBonus ? "gold" : "white",
        ...(isBonus && { label: t("core.draws_bonus_ball", { number: face }) }),
      }))}
    />
  );
}
