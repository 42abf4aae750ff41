import type { StudioContext } from "../studio-parts.ts";
import { drawTableRound } from "./draw-table-round.ts";
import type { StoredTable, StoredTableRound } from "./table-round.ts";
import { after, takeTableStep } from "./table-step.ts";

/** A run begins this long after its phase, so that every watcher knows of it when it begins. */
const LEAD_MS = 1_000;

type RunningTable = StoredTable & { round: StoredTableRound };

/**
 * Begins the run of a sealed round, whose outcome the beacon's value has just fixed. The value is stored, so the run can be ended without
 * the beacon. The phase's end is that of the longest possible run, and says nothing about this one.
 */
export function beginRun(
  studio: StudioContext,
  seen: RunningTable,
  beaconSignature: string,
  longestMs: number,
): Promise<boolean> {
  return takeTableStep(studio, seen, async (_, now) => {
    const runsAt = after(now, LEAD_MS);
    return { phase: "running", phaseEndsAt: after(runsAt, longestMs), beaconSignature, runsAt };
  });
}

/**
 * Ends a run when its time has come: only then is its outcome stored. If less than `aheadMs` are missing, it waits for the end, so that the
 * outcome is announced in time. An action that is being stored delays this step, because it holds a lock on the round.
 */
export async function endRun(
  studio: StudioContext,
  seen: RunningTable,
  now: Date,
  { drawnMs, aheadMs }: { drawnMs: number; aheadMs: number },
): Promise<boolean> {
  const { runsAt, beaconSignature, number } = seen.round;
  if (runsAt === null || beaconSignature === null)
    throw new Error(`round ${number} of the table ${seen.id} runs without its start or the beacon's value`);
  const { rules, drawn } = drawTableRound(studio, seen.id, seen.round, beaconSignature);
  if (!rules.run) throw new Error(`round ${number} of the table ${seen.id} has rules without a run`);
  const endsAt = after(runsAt, rules.run.lengthMs(drawn.outcome));
  const missingMs = endsAt.getTime() - now.getTime();
  if (missingMs > aheadMs) return false;
  if (missingMs > 0) await new Promise((resolve) => setTimeout(resolve, missingMs));
  return takeTableStep(studio, seen, async (_, lockedAt) =>
    lockedAt < endsAt
      ? undefined
      : { phase: "drawn", phaseEndsAt: after(lockedAt, drawnMs), events: [...drawn.events] },
  );
}
