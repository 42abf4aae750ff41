import type { Seeds } from "./fairness/seeded-draws.ts";
import type { PlayedRound } from "./fold-round.ts";
import type { Layout } from "./mechanics/mechanic.ts";
import type { Model } from "./models/model.ts";
import { playRound } from "./play-round.ts";

/**
 * Returns a function from a stake to the input that a model's figures describe. At a table it puts the whole stake on the bet of the
 * figures. In a quick game it is the usual choice of the layout. Most other games have no input.
 */
export function usualInputs({
  mechanic,
  rules,
}: Pick<Model, "mechanic" | "rules">): (stakeMinor: bigint) => unknown {
  const layout = rules.layout(1n) as Layout & { usualSpot?: string };
  const { kind, usualSpot } = layout;
  if (kind === "roulette") {
    const spot = mechanic === "live-lightning-roulette" ? "straight-17" : "red";
    return (stakeMinor) => ({ bets: [{ spot, amountMinor: stakeMinor.toString() }] });
  }
  if (usualSpot !== undefined)
    return (stakeMinor) => ({ bets: [{ spot: usualSpot, amountMinor: stakeMinor.toString() }] });
  if (kind === "baccarat") return (stakeMinor) => ({ bets: { banker: stakeMinor.toString() } });
  if (kind === "live-blackjack") return () => ({ seat: 1 });
  if (mechanic === "three-card-poker" || mechanic === "casino-holdem" || mechanic === "live-holdem")
    return (stakeMinor) => ({ bets: { ante: stakeMinor.toString() } });
  const { usual } = layout as { usual?: { mines?: number } };
  const input = (mechanic === "mines" ? { mines: usual?.mines } : usual) ?? {};
  return () => input;
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
