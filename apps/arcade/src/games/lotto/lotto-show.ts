import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { LineCounts, countLines as linesOfMarks } from "@bellwether/games/mechanics/lotto/tiers.ts";
import { LottoEvent, LottoInput, type LottoLayout } from "@bellwether/games/mechanics/lotto/wire.ts";
import type { GameTexts } from "../../texts/texts.ts";
import type { OwnLine } from "../../tickets/draw-game.ts";
import type { DrawEvents, ShownBall } from "../../tickets/draw-stage.ts";
import { SLIP_LETTERS } from "../../tickets/slip-board.ts";
import { rhymeOf } from "../draws/rhyme.ts";

type Drawn = { numbers: readonly number[]; bonus: number | null };

/** The balls of a draw of lotto. Throws an error for another mechanic's events. */
export function drawnIn(events: readonly unknown[]): Drawn {
  for (const each of events) {
    const event = LottoEvent.parse(each);
    if (event.type === "balls-drawn") return event;
  }
  throw new Error("a draw of lotto has no balls");
}

/** What each tier pays in a draw, by hits and bonus: in hundredths of a line's price. */
function paysIn(events: readonly unknown[]) {
  for (const each of events) {
    const event = LottoEvent.parse(each);
    if (event.type === "prizes-set") return event.tiers;
  }
  return [];
}

export function lottoBallsOf(events: DrawEvents, t: GameTexts): ShownBall[] {
  const { numbers, bonus } = drawnIn(events);
  const balls = numbers.map((number, place) => ({
    text: String(number),
    name: t("draw_ball", { place: place + 1 }),
    caption: rhymeOf(number, t),
  }));
  if (bonus === null) return balls;
  return [
    ...balls,
    {
      text: String(bonus),
      name: t("lotto_bonus"),
      caption: t("lotto_bonus_is", { number: bonus }),
      isBonus: true,
    },
  ];
}

type LineParts = {
  input: RoundInput;
  stakeMinor: bigint;
  events: DrawEvents | undefined;
  out: number;
};

/** The slips of a ticket with the balls that are out. A slip's prize counts only the balls drawn so far. */
export function lottoLinesOf(
  { picks }: Pick<LottoLayout, "picks">,
  t: GameTexts,
  { input, stakeMinor, events, out }: LineParts,
): OwnLine[] {
  const { slips } = LottoInput.parse(input);
  const all = slips.reduce((sum, { length }) => sum + linesOfMarks(length, picks), 0);
  const priceMinor = stakeMinor / BigInt(Math.max(1, all));
  const drawn = events && drawnIn(events);
  const numbers = new Set(drawn?.numbers.slice(0, out));
  const bonus = drawn && out > drawn.numbers.length ? drawn.bonus : null;
  const tiers = events ? paysIn(events) : [];
  const counts = new LineCounts(tiers, picks);
  return slips.map((marks, slip) => {
    const hits = marks.filter((mark) => numbers.has(mark)).length;
    const hasBonus = bonus !== null && marks.includes(bonus);
    let paidMinor = 0n;
    for (const [tier, { hundredths }] of tiers.entries()) {
      const count = counts.of(marks.length, hits, hasBonus, tier);
      paidMinor += (BigInt(count) * priceMinor * BigInt(hundredths)) / 100n;
    }
    return {
      letter: SLIP_LETTERS[slip] ?? "",
      marks: marks.map((mark) => ({ text: String(mark), isHit: numbers.has(mark) || mark === bonus })),
      words: hasBonus ? t("lotto_right_bonus", { hits }) : t("lotto_right", { hits }),
      paidMinor,
    };
  });
}
