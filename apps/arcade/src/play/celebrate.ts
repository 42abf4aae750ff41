import { celebrationOf, type GreatGrade, greatGradeOf } from "../round/celebration.ts";
import type { SoundName } from "../sound/notes.ts";
import type { Moment } from "../sound/vibration.ts";
import type { CoinFountain } from "../stage/coins.ts";
import type { Stage } from "../stage/create-stage.ts";
import type { TextKey } from "../texts/texts.ts";
import type { GameParts } from "./game.ts";
import { Sign } from "./sign.ts";
import { Taps, tally } from "./tally.ts";
import { type Winner, WinShow } from "./win-show.ts";

/** The parts of a game's stage that a celebration uses. */
export type WinStage = {
  stage: Stage;
  coins: CoinFountain;
};

/** What a celebration uses of a game's parts. A game at a shared table has no big button that could end it, only a tap. */
export type CelebrationParts = Pick<
  GameParts,
  "board" | "clock" | "sound" | "palette" | "money" | "t" | "mascot" | "vibrate"
> &
  Partial<Pick<GameParts, "offer">>;

/** The payout and the stake; both come from the studio. */
export type Paid = {
  payoutMinor: bigint;
  stakeMinor: bigint;
};

type Grade = { title: TextKey; sting: SoundName; coins: number; ms: number; moment: Moment };

const grades: Record<GreatGrade, Grade> = {
  big: { title: "big_win", sting: "big", coins: 40, ms: 2_500, moment: "big" },
  great: { title: "great_win", sting: "great", coins: 70, ms: 4_000, moment: "great" },
  huge: { title: "huge_win", sting: "huge", coins: 110, ms: 6_000, moment: "huge" },
};
const STAND_MS = 1_400;

/**
 * Celebrates a winning round. A win below 15 stakes gets a few coins. From 15 stakes on, a sign covers the board, the winning
 * symbols or cards move to its middle, and the amount counts up. A payout of the stake or less is not celebrated.
 */
export async function celebrate(
  parts: CelebrationParts,
  { stage, coins }: WinStage,
  paid: Paid,
  winners: readonly Winner[] = [],
): Promise<void> {
  const { clock, sound, palette } = parts;
  const celebration = celebrationOf(paid.payoutMinor, paid.stakeMinor);
  if (celebration === "none" || celebration === "quiet") return;
  if (celebration === "win") {
    sound.play("win");
    void coins.throw(12, 0.5, 0.72);
    return clock.read(350);
  }
  const grade = grades[celebration];
  const show = new WinShow({ stage, clock, palette }, winners);
  void show.rise();
  void coins.throw(grade.coins, 0.5, 0.8, 1.8);
  parts.vibrate(grade.moment);
  await countOnSign(parts, coins, paid, grade.ms);
  await show.leave();
}

/** Counts the amount up on a sign. The sign's title changes whenever the amount reaches the next grade. */
async function countOnSign(
  parts: CelebrationParts,
  coins: CoinFountain,
  { payoutMinor, stakeMinor }: Paid,
  countMs: number,
): Promise<void> {
  const { board, clock, sound, money, t } = parts;
  const taps = new Taps();
  let grade: GreatGrade = "big";
  const sign = new Sign(board.section, taps, {
    title: t(grades[grade].title),
    line: t("times_stake", { multiple: Number(payoutMinor / stakeMinor) }),
    amount: money(0n),
    hint: t("tap_on"),
  });
  const withdraw = parts.offer?.(t("continue"), () => taps.tap());
  sign.raise(grade, parts.mascot);
  sound.play("big");
  let ticked = 0;
  await tally(clock, taps, {
    amountMinor: payoutMinor,
    countMs,
    standMs: STAND_MS,
    show(shownMinor) {
      const next = greatGradeOf(shownMinor, stakeMinor) ?? "big";
      if (next !== grade) {
        grade = next;
        sign.raise(grade, parts.mascot);
        sound.play(grades[grade].sting);
        void coins.throw(grades[grade].coins / 2, 0.5, 0.8, 1.8);
      }
      sign.write({ title: t(grades[grade].title), amount: money(shownMinor) });
      if (clock.now() - ticked < 90) return;
      ticked = clock.now();
      sound.play("tick", 1 + Number((shownMinor * 100n) / payoutMinor) / 100);
    },
  });
  withdraw?.();
  await sign.leave();
}
