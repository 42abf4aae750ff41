import { drawWeighted } from "../../fairness/weighted.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { NoInput } from "../../rules/parts.ts";
import { exactChoices, markPatterns, marksOf } from "../../scratch-cards/mark-patterns.ts";
import { printRunRules } from "../../scratch-cards/print-run.ts";
import { LinesData } from "./data.ts";
import { threeLines } from "./three-lines.ts";
import { LinesEvent, LinesLayout } from "./wire.ts";

const FIELDS = 9;

/** Three of the winning kind in a row; every line pays the card's amount. */
export const scratchLines: Mechanic<LinesData> = {
  id: "scratch-lines",
  family: "scratch",
  data: LinesData,
  input: NoInput,
  event: LinesEvent,
  layout: LinesLayout,
  rulesOf: (data) => {
    const choices = new Map(data.prizes.map(({ lines }) => [lines, exactChoices(threeLines, lines)]));
    return printRunRules({
      ...data,
      cells: FIELDS + 1,
      columns: 3,
      worthOf: ({ amount, lines }) => amount * lines,
      lay(draws, prize, stakeMinor) {
        const ways = prize ? (choices.get(prize.lines) ?? []) : [[]];
        const wanted = ways[draws.below(ways.length)] ?? [];
        const marks = markPatterns(draws, { patterns: threeLines, wanted, all: FIELDS, most: data.most });
        // Amounts of losing cards have the same distribution, so that they show large amounts no more often than winning cards.
        const { amount } = prize ?? drawWeighted(draws, data.prizes);
        const dealt: LinesEvent = {
          type: "card-dealt",
          marks: Array.from({ length: FIELDS }, (_, field) => marks.has(field)),
          prizeMinor: (stakeMinor * BigInt(amount)).toString(),
        };
        return { dealt, winning: [...marksOf(threeLines, wanted), FIELDS].sort((one, other) => one - other) };
      },
    });
  },
};
