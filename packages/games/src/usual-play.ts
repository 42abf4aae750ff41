import type { Seeds } from "./fairness/seeded-draws.ts";
import type { PlayedRound } from "./fold-round.ts";
import type { Model } from "./models/model.ts";
import { playRound } from "./play-round.ts";

/**
 * The input that a model's figures describe, for each stake. At a table the whole stake is on the bet that the figures are of; a quick game's
 * layout names its usual choice; most games take none.
 */
export function usualInputs({
  mechanic,
  rules,
}: Pick<Model, "mechanic" | "rules">): (stakeMinor: bigint) => unknown {
  if (mechanic === "roulette")
    return (stakeMinor) => ({ bets: [{ spot: "red", amountMinor: stakeMinor.toString() }] });
  if (mechanic === "three-card-poker" || mechanic === "casino-holdem")
    return (stakeMinor) => ({ bets: { ante: stakeMinor.toString() } });
  const { usual } = rules.layout(1n) as { usual?: { mines?: number } };
  const input = (mechanic === "mines" ? { mines: usual?.mines } : usual) ?? {};
  return () => input;
}

/** Plays a round to its end; where the player chooses, by the best play, or by the rule's default where none is known. */
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
