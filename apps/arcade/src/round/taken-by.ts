import type { RoundReplay } from "@bellwether/contract/studio/round.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";

/** Tells whether the player or the rule made a choice of a replayed round; undefined for a choice that the round does not have. */
export type TakenBy = (action: RoundInput) => "player" | "rule" | undefined;

/** Ask for the choices in the order in which they were made. Choices may be left out, because a game does not announce each of them. */
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

/** Compares actions whose fields are texts, numbers and lists of them. */
function isSame(one: RoundInput, other: RoundInput): boolean {
  const names = Object.keys(one);
  const isEqual = (name: string) => JSON.stringify(one[name]) === JSON.stringify(other[name]);
  return names.length === Object.keys(other).length && names.every(isEqual);
}
