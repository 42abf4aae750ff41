import { type Seeds, seededDraws } from "../fairness/seeded-draws.ts";
import type { Model } from "../models/model.ts";
import { foldRound, type PlayedRound } from "./fold-round.ts";

/**
 * Everything that decides a round. The first stake, in minor units, only scales it; balance, history and mode of play have no effect.
 * `actions` are the player's choices so far, in order; instant rounds have none.
 */
export type RoundOrder = Seeds & {
  model: Model;
  stakeMinor: bigint;
  input: unknown;
  actions?: readonly unknown[];
};

/**
 * Plays a round from its seeds and actions; the same inputs give the same round. Throws what `foldRound` throws, and a RangeError for
 * malformed seeds. `checkRound` decides whether the stake is on offer in a currency.
 */
export function playRound({ model, stakeMinor, input, actions = [], ...seeds }: RoundOrder): PlayedRound {
  return foldRound(model, seededDraws(seeds), stakeMinor, input, actions);
}
