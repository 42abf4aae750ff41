import type { Draws } from "../../fairness/draws.ts";
import { shuffle } from "../../fairness/shuffle.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { NoInput } from "../../rules/parts.ts";
import { markPatterns, marksOf } from "../../scratch-cards/mark-patterns.ts";
import { printRunRules } from "../../scratch-cards/print-run.ts";
import { BingoData } from "./data.ts";
import { bingoLines, SIDE } from "./lines.ts";
import { BingoEvent, BingoLayout } from "./wire.ts";

/** Called numbers are crossed out on a card of numbers, and every full line pays the amount at its end. */
export const scratchBingo: Mechanic<BingoData> = {
  id: "scratch-bingo",
  family: "scratch",
  data: BingoData,
  input: NoInput,
  event: BingoEvent,
  layout: BingoLayout,
  rulesOf: (data) =>
    printRunRules({
      ...data,
      cells: data.calls + SIDE * SIDE,
      columns: SIDE,
      more: { calls: data.calls, lines: data.lines },
      worthOf: ({ lines }) => lines.reduce((sum, line) => sum + (data.lines[line] ?? 0), 0),
      lay(draws, prize) {
        const lines = prize?.lines ?? [];
        const winning = [...marksOf(bingoLines, lines)].map((cell) => data.calls + cell);
        return { dealt: layCard(data, draws, lines), winning };
      },
    }),
};

/** Draws the order of all numbers (the first ones are the card's), the called cells, and the order of the calls. */
function layCard({ highest, calls, most }: BingoData, draws: Draws, wanted: readonly number[]): BingoEvent {
  const numbers = shuffle(
    draws,
    Array.from({ length: highest }, (_, index) => index + 1),
  );
  const card = numbers.slice(0, SIDE * SIDE);
  const marks = markPatterns(draws, { patterns: bingoLines, wanted, all: card.length, most });
  const others = numbers.slice(card.length, card.length + calls - marks.size);
  const called = card.filter((_, cell) => marks.has(cell));
  return { type: "card-dealt", calls: shuffle(draws, [...called, ...others]), card };
}
