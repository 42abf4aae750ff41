import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { TableVoidReason } from "@bellwether/contract/studio/index.ts";
import { completeDraw, findModel } from "@bellwether/games";
import { sealedSignature } from "@bellwether/games/beacon/sealed-signature.ts";
import { advanceDraw, isDrawOfWrongClock, type RunningDraw } from "../draws/advance-draw.ts";
import { startDraw } from "../draws/start-draw.ts";
import type {
  BeaconPort,
  DatabasePort,
  DatabaseTimePort,
  FairnessPorts,
  GamePorts,
  ModelsPort,
  PayoutPorts,
  RandomPort,
  ResolverPort,
  SeedVaultPort,
  SettlePorts,
  StepPorts,
} from "../ports.ts";
import { SEAL_AHEAD_MS } from "../seal-ahead.ts";
import { isAheadOfClock } from "./ahead-of-clock.ts";
import { closeBets } from "./close-bets.ts";
import { drawTableRound } from "./draw-table-round.ts";
import { payBets } from "./pay-bets.ts";
import { endRoundsAhead } from "./rounds-ahead.ts";
import { beginRun, endRun } from "./run-table-round.ts";
import { countedBets, hasUncertainStakes, sealRound, voidRound } from "./seal-round.ts";
import { lookAtSeal, noteSealSeen, sealAgain } from "./seal-seen.ts";
import { startTableRound } from "./start-table-round.ts";
import type { StoredTable, StoredTableRound } from "./table-round.ts";
import { after, takeTableStep } from "./table-step.ts";
import { readStoredTable } from "./table-store.ts";

/** How long a round waits for the beacon beyond its time. */
const MAX_SILENCE_MS = 30_000;

type RunningTable = StoredTable & { round: StoredTableRound };
/** How long the outcome and the paid round are shown, whether nobody watches, and how long to wait for the end of a run. */
type Lengths = { drawnMs: number; paidMs: number; isUnseen?: true; aheadMs: number };

/** No step of a table can become due between these times of the database's clock, unless the table's change number rises. */
export type TableRest = { seq: number; from: Date; until: Date };

/** What a look at a table has done, and how long the table need not be looked at; undefined if a step can be due at once. */
type TableLook = { isChanged: boolean; rest?: TableRest | undefined };

/** A table that waits for its hours or for the beacon is looked at so often. */
const WAITS_MS = 1_000;

/** A table without a file has no watchers, so its last round need not be shown. */
const UNSEEN: Lengths = { drawnMs: 0, paidMs: 0, isUnseen: true, aheadMs: 0 };

/**
 * Takes the next step of a table if it is due by the database's time. Any node may do so. A step counts once, because it is taken under a lock
 * and only on the state that was read. It waits for the end of a run that is at most `aheadMs` away.
 */
export async function advanceTable(
  studio: StepPorts & FairnessPorts & GamePorts & PayoutPorts,
  table: TableFile,
  aheadMs: number,
): Promise<TableLook> {
  const stored = await readStoredTable(studio.database, table.name);
  const now = await studio.databaseTime(studio.database);
  const { round } = stored ?? { round: null };
  const begin = async (): Promise<TableLook> => {
    const isChanged = await startRound(studio, table, stored, now);
    if (isChanged || !stored?.waitsFor) return { isChanged };
    return { isChanged, rest: { seq: stored.seq, from: now, until: after(now, WAITS_MS) } };
  };
  if (!stored || !round) return begin();
  await noteSealSeen(studio, table.name, round, now);
  const running = { ...stored, round };
  if (isResting(table, running, now))
    return { isChanged: false, rest: { seq: stored.seq, from: now, until: round.phaseEndsAt } };
  if (isOver(round))
    return isAheadOfClock(round, now) ? { isChanged: await endNow(studio, running) } : begin();
  const { drawnMs, paidMs = 0 } = table.phases;
  const isChanged = isDraw(running)
    ? await advanceDraw(studio, table, running, now)
    : await advanceRound(studio, { drawnMs, paidMs, aheadMs }, running, now);
  return { isChanged };
}

/**
 * Begins the next round, unless rounds that were sold ahead must be given up first. Draws that were sold come first, also when the table's
 * file has lost its calendar.
 */
