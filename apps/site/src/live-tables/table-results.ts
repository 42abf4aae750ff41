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

/** The corners of a top card table. A draw has the sign of an equal rank. */
const corners = {
  red: { face: "R", tone: "red", label: "core.live_corner_red" },
  blue: { face: "B", tone: "blue", label: "core.live_corner_blue" },
  draw: { face: "=", tone: "gold", label: "core.live_corner_draw" },
} as const;

/** The letters of hold'em's winners, the same in every language. */
const hands = {
  player: { face: "P", tone: "blue", label: "core.live_player" },
  dealer: { face: "D", tone: "red", label: "core.live_dealer" },
  tie: { face: "T", tone: "green", label: "core.live_tie" },
} as const;

/** The colours of a race's runners. The number tells which one it is. */
const tones = ["violet", "red", "blue", "green", "gold", "white"] as const;

/** A table's results as balls, each with its text for screen readers. */
export function shownBallsOf(
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
    if (resultType && wheelTypes.has(resultType)) return wheelBall(result, t);
    if (resultType === "gonzo") {
      const [number = result, factor = "1"] = result.split(":");
      const tone = factor === "1" ? ("green" as const) : ("gold" as const);
      return { face: number, tone, label: t("core.live_idol", { number, factor }) };
    }
    if (resultType === "dice") {
      const [sum = result, factor] = result.split(":");
      if (factor === undefined) return { face: sum, tone: "violet", label: t("core.live_sum", { sum }) };
      return { face: sum, tone: "gold", label: t("core.live_sum_struck", { sum, factor }) };
    }
    if (resultType === "blackjack") {
      const isBust = Number(result) > 21;
      const label = t(isBust ? "core.live_dealer_bust" : "core.live_dealer_total", { total: result });
      return { face: result, tone: isBust ? "red" : "green", label };
    }
    if (resultType === "crash")
      return {
        face: shortMultiplier(result),
        tone: "violet",
        label: t("core.live_crashed", { multiplier: result }),
      };
    const hand = resultType === "holdem" && hands[result as keyof typeof hands];
    if (hand) return { face: hand.face, tone: hand.tone, label: t(hand.label) };
    const corner = resultType === "topcard" && corners[result as keyof typeof corners];
    if (corner) return { face: corner.face, tone: corner.tone, label: t(corner.label) };
    if (resultType === "numbers") return { face: result, label: t("core.live_ball", { number: result }) };
    const winner = resultType === "baccarat" && winners[result as keyof typeof winners];
    return winner ? { face: winner.face, tone: winner.tone, label: t(winner.label) } : { face: result };
  });
}

/** The kinds of results that come from a wheel. */
const wheelTypes: ReadonlySet<string> = new Set(["moneywheel", "monopoly", "crazytime"]);

/** A wheel's result: what its number pays to one, or a star for a bonus round, such as `bonus:50`. */
function wheelBall(result: string, t: Translate): Results[number] {
  const [kind, value = ""] = result.split(":");
  if (kind === "bonus")
    return { face: "★", tone: "gold", label: t("core.live_wheel_bonus", { number: value }) };
  const tone = tones[Number(result) % tones.length];
  return { face: result, ...(tone && { tone }), label: t("core.live_wheel_number", { number: result }) };
}

/** The sign of a final score such as `2:1`, as on pools coupons: 1 for the home team, X for a draw, 2 for the away team. */
function signOf(score: string): "1" | "X" | "2" {
  const [home = 0, away = 0] = score.split(":").map(Number);
  if (home === away) return "X";
  return home > away ? "1" : "2";
}

/** A multiplier in at most three characters, rounded down: `2.31` is `2.3`, `14.83` is `14`. */
function shortMultiplier(multiplier: string): string {
  return Number(multiplier) < 10 ? multiplier.slice(0, 3) : String(Math.floor(Number(multiplier)));
}
