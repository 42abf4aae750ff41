import { type Figures, figuresOf } from "../../exact/figures.ts";
import { rational } from "../../exact/rational.ts";
import type { HiLoData } from "./data.ts";
import { firstStandings, offersFor } from "./odds.ts";
import { likeliestOf } from "./play.ts";

/**
 * The figures of the plainest play: the likelier guess on the first card, then a cash-out. First cards of all ranks are equally likely. The
 * largest win is the maximum, which the data make sure of.
 */
export function hiLoFigures(data: HiLoData): Figures {
  const counts = new Map<number, bigint>();
  const count = (multiplier: number, cards: number) =>
    counts.set(multiplier, (counts.get(multiplier) ?? 0n) + BigInt(cards));
  for (const standing of firstStandings(data.deck)) {
    // Whatever the rank, as many cards can come: 52 of an endless deck, 51 of a single one.
    const { cards, of, multiplierHundredths } = likeliestOf(offersFor(data, standing));
    count(multiplierHundredths, cards);
    count(0, of - cards);
  }
  return { ...figuresOf(counts, 100), maxWinMultiple: rational(data.maximumHundredths, 100) };
}
