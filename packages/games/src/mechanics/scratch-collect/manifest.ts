import type { Draws } from "../../fairness/draws.ts";
import { shuffle } from "../../fairness/shuffle.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { NoInput } from "../../rules/parts.ts";
import { printRunRules } from "../../scratch-cards/print-run.ts";
import { CollectData } from "./data.ts";
import { CollectEvent, CollectLayout } from "./wire.ts";

/** Pictures to collect, each kind in a meter of its own; every full meter pays. */
export const scratchCollect: Mechanic<CollectData> = {
  id: "scratch-collect",
  family: "scratch",
  data: CollectData,
  input: NoInput,
  event: CollectEvent,
  layout: CollectLayout,
  rulesOf: (data) =>
    printRunRules({
      ...data,
      more: { meters: data.kinds },
      worthOf: ({ meters }) => meters.reduce((sum, meter) => sum + (data.kinds[meter]?.multiple ?? 0), 0),
      lay(draws, prize) {
        const full = prize?.meters ?? [];
        const kinds = layKinds(data, draws, full);
        const winning = kinds.flatMap((kind, cell) => (full.includes(kind) ? [cell] : []));
        return { dealt: { type: "card-dealt", kinds } as CollectEvent, winning };
      },
    }),
};

/**
 * Lays out the pictures in random order: those of the full meters, and others from a shuffled deck that has one picture too few for each
 * other meter. So a nearly full meter is never likelier than by chance.
 */
function layKinds({ cells, kinds }: CollectData, draws: Draws, full: readonly number[]): number[] {
  const collected = full.flatMap((kind) => Array<number>(kinds[kind]?.needs ?? 0).fill(kind));
  const deck = kinds.flatMap(({ needs }, kind) =>
    full.includes(kind) ? [] : Array<number>(needs - 1).fill(kind),
  );
  const others = cells - collected.length;
  const hand = shuffle(draws, deck, others).slice(0, others);
  return shuffle(draws, [...collected, ...hand]);
}
