import { type Celebration, celebrationOf } from "../../round/celebration.ts";
import type { SoundName } from "../../sound/sound.ts";
import type { CoinFountain } from "../../stage/coins.ts";
import type { Stage } from "../../stage/create-stage.ts";
import type { TextKey } from "../../texts/texts.ts";
import type { GameParts } from "../game.ts";
import { Sign } from "./sign.ts";
import { Taps, tally } from "./tally.ts";
import { type Winner, WinShow } from "./win-show.ts";

/** Where a win is shown, with its coins. */
export type WinStage = {
  stage: Stage;
  coins: CoinFountain;
};

/** The payout and the stake; both come from the studio. */
export type Paid = {
  payoutMinor: bigint;
  stakeMinor: bigint;
};

type Grade = { title: TextKey; sting: SoundName; coins: number; ms: number; vibrationMs: number[] };

const grades: Partial<Record<Celebration, Grade>> = {
  big: { title: "big_win", sting: "big", coins: 40, ms: 2_500, vibrationMs: [60] },
  great: { title: "great_win", sting: "great", coins: 70, ms: 4_000, vibrationMs: [60, 70, 90] },
  huge: { title: "huge_win", sting: "huge", coins: 110, ms: 6_000, vibrationMs: [80, 60, 80, 60, 160] },
};
const STAND_MS = 1_400;

/**
 * Celebrates a winning round: a few coins, or from fifteen stakes on a sign that fills the stage, lifts the winners and counts up. A return of the
 * stake or less is not celebrated.
 */
export async function celebrate(
  parts: GameParts,
  { stage, coins }: WinStage,
  paid: Paid,
  winners: readonly Winner[] = [],
): Promise<void> {
  const { clock, sound, palette } = parts;
  const celebration = celebrationOf(paid.payoutMinor, paid.stakeMinor);
  if (celebration === "none" || celebration === "quiet") return;
  const grade = grades[celebration];
  if (!grade) {
    sound.play("win");
    void coins.throw(12, 0.5, 0.72);
    return clock.read(350);
  }
  const show = new WinShow({ stage, clock, palette }, winners);
  void show.rise();
  void coins.throw(grade.coins, 0.5, 0.8, 1.8);
  // Phones only, and with the player's own wish for less motion respected; other browsers do not have it.
  if (!clock.still) globalThis.navigator?.vibrate?.(grade.vibrationMs);
  await countOnSign(parts, paid, grade.ms);
  await show.leave();
}

/** The sign with its amount; its title rises from grade to grade while the amount counts up. */
async function countOnSign(
  parts: GameParts,
  { payoutMinor, stakeMinor }: Paid,
  countMs: number,
): Promise<void> {
  const { board, clock, sound, money, t } = parts;
  const taps = new Taps();
  const gradeAt = (shownMinor: bigint) => grades[celebrationOf(shownMinor, stakeMinor)];
  const titleAt = (shownMinor: bigint) => t(gradeAt(shownMinor)?.title ?? "big_win");
  const sign = new Sign(board.section, taps, {
    title: titleAt(0n),
    line: t("times_stake", { multiple: Number(payoutMinor / stakeMinor) }),
    amount: money(0n),
    hint: t("tap_on"),
  });
  const withdraw = parts.offer(t("continue"), () => taps.tap());
  sound.play("big");
  let title = titleAt(0n);
  let ticked = 0;
  await tally(clock, taps, {
    amountMinor: payoutMinor,
    countMs,
    standMs: STAND_MS,
    show(shownMinor) {
      const next = titleAt(shownMinor);
      if (next !== title) sound.play(gradeAt(shownMinor)?.sting ?? "big");
      title = next;
      sign.write({ title, amount: money(shownMinor) });
      if (clock.now() - ticked < 90) return;
      ticked = clock.now();
      sound.play("tick", 1 + Number((shownMinor * 100n) / payoutMinor) / 100);
    },
  });
  withdraw();
  await sign.leave();
}
