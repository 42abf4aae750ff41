import { useIdle } from "../live/idle-state.ts";
import { useCheckIsDue } from "../live/reality-check-state.ts";
import { useRoot } from "../page-data/use-player.ts";
import { useSessionEnd } from "../session/session-end.ts";

/** Must the player answer something before the game may continue? Never in free play without a player. */
export function useGamePause(): boolean {
  const player = useRoot()?.player;
  const checkIsDue = useCheckIsDue();
  const isWarned = useIdle((state) => state.secondsLeft !== undefined);
  const hasEnded = useSessionEnd((state) => state.reason !== undefined);
  return hasEnded || checkIsDue || isWarned || player?.acceptedTerms === false;
}
