import type { Seeds } from "../fairness/seeded-draws.ts";
import type { Model } from "../models/model.ts";
import type { PlayedRound } from "./fold-round.ts";
import { playRound } from "./play-round.ts";

/** Returns a function from a stake to the input that a model's figures describe. */
export function usualInputs({ rules }: Pick<Model, "rules">): (stakeMinor: bigint) => unknown {
  return (stakeMinor) => rules.usualInput?.(stakeMinor) ?? {};
}

/** Plays a round to its end. Choices follow the best play, or the rule's default if no best play is known. */
export function playUsually(
  model: Model,
  seeds: Seeds,
  stakeMinor: bigint,
  input: unknown,
): Omit<PlayedRound, "hint"> {
  const order = { model, ...seeds, stakeMinor, input };
  const actions: unknown[] = [];
  let round = playRound(order);
  while (round.choices.length > 0) {
    actions.push(round.hint() ?? round.byRule);
    round = playRound({ ...order, actions });
  }
  const { hint: _, ...played } = round;
  return played;
}
