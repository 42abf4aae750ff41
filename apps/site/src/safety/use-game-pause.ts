import { useIdle } from "../live/idle-state.ts";
import { useSessionEnd } from "../live/session-end.ts";
import { useRoot } from "../session/use-player.ts";
import { useRealityCheck } from "./reality-check-state.ts";

/** Does something want the player's word before the game may go on? Free play has no player and never waits. */
export function useGamePause(): boolean {
  const player = useRoot()?.player;
  const checkIsDue = useRealityCheck((state) => state.due !== undefined);
  const isWarned = useIdle((state) => state.secondsLeft !== undefined);
  const hasEnded = useSessionEnd((state) => state.reason !== undefined);
  return hasEnded || checkIsDue || isWarned || player?.acceptedTerms === false;
}
