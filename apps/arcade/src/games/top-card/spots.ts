import type { GameTexts } from "../../texts/texts.ts";
import type { Corners } from "./describe-draw.ts";

/** The name of a spot, or of a corner. */
export function topCardSpotName(spot: string, t: GameTexts): string {
  if (spot === "red" || spot === "blue" || spot === "draw") return t(`top_${spot}`);
  return t("top_suited");
}

/** What a bet on a spot returns, in hundredths of its stake. A draw returns half of a bet on a corner. */
export function returnOfCorner(
  spot: string,
  { winner, suited }: Pick<Corners, "winner" | "suited">,
  mostHundredths: number,
): number {
  if (spot === "suited-draw") return suited ? mostHundredths : 0;
  if (spot === winner) return mostHundredths;
  return winner === "draw" ? 50 : 0;
}
