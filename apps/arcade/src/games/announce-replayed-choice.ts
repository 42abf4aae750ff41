import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import type { GameParts, RoundAnimation } from "../play/game.ts";

/**
 * In a replay, shows a choice before the events that it led to, and whether the player or the rule made it. In a new round it shows nothing,
 * and nothing for an action that was not the bet's own: behind a seat at a live table, the seat's player moves.
 */
export async function announceReplayedChoice(
  { clock, say, t }: Pick<GameParts, "clock" | "say" | "t">,
  { takenBy }: Pick<RoundAnimation, "takenBy">,
  action: RoundInput,
  choice: string,
): Promise<void> {
  const by = takenBy?.(action);
  if (!by) return;
  say(t(by === "rule" ? "replay_choice_by_rule" : "replay_choice", { choice }));
  await clock.read(by === "rule" ? 1_600 : 700);
}

/** At a live table a bet's actions have no defaults of the rule. So a move that they do not have counts as the rule's. */
export function withTableDefaults({ takenBy, ...animation }: RoundAnimation): RoundAnimation {
  return { ...animation, takenBy: takenBy && ((action) => takenBy(action) ?? "rule") };
}
