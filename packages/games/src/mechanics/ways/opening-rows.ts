import { add, multiply, type Rational, rational, subtract, toNumber } from "../../exact/rational.ts";
import type { PartMoments, SpinMoments } from "../../slots/free-spins.ts";
import { bestSpin } from "./best-spin.ts";
import type { WaysData } from "./data.ts";
import { countReels } from "./reel-counts.ts";

/** The numbers of rows that can open after the paid spin, in their order. Empty if no rows open. */
export function openedRows({ rows, openingRows }: Pick<WaysData, "rows" | "openingRows">): number[] {
  return Array.from({ length: (openingRows?.most ?? rows) - rows }, (_, index) => rows + index + 1);
}

/** The data of a spin with opened rows, on which scatters count for nothing. */
export function withRows(data: WaysData, rows: number): WaysData {
  return { ...data, rows, scatter: "", scatterPays: [] };
}

/** The moments of the further spins after a winning one, in coins. */
type FurtherMoments = { readonly mean: Rational; readonly square: number };

/** Solved backwards from the highest window: each further spin that wins is followed by those of the next height. */
function furtherMoments(data: WaysData, momentsOf: MomentsOf): FurtherMoments {
  let further: FurtherMoments = { mean: rational(0), square: 0 };
  for (const rows of openedRows(data).reverse()) {
    const { mean, nothing, plain } = momentsOf(withRows(data, rows));
    const wins = subtract(rational(1), nothing);
    further = {
      mean: add(mean, multiply(wins, further.mean)),
      square: squareWith(plain, toNumber(wins), further),
    };
  }
  return further;
}

type MomentsOf = (data: WaysData) => SpinMoments;

/** E[(X + S)²] over spins of one part, of which the winning ones, `wins` of all spins, are followed by further spins that pay S. */
function squareWith({ mean, square }: PartMoments, wins: number, further: FurtherMoments): number {
  return square + 2 * mean * toNumber(further.mean) + wins * further.square;
}

/** The moments of a paid spin with the further spins that it opens. A triggering spin always wins. */
export function withFurtherSpins(data: WaysData, spin: SpinMoments, momentsOf: MomentsOf): SpinMoments {
  if (!data.openingRows) return spin;
  const further = furtherMoments(data, momentsOf);
  const extended = (part: PartMoments, wins: number): PartMoments => ({
    chance: part.chance,
    mean: part.mean + wins * toNumber(further.mean),
    square: squareWith(part, wins, further),
  });
  return {
    ...spin,
    mean: add(spin.mean, multiply(subtract(rational(1), spin.nothing), further.mean)),
    plain: extended(spin.plain, spin.plain.chance - toNumber(spin.nothing)),
    triggering: extended(spin.triggering, spin.triggering.chance),
  };
}

/** The most that further spins can pay, in coins: the best spin at each height. */
export function mostFurther(data: WaysData): number {
  return openedRows(data).reduce((sum, rows) => {
    const opened = withRows(data, rows);
    return sum + (bestSpin(opened, countReels(opened), false) ?? 0);
  }, 0);
}