async function startRound(
  studio: StepPorts & FairnessPorts & GamePorts & ResolverPort,
  table: TableFile,
  stored: StoredTable | undefined,
  now: Date,
): Promise<boolean> {
  if (stored && (await endRoundsAhead(studio, table, stored, now))) return true;
  if (table.calendar) return startDraw(studio, table.name, table, stored);
  const isAfterDraw = stored?.round?.drawsAt != null;
  if (isAfterDraw && (await startDraw(studio, table.name, undefined, stored))) return true;
  return startTableRound(studio, table, stored, now);
}

const isDraw = (running: RunningTable): running is RunningDraw => running.round.drawsAt !== null;

/** Whether no step can be due before the phase ends. A closed round is sealed and a run ends as soon as they can be. */
function isResting(table: TableFile, running: RunningTable, now: Date): boolean {
  const { phase, phaseEndsAt } = running.round;
  if (phase === "closed" || phase === "running" || now >= phaseEndsAt) return false;
  return !(isDraw(running) ? isDrawOfWrongClock(table, running, now) : isAheadOfClock(running.round, now));
}

/** A round that is over and that a clock ahead would show until long after now has been shown. */
function endNow(studio: DatabasePort & DatabaseTimePort, seen: RunningTable): Promise<boolean> {
  const { phase, voidReason } = seen.round;
  return takeTableStep(studio, seen, async (_, now) => ({ phase, phaseEndsAt: now, voidReason }));
}

/** Takes the next step of a table whose file was deleted. Its last round and all draws that were sold run to their end; no other round begins. */
export async function finishDeletedTable(
  studio: StepPorts & FairnessPorts & GamePorts & PayoutPorts,
  tableId: string,
): Promise<boolean> {
  const stored = await readStoredTable(studio.database, tableId);
  if (!stored?.round) return false;
  const running = { ...stored, round: stored.round };
  const now = await studio.databaseTime(studio.database);
  await noteSealSeen(studio, tableId, running.round, now);
  if (isOver(running.round))
    return isDraw(running)
      ? startDraw(studio, tableId, undefined, stored)
      : endRoundsAhead(studio, undefined, stored, now);
  return isDraw(running)
    ? advanceDraw(studio, undefined, running, now)
    : advanceRound(studio, UNSEEN, running, now);
}

const isOver = ({ phase }: StoredTableRound) => phase === "paid" || phase === "void";

async function advanceRound(
  studio: StepPorts & FairnessPorts & PayoutPorts & ModelsPort,
  lengths: Lengths,
  seen: RunningTable,
  now: Date,
): Promise<boolean> {
  if (isAheadOfClock(seen.round, now)) return correctRound(studio, lengths, seen, now);
  const isDue = now >= seen.round.phaseEndsAt;
  switch (seen.round.phase) {
    case "betting":
      return isDue && closeBets(studio, seen);
    case "closed":
      return seal(studio, lengths, seen, now);
    case "sealed":
      return isDue && draw(studio, lengths, seen, now);
    case "running":
      return endRun(studio, seen, now, lengths);
    case "drawn":
      return isDue && pay(studio, lengths, seen);
    case "announced":
    case "paid":
    case "void":
      return false;
  }
}

/**
 * Ends a round that a clock ahead has begun, instead of waiting until that clock's time: without an outcome its stakes are returned, and what
 * was drawn is paid.
 */
async function correctRound(
  studio: StepPorts & FairnessPorts & PayoutPorts & ModelsPort,
  lengths: Lengths,
  seen: RunningTable,
  now: Date,
): Promise<boolean> {
  const { number, phase, phaseBeganAt, phaseEndsAt } = seen.round;
  const fault = { table: seen.id, roundNumber: number, phase, phaseBeganAt, phaseEndsAt, now };
  studio.log.error(fault, "a table's phase begins in the future: a clock was ahead, and the round is ended");
  if (phase === "running") return endRun(studio, seen, now, lengths);
  if (phase === "drawn") return pay(studio, lengths, seen);
  return end(studio, lengths, seen, "clock_skew");
}

