import type { Model } from "../models/model.ts";
import { RoundRefusedError } from "../rules/round-refused.ts";

/**
 * Whether a model can be played with free rounds. A reward pays only the stake at the start of a round. So the game must need no other
 * input, and its choices must cost nothing. A live table is only for money.
 */
export function takesFreeRounds({ rules }: Pick<Model, "rules">): boolean {
  if (rules.kind === "shared") return false;
  if (rules.kind === "decided" && rules.takesFurtherStakes) return false;
  const [smallest = 0n] = rules.stakes;
  try {
    rules.accept(smallest, {});
    return true;
  } catch (error) {
    if (error instanceof RoundRefusedError) return false;
    throw error;
  }
}

/**
 * Whether a model's tickets can be free, which needs a draw with fixed prizes. Where tickets share the pot that their stakes fill, a free
 * ticket would win money of the others.
 */
export function takesFreeTickets({ rules }: Pick<Model, "rules">): boolean {
  return rules.pot?.hasFixedPrizes === true;
}
