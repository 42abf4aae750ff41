import { useGate } from "../gate/use-gate.ts";
import { usePlayer } from "../session/use-player.ts";

/**
 * A game hears only that its player may not play now. The gate says why to whoever asks it anything: newer terms in the answer [8.03], a
 * session that is over in its refusal.
 */
export function useRefusedPlay(): (code: string) => void {
  const player = usePlayer();
  const gate = useGate();
  return (code) => {
    if (player && code === "player_disabled") gate("balance", {}).catch(() => undefined);
  };
}
