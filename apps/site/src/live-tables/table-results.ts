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
    const winner = resultType === "baccarat" && winners[result as keyof typeof winners];
    return winner ? { face: winner.face, tone: winner.tone, label: t(winner.label) } : { face: result };
  });
}
