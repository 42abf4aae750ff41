import type { Seeds } from "./fairness/seeded-draws.ts";
import type { PlayedRound } from "./fold-round.ts";
import type { Model } from "./models/model.ts";
import { playRound } from "./play-round.ts";

/**
 * The input that a model's figures describe, at this stake. Where the player bets on spots it is all of the stake on one of them; a quick
 * game's layout names its usual choice; most games take none.
 */
export function usualInput(
  { mechanic, rules }: Pick<Model, "mechanic" | "rules">,
  stakeMinor: bigint,
): unknown {
  if (mechanic === "roulette") return { bets: [{ spot: "red", amountMinor: stakeMinor.toString() }] };
  const { usual } = rules.layout(1n) as { usual?: { mines?: number } };
  return (mechanic === "mines" ? { mines: usual?.mines } : usual) ?? {};
}

/** Plays a round to its end; where the player chooses, by the best play, or by the rule's default where none is known. */
export function playUsually(
  model: Model,
  seeds: Seeds,
  stakeMinor: bigint,
  input: unknown = usualInput(model, stakeMinor),
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
