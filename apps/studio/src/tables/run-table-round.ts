import type { SqlConnection } from "@bellwether/db";
import type { RunOfDecisions } from "@bellwether/games";
import { after } from "../after.ts";
import type {
  DatabasePort,
  DatabaseTimePort,
  ModelsPort,
  ResolverPort,
  SeedVaultPort,
  StepPorts,
} from "../ports.ts";
import { giveUpFurtherStake, tableActionsIn } from "../rounds/index.ts";
import { isAheadOfClock } from "./ahead-of-clock.ts";
import { drawTableRound, type TableDraw } from "./draw-table-round.ts";
import { readRunPlay } from "./run-play.ts";
import type { StoredTable, StoredTableRound } from "./table-round.ts";
import { takeTableStep } from "./table-step.ts";

/** A run begins this long after its phase, so that every watcher knows of it when it begins. */
const LEAD_MS = 1_000;

/** How long a further stake is awaited beyond the deadline of its decision: longer than the wallet's time-out. */
const MAX_HOLD_MS = 5_000;

type RunningTable = StoredTable & { round: StoredTableRound };

/**
 * Begins the run of a sealed round, whose outcome the beacon's value has just fixed. The value is stored, so the run can be ended without
 * the beacon. The phase's end is that of the longest possible run, and says nothing about this one.
 */
export function beginRun(
  deps: DatabasePort & DatabaseTimePort,
  seen: RunningTable,
  beaconSignature: string,
  longestMs: number,
): Promise<boolean> {
  return takeTableStep(deps, seen, async (_, now) => {
    const runsAt = after(now, LEAD_MS);
    return { phase: "running", phaseEndsAt: after(runsAt, longestMs), beaconSignature, runsAt };
  });
}

/**
 * Ends a run when its time has come: only then is its outcome stored. An action that is being stored delays this step, because it holds a
 * lock on the round. A run that a clock ahead began is over at once, as one that no node ran to its end: what was stored counts.
 */
export async function endRun(
  deps: StepPorts & ModelsPort & ResolverPort & SeedVaultPort,
  seen: RunningTable,
  now: Date,
  lengths: RunLengths,
): Promise<boolean> {
  const { runsAt, beaconSignature, number } = seen.round;
  if (runsAt === null || beaconSignature === null)
    throw new Error(`round ${number} of the table ${seen.id} runs without its start or the beacon's value`);
  const { rules, drawn } = drawTableRound(deps, seen.id, seen.round, beaconSignature);
  const { run } = rules;
  if (!run) throw new Error(`round ${number} of the table ${seen.id} has rules without a run`);
  const isAhead = isAheadOfClock(seen.round, now);
  // The run's own time, in ms after its start.
  const msAt = (at: Date) => (isAhead ? run.longestMs : at.getTime() - runsAt.getTime());
  return run.kind === "exits"
    ? endExits(deps, seen, now, lengths, { lengthMs: run.lengthMs(drawn.outcome), drawn, msAt })
    : endDecisions(deps, seen, now, lengths, { run, drawn, msAt });
}

/** How long the outcome is shown, and the time before the end of a run from which on a node waits for it. */
type RunLengths = { drawnMs: number; aheadMs: number };
type MsAt = (at: Date) => number;
type Drawn = TableDraw["drawn"];

/** Ends a run whose length the outcome has fixed. If less than `aheadMs` are missing, it waits, so that the outcome is announced in time. */
async function endExits(
  deps: DatabasePort & DatabaseTimePort,
  seen: RunningTable,
  now: Date,
  { drawnMs, aheadMs }: RunLengths,
  { lengthMs, drawn, msAt }: { lengthMs: number; drawn: Drawn; msAt: MsAt },
): Promise<boolean> {
  const missingMs = lengthMs - msAt(now);
  if (missingMs > aheadMs) return false;
  if (missingMs > 0) await new Promise((resolve) => setTimeout(resolve, missingMs));
  return takeTableStep(deps, seen, async (_, lockedAt) =>
    msAt(lockedAt) < lengthMs
      ? undefined
      : { phase: "drawn", phaseEndsAt: after(lockedAt, drawnMs), events: [...drawn.events] },
  );
}

/** Ends a run whose bets have all decided, or whose time to decide is over. Gives up further stakes that were awaited long enough. */
async function endDecisions(
  deps: StepPorts & ResolverPort,
  seen: RunningTable,
  now: Date,
  { drawnMs }: RunLengths,
  { run, drawn, msAt }: { run: RunOfDecisions; drawn: Drawn; msAt: MsAt },
): Promise<boolean> {
  const { id: tableId, round } = seen;
  const { number } = round;
  const momentAt = async (connection: SqlConnection, at: Date) => {
    const play = await readRunPlay(connection, tableId, number);
    return { play, moment: run.momentOf(drawn.outcome, play, msAt(at)) };
  };
  const { moment, play } = await momentAt(deps.database, now);
  const { question } = moment;
  const isHeld = play.holds.some(({ untilMs }) => untilMs === null);
  if (isHeld && question && msAt(now) >= question.untilMs + MAX_HOLD_MS)
    for (const action of await tableActionsIn(deps.database, { tableId, number }, "staking"))
      await giveUpFurtherStake(deps, action);
  if (!moment.isOver) return false;
  return takeTableStep(deps, seen, async (connection, lockedAt) => {
    await connection.query(
      "SELECT 1 FROM studio_table_round WHERE table_id = $1 AND number = $2 FOR NO KEY UPDATE",
      [tableId, number],
    );
    const last = await momentAt(connection, lockedAt);
    if (!last.moment.isOver) return undefined;
    const events = run.eventsOf?.(drawn.outcome, last.play) ?? drawn.events;
    return { phase: "drawn", phaseEndsAt: after(lockedAt, drawnMs), events: [...events] };
  });
}
