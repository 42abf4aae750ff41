import type { EngineId } from "@bellwether/contract/studio/index.ts";
import type { Outcome } from "./engine.ts";
import { engines } from "./engines.ts";
import { type Seeds, seededDraws } from "./fairness/draws.ts";

/** Everything that decides a round. The stake, in minor units, only scales it; balance, history and mode of play have no effect. */
export type RoundOrder = Seeds & {
  engine: EngineId;
  stakeMinor: bigint;
  input: unknown;
};

/**
 * Plays a whole round from its seeds, the same every time. Throws `RoundRefusedError` (`invalid_stake`, `invalid_input`) when the rules do
 * not allow it, and a RangeError for malformed seeds. `checkRound` decides whether the stake is on offer in a currency.
 */
export function playRound({ engine, stakeMinor, input, ...seeds }: RoundOrder): Outcome {
  return engines[engine].accept(stakeMinor, input).play(seededDraws(seeds));
}
