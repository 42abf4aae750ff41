import type { Climb } from "@bellwether/contract/live-table.ts";
import { useEffect, useRef, useState } from "react";
import { useServerClock } from "../live/server-clock.ts";
import { useRoundShown, useRounds } from "../live-tables/rounds.ts";
import { type Climbing, climbAt } from "./climb.ts";

/** How often the figure changes. */
const STEP_MS = 100;

/** The multiplier of a table at this moment; undefined until the page knows it. It stands still in a hidden page. */
export function useClimb(tableId: string): Climbing | undefined {
  useRoundShown(tableId);
  const [climbing, setClimbing] = useState<Climbing>();
  const before = useRef<Climb>(undefined);
  useEffect(() => {
    const step = () => {
      const { known } = useRounds.getState();
      const { aheadMs } = useServerClock.getState();
      const round = known?.rounds[tableId];
      if (!known || !round || aheadMs === undefined) return setClimbing(undefined);
      setClimbing(climbAt(Date.now() - aheadMs, round, known.atMs, before.current));
      before.current = round.climb ?? before.current;
    };
    const timer = setInterval(step, STEP_MS);
    return () => clearInterval(timer);
  }, [tableId]);
  return climbing;
}
