import type { GameParts, RoundAnimation } from "./game.ts";

/** In a replay, shows a choice of the player before the events that it led to. In a new round it shows nothing. */
export async function announceReplayedChoice(
  { clock, say, t }: Pick<GameParts, "clock" | "say" | "t">,
  { isReplay }: Pick<RoundAnimation, "isReplay">,
  choice: string,
): Promise<void> {
  if (!isReplay) return;
  say(t("replay_choice", { choice }));
  await clock.read(700);
}
