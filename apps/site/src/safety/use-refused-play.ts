import { useGate } from "../gate/use-gate.ts";
import { usePlayer } from "../page-data/use-player.ts";

/**
 * A game learns only that its player may not play now. Any call of the gate gives the reason: new terms in its response [8.03], or an
 * ended session in its refusal.
 */
export function useRefusedPlay(): (code: string) => void {
  const player = usePlayer();
  const gate = useGate();
  return (code) => {
    if (player && code === "player_disabled") gate("balance", {}).catch(() => undefined);
  };
}