async function seal(
  studio: StepPorts & BeaconPort & ModelsPort & ResolverPort,
  lengths: Lengths,
  seen: RunningTable,
  now: Date,
): Promise<boolean> {
  const { number, phaseEndsAt, betsCloseAt } = seen.round;
  if (now < phaseEndsAt && (await hasUncertainStakes(studio.database, seen.id, number))) return false;
  const trouble = await studio.beacon.trouble(() => studio.databaseTime(studio.database));
  if (trouble === "clock_skew") return end(studio, lengths, seen, trouble);
  const chain = trouble === undefined ? await studio.beacon.chain() : undefined;
  if (!chain) {
    const isGivenUp = studio.beaconSilence.isOver(seen, now, after(betsCloseAt, MAX_SILENCE_MS));
    return isGivenUp && end(studio, lengths, seen, "beacon_silent");
  }
  studio.beaconSilence.end(seen.id);
  const { rules } = findModel(studio.models, seen.round.model);
  const minimumPlayers = rules.pot?.minimumPlayers ?? 0;
  const sealed = await takeTableStep(studio, seen, (connection, lockedAt) =>
    sealRound(studio, connection, {
      ...{ tableId: seen.id, number, chain, now: lockedAt, minimumPlayers },
      shownMs: lengths.paidMs,
    }),
  );
  if (!sealed) return false;
  studio.wakeResolver();
  await lookAtSeal(studio, seen.id);
  return true;
}

async function draw(
  studio: StepPorts & FairnessPorts & ModelsPort & ResolverPort,
  lengths: Lengths,
  seen: RunningTable,
  now: Date,
): Promise<boolean> {
  const isSeen = seen.round.sealSeenAt !== null;
  const sealedAgain = isSeen ? undefined : await sealAgain(studio, seen, SEAL_AHEAD_MS);
  if (typeof sealedAgain === "boolean") return sealedAgain;
  const signature = isSeen ? await sealedSignature(studio.beacon, seen.round) : undefined;
  if (signature === undefined) {
    const isGivenUp = studio.beaconSilence.isOver(seen, now, after(seen.round.phaseEndsAt, MAX_SILENCE_MS));
    return isGivenUp && end(studio, lengths, seen, sealedAgain ?? "beacon_silent");
  }
  studio.beaconSilence.end(seen.id);
  const { rules } = findModel(studio.models, seen.round.model);
  if (rules.run) return beginRun(studio, seen, signature, rules.run.longestMs);
  const drawn = await drawWithBets(studio, seen, signature);
  const moreMs = lengths.isUnseen ? 0 : (rules.moreMs?.(drawn.events) ?? 0);
  return takeTableStep(studio, seen, async (_, lockedAt) => ({
    phase: "drawn",
    phaseEndsAt: after(lockedAt, lengths.drawnMs + moreMs),
    beaconSignature: signature,
    events: [...drawn.events],
  }));
}

/** The draw of a sealed round. If its bets share a pot, all of them are read: after the seal they do not change. */
async function drawWithBets(
  studio: DatabasePort & ModelsPort & SeedVaultPort,
  { id, round }: RunningTable,
  signature: string,
) {
  const { rules, drawn } = drawTableRound(studio, id, round, signature);
  if (!rules.pot) return drawn;
  const bets = await countedBets(studio.database, id, round.number);
  return completeDraw(
    rules,
    drawn,
    bets.map(({ input }) => input),
  );
}

async function pay(
  studio: SettlePorts & RandomPort & SeedVaultPort,
  lengths: Lengths,
  seen: RunningTable,
): Promise<boolean> {
  await payBets(studio, seen.id, seen.round.number);
  return takeTableStep(studio, seen, async (_, now) => ({
    phase: "paid",
    phaseEndsAt: after(now, lengths.paidMs),
  }));
}

async function end(
  studio: StepPorts & ResolverPort,
  { paidMs }: Lengths,
  seen: RunningTable,
  reason: TableVoidReason,
): Promise<boolean> {
  const { number } = seen.round;
  const ended = await takeTableStep(studio, seen, (connection, now) =>
    voidRound(studio, connection, { tableId: seen.id, number, reason, now, shownMs: paidMs }),
  );
  if (!ended) return false;
  studio.log.warn(
    { table: seen.id, roundNumber: number, reason },
    "a table's round is void: all stakes are returned",
  );
  studio.wakeResolver();
  return true;
}
