import type { GameParts, RoundAnimation } from "./game.ts";

/** Shows a choice of the player in a replay, before the events that it led to. In a new round the player has just made the choice. */
export async function tellReplayedChoice(
  { clock, say, t }: Pick<GameParts, "clock" | "say" | "t">,
  { isReplay }: Pick<RoundAnimation, "isReplay">,
  choice: string,
): Promise<void> {
  if (!isReplay) return;
  say(t("replay_choice", { choice }));
  await clock.read(700);
}
