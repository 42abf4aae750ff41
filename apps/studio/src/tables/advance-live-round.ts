import type { TableVoidReason } from "@bellwether/contract/studio/index.ts";
import { completeDraw, findModel } from "@bellwether/games";
import { sealedSignature } from "@bellwether/games/beacon/sealed-signature.ts";
import { after } from "../after.ts";
import type {
  BeaconPort,
  DatabasePort,
  FairnessPorts,
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
import { beginRun, endRun } from "./run-table-round.ts";
import { countedBets, hasUncertainStakes, sealRound, voidRound } from "./seal-round.ts";
import { lookAtSeal, sealAgain } from "./seal-seen.ts";
import type { StoredTable, StoredTableRound } from "./table-round.ts";
import { takeTableStep } from "./table-step.ts";

/** How long a round waits for the beacon beyond its time. */
const MAX_SILENCE_MS = 30_000;

/** A table with a round that has begun. */
export type RunningTable = StoredTable & { round: StoredTableRound };

/** How long the outcome and the paid round are shown, whether nobody watches, and how long to wait for the end of a run. */
type Lengths = { drawnMs: number; paidMs: number; isUnseen?: true; aheadMs: number };

/** A table without a file has no watchers, so its last round need not be shown. */
export const UNSEEN: Lengths = { drawnMs: 0, paidMs: 0, isUnseen: true, aheadMs: 0 };

/**
 * Takes the next step of a round of a live table, which is no draw, if it is due by the database's time. A step counts once, on whichever node.
 * Returns whether this node took one.
 */
export async function advanceLiveRound(
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
