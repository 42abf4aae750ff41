import type { Draws } from "../../fairness/draws.ts";
import { shuffle } from "../../fairness/shuffle.ts";
import { drawWeighted } from "../../fairness/weighted.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { NoInput } from "../../rules/parts.ts";
import { printRunRules } from "../../scratch-cards/print-run.ts";
import { BeatData } from "./data.ts";
import { BeatEvent, BeatLayout } from "./wire.ts";

const FIELDS_PER_ROW = 3;

/** Rows of two numbers, yours and theirs; every row where yours is higher pays its amount. */
export const scratchBeat: Mechanic<BeatData> = {
  id: "scratch-beat",
  family: "scratch",
  data: BeatData,
  input: NoInput,
  event: BeatEvent,
  layout: BeatLayout,
  rulesOf: (data) =>
    printRunRules({
      ...data,
      cells: data.rows * FIELDS_PER_ROW,
      columns: FIELDS_PER_ROW,
      more: { rows: data.rows },
      worthOf: ({ rows }) => rows.reduce((sum, amount) => sum + amount, 0),
      lay(draws, prize, stakeMinor) {
        const rows = layRows(data, draws, prize?.rows ?? []).map(({ yours, theirs, multiple }) => ({
          yours,
          theirs,
          prizeMinor: (stakeMinor * BigInt(multiple)).toString(),
        }));
        const winning = rows.flatMap(({ yours, theirs }, row) =>
          yours > theirs
            ? Array.from({ length: FIELDS_PER_ROW }, (_, field) => row * FIELDS_PER_ROW + field)
            : [],
        );
        return { dealt: { type: "card-dealt", rows } as BeatEvent, winning };
      },
    }),
};

/**
 * Draws the winning rows and their amounts, then each row's numbers. Amounts of losing rows have the same distribution as those of winning
 * rows, so that a losing card shows large amounts no more often. The numbers of a losing row can be equal.
 */
function layRows({ rows, lowest, highest, prizes }: BeatData, draws: Draws, won: readonly number[]) {
  const amounts: (number | undefined)[] = Array.from({ length: rows }, (_, row) => won[row]);
  return shuffle(draws, amounts).map((amount) => {
    const isWon = amount !== undefined;
    const one = lowest + draws.below(highest - lowest + 1);
    // A winning row's second number is drawn from all but the first, because equal numbers do not win.
    const step = isWon ? 1 + draws.below(highest - lowest) : draws.below(highest - lowest + 1);
    const other = lowest + ((one - lowest + step) % (highest - lowest + 1));
    const [low, high] = one < other ? [one, other] : [other, one];
    const [yours, theirs] = isWon ? [high, low] : [low, high];
    return { yours, theirs, multiple: amount ?? drawAmount(draws, prizes) };
  });
}

function drawAmount(draws: Draws, prizes: BeatData["prizes"]): number {
  const { rows } = drawWeighted(draws, prizes);
  return rows[draws.below(rows.length)] as number;
}
