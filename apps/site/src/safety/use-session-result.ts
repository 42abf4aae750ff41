import { useRef } from "react";
import { useGate } from "../gate/use-gate.ts";
import { onRealityCheck } from "../live/reality-check-state.ts";
import { useRoot } from "../page-data/use-player.ts";

const readAtMostEveryMs = 5_000;

/** Reloads the session's figures after a round where the market requires them beside the game; throttled when rounds are quick. */
export function useSessionResult(): () => void {
  const root = useRoot();
  const gate = useGate();
  const waits = useRef(false);
  return () => {
    if (!root?.player || !root.safety.clock?.result || waits.current) return;
    waits.current = true;
    setTimeout(() => {
      waits.current = false;
      gate("readRealityCheck", {}).then(onRealityCheck, () => undefined);
    }, readAtMostEveryMs);
  };
}
