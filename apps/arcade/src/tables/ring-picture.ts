import type { RingPicture } from "./phase-ring.ts";
import type { Shown } from "./table-phase.ts";

/** The ring's content for a phase: seconds while bets are taken and before the next round, a padlock while the ball runs, or a pause sign. */
export function ringPicture({ phase, leftMs, wholeMs }: Shown): RingPicture {
  if (phase === "pause") return { icon: "pause", share: 0 };
  if (phase === "drawing" || leftMs === 0) return { icon: "lock", share: 1 };
  return {
    seconds: Math.ceil(leftMs / 1_000),
    share: Math.min(1, leftMs / Math.max(1, wholeMs)),
    isUrgent: phase === "closing" || (phase === "running" && leftMs <= 5_000),
  };
}
