import type { RoundReplay } from "@bellwether/contract/studio/round.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";

/** Who took an action of a replayed round. Undefined if it is not among the round's actions. */
export type TakenBy = (action: RoundInput) => "player" | "rule" | undefined;

/**
 * The function must be called with the actions in the order in which they were taken. It may be called for some of them only: a game does not
 * name every choice.
 */
export function createTakenBy(actions: RoundReplay["actions"]): TakenBy {
  let from = 0;
  return (wanted) => {
    const index = actions.findIndex(({ action }, at) => at >= from && isSame(action, wanted));
    const taken = actions[index];
    if (!taken) return undefined;
    from = index + 1;
    return taken.byRule ? "rule" : "player";
  };
}

/** Compares actions whose fields are texts and numbers. */
function isSame(one: RoundInput, other: RoundInput): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
