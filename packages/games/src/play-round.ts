import type { RoundScript } from "@bellwether/contract/studio/index.ts";
import { type Seeds, seededDraws } from "./fairness/seeded-draws.ts";
import type { Model } from "./models/model.ts";
import { RoundRefusedError } from "./round-refused.ts";

/** Everything that decides a round. The stake, in minor units, only scales it; balance, history and mode of play have no effect. */
export type RoundOrder = Seeds & {
  model: Model;
  stakeMinor: bigint;
  input: unknown;
};

/** The result of a round: the script that the client plays, and the payout in minor units, which its events add up to. */
export type PlayedRound = {
  script: RoundScript;
  payoutMinor: bigint;
};

/**
 * Plays a whole instant round from its seeds, the same every time. Throws `RoundRefusedError` (`invalid_stake`, `invalid_input`) when the
 * rules do not allow it, and a RangeError for malformed seeds. `checkRound` decides whether the stake is on offer in a currency.
 */
export function playRound({ model, stakeMinor, input, ...seeds }: RoundOrder): PlayedRound {
  const { rules, mechanic } = model;
  if (rules.kind !== "instant")
    throw new RoundRefusedError("invalid_input", "this game asks the player for decisions");
  const { events, payoutMinor } = rules.accept(stakeMinor, input).play(seededDraws(seeds));
  return { script: { mechanic, events: [...events] }, payoutMinor };
}
