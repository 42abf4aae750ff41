import { useIdle } from "../live/idle-state.ts";
import { useSessionEnd } from "../live/session-end.ts";
import { useRoot } from "../session/use-player.ts";
import { useCheckIsDue } from "./reality-check-state.ts";

/** Must the player answer something before the game may continue? Never in free play without a player. */
export function useGamePause(): boolean {
  const player = useRoot()?.player;
  const checkIsDue = useCheckIsDue();
  const isWarned = useIdle((state) => state.secondsLeft !== undefined);
  const hasEnded = useSessionEnd((state) => state.reason !== undefined);
  return hasEnded || checkIsDue || isWarned || player?.acceptedTerms === false;
}
