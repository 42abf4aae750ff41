import { drawWeighted } from "../../fairness/weighted.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { NoInput } from "../../rules/parts.ts";
import { printRunRules } from "../../scratch-cards/print-run.ts";
import { TreasureData } from "./data.ts";
import { TreasureEvent, TreasureLayout } from "./wire.ts";

/** One thing among many is different; its kind decides the prize, times a multiplier. */
export const scratchTreasure: Mechanic<TreasureData> = {
  id: "scratch-treasure",
  family: "scratch",
  data: TreasureData,
  input: NoInput,
  event: TreasureEvent,
  layout: TreasureLayout,
  rulesOf: (data) =>
    printRunRules({
      ...data,
      cells: data.cells + 1,
      more: { finds: data.finds },
      worthOf: ({ find, multiplier }) => (data.finds[find] ?? 0) * multiplier,
      lay(draws, prize) {
        const odd = draws.below(data.cells);
        // Multipliers of losing cards have the same distribution, so that they show large ones no more often than winning cards.
        const { multiplier } = prize ?? drawWeighted(draws, data.prizes);
        const dealt: TreasureEvent = { type: "card-dealt", odd, find: prize?.find ?? null, multiplier };
        return { dealt, winning: [odd, data.cells] };
      },
    }),
};
