import type { LiveTable } from "@bellwether/contract/live-table.ts";
import { colorOf } from "@bellwether/games/mechanics/roulette/wheel.ts";
import type { Translate } from "@bellwether/i18n/translate.ts";
import type { BallRowProps } from "@bellwether/ui/games/ball.tsx";

type Results = NonNullable<BallRowProps["balls"]>;

/** The letters of a baccarat road. They are the same in every language. */
const winners = {
  player: { face: "P", tone: "blue", label: "core.live_player" },
  banker: { face: "B", tone: "red", label: "core.live_banker" },
  tie: { face: "T", tone: "green", label: "core.live_tie" },
} as const;

/** The colours of a race's runners. The number tells which one it is. */
const tones = ["violet", "red", "blue", "green", "gold", "white"] as const;

/** A table's results as balls, each with its text for screen readers. */
export function ballsOf(
  { resultType, results }: Pick<LiveTable, "resultType" | "results">,
  t: Translate,
): Results {
  return results.map((result) => {
    if (resultType === "roulette") {
      const tone = colorOf(Number(result));
      return { face: result, tone, label: t(`core.live_${tone}`, { number: result }) };
    }
    if (resultType === "race") {
      const tone = tones[Number(result) % tones.length];
      return { face: result, ...(tone && { tone }), label: t("core.live_race_winner", { number: result }) };
    }
    if (resultType === "match")
      return { face: signOf(result), label: t("core.live_match_score", { score: result }) };
    if (resultType === "numbers") return { face: result, label: t("core.live_ball", { number: result }) };
    const winner = resultType === "baccarat" && winners[result as keyof typeof winners];
    return winner ? { face: winner.face, tone: winner.tone, label: t(winner.label) } : { face: result };
  });
}

/** The sign of a final score such as `2:1`, as on pools coupons: 1 for the home team, X for a draw, 2 for the away team. */
function signOf(score: string): "1" | "X" | "2" {
  const [home = 0, away = 0] = score.split(":").map(Number);
  if (home === away) return "X";
  return home > away ? "1" : "2";
}
