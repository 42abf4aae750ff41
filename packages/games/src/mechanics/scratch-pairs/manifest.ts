import type { Draws } from "../../fairness/draws.ts";
import { shuffle } from "../../fairness/shuffle.ts";
import { drawWeighted } from "../../fairness/weighted.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { NoInput } from "../../rules/parts.ts";
import { printRunRules } from "../../scratch-cards/print-run.ts";
import { PairsData } from "./data.ts";
import { PairsEvent, PairsLayout } from "./wire.ts";

/** A card with pairs of pictures and a multiplier. The number of pairs decides the prize. */
export const scratchPairs: Mechanic<PairsData> = {
  id: "scratch-pairs",
  family: "scratch",
  data: PairsData,
  input: NoInput,
  event: PairsEvent,
  layout: PairsLayout,
  rulesOf: (data) =>
    printRunRules({
      ...data,
      cells: data.cells + 1,
      more: { pays: data.pays },
      worthOf: ({ pairs, multiplier }) => (data.pays[pairs - 1] ?? 0) * multiplier,
      lay(draws, prize) {
        const kinds = layKinds(data, draws, prize?.pairs ?? 0);
        // Multipliers of losing cards have the same distribution, so that they show large ones no more often than winning cards.
        const { multiplier } = prize ?? drawWeighted(draws, data.prizes);
        const paired = kinds.flatMap((kind, cell) =>
          kinds.filter((each) => each === kind).length > 1 ? [cell] : [],
        );
        const dealt: PairsEvent = { type: "card-dealt", kinds, multiplier };
        return { dealt, winning: [...paired, data.cells] };
      },
    }),
};

/** Draws the kinds on the card, then their fields. The first kinds occur twice, as pairs; the others occur once. */
function layKinds({ cells }: PairsData, draws: Draws, pairs: number): number[] {
  const kinds = shuffle(
    draws,
    Array.from({ length: cells }, (_, kind) => kind),
  ).slice(0, cells - pairs);
  return shuffle(draws, [...kinds.slice(0, pairs), ...kinds]);
}
