import type { GameFamily } from "@bellwether/contract/studio/index.ts";
import type { Model } from "../models/model.ts";

/**
 * A table's terms in a market or for a player's age: the minimum time between starts by the kind of game, the largest stake in minor units,
 * and whether free spins can be bought and the ante bet is offered, neither of which is so without terms.
 */
export type TableTerms = {
  minimumRoundMs?: Readonly<Record<GameFamily, number>> | undefined;
  maximumStakeMinor?: bigint | undefined;
  bonusBuy?: boolean | undefined;
  anteBet?: boolean | undefined;
};

/** The strictest market's pace (GB: slots 2.5 s, other games 5 s), which applies unless the terms say otherwise. */
export const DEFAULT_ROUND_MS: Readonly<Record<GameFamily, number>> = {
  slots: 2500,
  scratch: 5000,
  roulette: 5000,
  cards: 5000,
  quick: 5000,
};

/** The minimum time from start to start of a game's rounds. */
export function minimumRoundMs({ family }: Pick<Model, "family">, terms: TableTerms = {}): number {
  return (terms.minimumRoundMs ?? DEFAULT_ROUND_MS)[family];
}
