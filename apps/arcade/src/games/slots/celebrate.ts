import type { Celebration } from "../../round/celebration.ts";
import type { CoinFountain } from "../../stage/coins.ts";
import type { TextKey } from "../../texts/texts.ts";
import type { GameParts } from "../game.ts";
import { showWinBanner } from "./banner.ts";

const grades: Partial<Record<Celebration, { title: TextKey; coins: number; ms: number }>> = {
  big: { title: "big_win", coins: 40, ms: 1800 },
  great: { title: "great_win", coins: 70, ms: 2600 },
  huge: { title: "huge_win", coins: 110, ms: 3600 },
};

/** The end of a round that won: a few coins, or from fifteen stakes on a sign that counts. A return of the stake or less passes in silence. */
export async function celebrate(
  parts: Pick<GameParts, "board" | "clock" | "sound" | "money" | "t">,
  { coins, size }: { coins: CoinFountain; size: { width: number; height: number } },
  celebration: Celebration,
  amountMinor: bigint,
): Promise<void> {
  const { board, clock, sound, money, t } = parts;
  if (celebration === "none" || celebration === "quiet") return;
  const grade = grades[celebration];
  if (!grade) {
    sound.play("win");
    void coins.throw(12, size.width / 2, size.height * 0.72);
    return clock.read(350);
  }
  sound.play("big");
  void coins.throw(grade.coins, size.width / 2, size.height * 0.8, 1.8);
  await showWinBanner(board.overlay, clock, { title: t(grade.title), amountMinor, money, ms: grade.ms });
}
