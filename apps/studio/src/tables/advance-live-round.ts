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
  deps: StepPorts & FairnessPorts & PayoutPorts & ModelsPort,
  lengths: Lengths,
  seen: RunningTable,
  now: Date,
): Promise<boolean> {
  if (isAheadOfClock(seen.round, now)) return correctRound(deps, lengths, seen, now);
  const isDue = now >= seen.round.phaseEndsAt;
  switch (seen.round.phase) {
    case "betting":
      return isDue && closeBets(deps, seen);
    case "closed":
      return seal(deps, lengths, seen, now);
    case "sealed":
      return isDue && draw(deps, lengths, seen, now);
    case "running":
      return endRun(deps, seen, now, lengths);
    case "drawn":
      return isDue && pay(deps, lengths, seen);
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
  deps: StepPorts & FairnessPorts & PayoutPorts & ModelsPort,
  lengths: Lengths,
  seen: RunningTable,
  now: Date,
): Promise<boolean> {
  const { number, phase, phaseBeganAt, phaseEndsAt } = seen.round;
  const fault = { table: seen.id, roundNumber: number, phase, phaseBeganAt, phaseEndsAt, now };
  deps.log.error(fault, "a table's phase begins in the future: a clock was ahead, and the round is ended");
  if (phase === "running") return endRun(deps, seen, now, lengths);
  if (phase === "drawn") return pay(deps, lengths, seen);
  return end(deps, lengths, seen, "clock_skew");
}

async function seal(
  deps: StepPorts & BeaconPort & ModelsPort & ResolverPort,
  lengths: Lengths,
  seen: RunningTable,
  now: Date,
): Promise<boolean> {
  const { number, phaseEndsAt, betsCloseAt } = seen.round;
  if (now < phaseEndsAt && (await hasUncertainStakes(deps.database, seen.id, number))) return false;
  const trouble = await deps.beacon.trouble(() => deps.databaseTime(deps.database));
  if (trouble === "clock_skew") return end(deps, lengths, seen, trouble);
  const chain = trouble === undefined ? await deps.beacon.chain() : undefined;
  if (!chain) {
    const isGivenUp = deps.beaconSilence.isOver(seen, now, after(betsCloseAt, MAX_SILENCE_MS));
    return isGivenUp && end(deps, lengths, seen, "beacon_silent");
  }
  deps.beaconSilence.end(seen.id);
  const { rules } = findModel(deps.models, seen.round.model);
  const minimumPlayers = rules.pot?.minimumPlayers ?? 0;
  const sealed = await takeTableStep(deps, seen, (connection, lockedAt) =>
    sealRound(deps, connection, {
      ...{ tableId: seen.id, number, chain, now: lockedAt, minimumPlayers },
      shownMs: lengths.paidMs,
    }),
  );
  if (!sealed) return false;
  deps.wakeResolver();
  await lookAtSeal(deps, seen.id);
  return true;
}

async function draw(
  deps: StepPorts & FairnessPorts & ModelsPort & ResolverPort,
  lengths: Lengths,
  seen: RunningTable,
  now: Date,
): Promise<boolean> {
  const isSeen = seen.round.sealSeenAt !== null;
  const sealedAgain = isSeen ? undefined : await sealAgain(deps, seen, SEAL_AHEAD_MS);
  if (typeof sealedAgain === "boolean") return sealedAgain;
  const signature = isSeen ? await sealedSignature(deps.beacon, seen.round) : undefined;
  if (signature === undefined) {
    const isGivenUp = deps.beaconSilence.isOver(seen, now, after(seen.round.phaseEndsAt, MAX_SILENCE_MS));
    return isGivenUp && end(deps, lengths, seen, sealedAgain ?? "beacon_silent");
  }
  deps.beaconSilence.end(seen.id);
  const { rules } = findModel(deps.models, seen.round.model);
  if (rules.run) return beginRun(deps, seen, signature, rules.run.longestMs);
  const drawn = await drawWithBets(deps, seen, signature);
  const moreMs = lengths.isUnseen ? 0 : (rules.moreMs?.(drawn.events) ?? 0);
  return takeTableStep(deps, seen, async (_, lockedAt) => ({
    phase: "drawn",
    phaseEndsAt: after(lockedAt, lengths.drawnMs + moreMs),
    beaconSignature: signature,
    events: [...drawn.events],
  }));
}

/** The draw of a sealed round. If its bets share a pot, all of them are read: after the seal they do not change. */
async function drawWithBets(
  deps: DatabasePort & ModelsPort & SeedVaultPort,
  { id, round }: RunningTable,
  signature: string,
) {
  const { rules, drawn } = drawTableRound(deps, id, round, signature);
  if (!rules.pot) return drawn;
  const bets = await countedBets(deps.database, id, round.number);
  return completeDraw(
    rules,
    drawn,
    bets.map(({ input }) => input),
  );
}

async function pay(
  deps: SettlePorts & RandomPort & SeedVaultPort,
  lengths: Lengths,
  seen: RunningTable,
): Promise<boolean> {
  await payBets(deps, seen.id, seen.round.number);
  return takeTableStep(deps, seen, async (_, now) => ({
    phase: "paid",
    phaseEndsAt: after(now, lengths.paidMs),
  }));
}

async function end(
  deps: StepPorts & ResolverPort,
  { paidMs }: Lengths,
  seen: RunningTable,
  reason: TableVoidReason,
): Promise<boolean> {
  const { number } = seen.round;
  const ended = await takeTableStep(deps, seen, (connection, now) =>
    voidRound(deps, connection, { tableId: seen.id, number, reason, now, shownMs: paidMs }),
  );
  if (!ended) return false;
  deps.log.warn(
    { table: seen.id, roundNumber: number, reason },
    "a table's round is void: all stakes are returned",
  );
  deps.wakeResolver();
  return true;
}
