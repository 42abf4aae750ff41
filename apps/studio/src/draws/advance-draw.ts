import { DRAW_SEAL_AHEAD_MS, type TableFile } from "@bellwether/contract/content/table.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { TableVoidReason } from "@bellwether/contract/studio/index.ts";
import { findModel, type SharedRules } from "@bellwether/games";
import { sealedSignature } from "@bellwether/games/beacon/sealed-signature.ts";
import { after } from "../after.ts";
import { isTooFar } from "../calendar/index.ts";
import type {
  BeaconPort,
  DatabasePort,
  DatabaseTimePort,
  FairnessPorts,
  LogPort,
  ModelsPort,
  PayoutPorts,
  RandomPort,
  ResolverPort,
  SeedVaultPort,
  SettlePorts,
  StepPorts,
} from "../ports.ts";
import { giveUpBets } from "../rounds/index.ts";
import {
  beaconStep,
  closeBets,
  drawTableRound,
  hasFewerPlayers,
  hasUncertainStakes,
  isAheadOfClock,
  lookAtSeal,
  type StoredTable,
  type StoredTableRound,
  sealAgain,
  takeTableStep,
} from "../tables/index.ts";
import { buildTicketTree, storeTicketTree } from "../trees/index.ts";
import { completeTicketDraw } from "./complete-ticket-draw.ts";
import { payWinners } from "./settle-tickets.ts";
import { laterOf } from "./start-draw.ts";

/** A stored draw that is its table's current round. */
export type RunningDraw = StoredTable & { round: StoredTableRound & { drawsAt: Date } };

/** A draw that is this late is paid at once, without being shown. */
const MAX_LATE_MS = 60_000;

/** How long the draw is shown before it is paid, how long it waits for the beacon, and how far ahead of the seal the beacon's round is. */
type DrawLengths = { drawnMs: number; patienceMs: number; sealAheadMs: number };

/** Takes the next step of a draw if it is due by the database's time. As with every table, a step counts once, on whichever node. */
export async function advanceDraw(
  deps: StepPorts & FairnessPorts & PayoutPorts & ModelsPort,
  table: TableFile | undefined,
  seen: RunningDraw,
  now: Date,
): Promise<boolean> {
  const lengths = lengthsOf(table);
  const { phase, phaseEndsAt, drawsAt, number } = seen.round;
  const isDue = now >= phaseEndsAt;
  const isWrong = isDrawOfWrongClock(table, seen, now);
  // A draw that was closed early is sealed as soon as possible, so it is no error.
  if (isWrong && phase !== "closed")
    deps.log.error(
      { table: seen.id, roundNumber: number, phase, phaseEndsAt, drawsAt, now },
      "a draw was sold, sealed or drawn by a clock that was ahead: it does not wait for that clock's time",
    );
  if (isGivenUp(table, seen, now)) return end(deps, seen, "clock_skew");
  switch (phase) {
    case "betting":
      return isDue && closeBets(deps, seen);
    case "closed":
      return seal(deps, lengths, seen, now);
    case "sealed":
      if (isWrong) return (await sealAgain(deps, seen, lengths.sealAheadMs, drawsAt)) === true;
      return isDue && draw(deps, lengths, seen, now);
    case "drawn":
      return (isDue || isWrong) && pay(deps, seen);
    default:
      return false;
  }
}

/**
 * Whether a clock that was ahead has moved the draw so that it would wait for that clock's time. Not wrong is one that has only closed or sealed
 * its sale early, or put a draw of the calendar on sale: it waits for its own time. Pure.
 */
export function isDrawOfWrongClock(table: TableFile | undefined, seen: RunningDraw, now: Date): boolean {
  const { phase, phaseEndsAt, drawsAt } = seen.round;
  if (isGivenUp(table, seen, now)) return true;
  if (phase === "betting" || !isAheadOfClock(seen.round, now)) return false;
  return phase !== "sealed" || phaseEndsAt > after(laterOf(drawsAt, now), MAX_LATE_MS);
}

/** Whether the draw has no outcome and is too far: the table would draw nothing until its time. */
function isGivenUp(table: TableFile | undefined, { round }: RunningDraw, now: Date): boolean {
  const hasNoOutcome = round.phase === "betting" || round.phase === "closed" || round.phase === "sealed";
  return hasNoOutcome && table?.calendar !== undefined && isTooFar(round, table.calendar, now);
}

/** The lengths of a draw's phases by the table's file. Nobody watches a table without a file, so its draws need not be shown. */
function lengthsOf(table: TableFile | undefined): DrawLengths {
  const calendar = table?.calendar;
  if (!calendar) return { drawnMs: 0, patienceMs: DAY_MS, sealAheadMs: DRAW_SEAL_AHEAD_MS };
  return {
    drawnMs: table.phases.drawnMs,
    patienceMs: calendar.patienceMs,
    sealAheadMs: Math.min(DRAW_SEAL_AHEAD_MS, calendar.closesMs / 2),
  };
}

async function seal(
  deps: StepPorts & BeaconPort & ModelsPort & ResolverPort,
  lengths: DrawLengths,
  seen: RunningDraw,
  now: Date,
): Promise<boolean> {
  const { id: tableId, round } = seen;
  const { number } = round;
  const draw = { tableId, number };
  // A clock that was ahead says nothing about how long the draw has waited.
  const phaseEndsAt = isAheadOfClock(round, now) ? earlierOf(round.drawsAt, now) : round.phaseEndsAt;
  if (await hasUncertainStakes(deps.database, tableId, number))
    return now >= phaseEndsAt && giveUpUncertain(deps, seen);
  const trouble = await deps.beacon.trouble(() => deps.databaseTime(deps.database));
  const chain = trouble === undefined ? await deps.beacon.chain() : undefined;
  if (!chain) {
    const isGivenUp = deps.beaconSilence.isOver(seen, now, after(phaseEndsAt, lengths.patienceMs));
    return isGivenUp && end(deps, seen, trouble ?? "beacon_silent");
  }
  deps.beaconSilence.end(tableId);
  const { rules } = findModel(deps.models, round.model);
  const minimumPlayers = rules.pot?.minimumPlayers ?? 0;
  if (await hasFewerPlayers(deps.database, tableId, number, minimumPlayers))
    return end(deps, seen, "few_players");
  const tree = await buildTicketTree(deps.database, draw);
  const isSealed = await takeTableStep(deps, seen, async (connection) => {
    await storeTicketTree(connection, draw, tree);
    // The first round of the beacon that comes after the seal with its distance, and not before the time of the draw.
    const sealedAt = await deps.databaseTime(connection);
    const from = laterOf(after(sealedAt, lengths.sealAheadMs), round.drawsAt);
    return { ...beaconStep(chain, from.getTime()), betCount: tree.betCount, root: tree.root };
  });
  if (isSealed) await lookAtSeal(deps, tableId);
  return isSealed;
}

/** Stakes that are still uncertain no longer count and are returned. Then the tickets do not change any more. */
async function giveUpUncertain(deps: StepPorts & ResolverPort, seen: RunningDraw): Promise<boolean> {
  const { number, phaseEndsAt } = seen.round;
  const isGivenUp = await takeTableStep(deps, seen, async (connection, now) => {
    await giveUpBets(connection, { tableId: seen.id, number }, ["staking"], deps.now());
    return { phase: "closed", phaseEndsAt: earlierOf(phaseEndsAt, now) };
  });
  if (isGivenUp) deps.wakeResolver();
  return isGivenUp;
}

async function draw(
  deps: StepPorts & FairnessPorts & ModelsPort,
  lengths: DrawLengths,
  seen: RunningDraw,
  now: Date,
): Promise<boolean> {
  const { phaseEndsAt, number } = seen.round;
  const isSeen = seen.round.sealSeenAt !== null;
  const sealedAgain = isSeen ? undefined : await sealAgain(deps, seen, lengths.sealAheadMs);
  if (typeof sealedAgain === "boolean") return sealedAgain;
  const signature = isSeen ? await sealedSignature(deps.beacon, seen.round) : undefined;
  if (signature === undefined) {
    const isGivenUp = deps.beaconSilence.isOver(seen, now, after(phaseEndsAt, lengths.patienceMs));
    return isGivenUp && end(deps, seen, sealedAgain ?? "beacon_silent");
  }
  deps.beaconSilence.end(seen.id);
  const { rules, drawn } = drawTableRound(deps, seen.id, seen.round, signature);
  const { events } = await completeTicketDraw(deps.database, { rules, drawn }, { tableId: seen.id, number });
  const showMs = lengths.drawnMs === 0 ? 0 : lengths.drawnMs + showMsOf(rules, events);
  return takeTableStep(deps, seen, async (_, lockedAt) => ({
    phase: "drawn",
    // A draw that no node could hold in time is paid without the show; it can be replayed later.
    phaseEndsAt: lockedAt > after(seen.round.drawsAt, MAX_LATE_MS) ? lockedAt : after(lockedAt, showMs),
    beaconSignature: signature,
    events: [...events],
  }));
}

const earlierOf = (one: Date, other: Date) => (one < other ? one : other);

const showMsOf = ({ moreMs }: SharedRules, events: Parameters<NonNullable<SharedRules["moreMs"]>>[0]) =>
  moreMs?.(events) ?? 0;

/** Pays all winners. The tickets that won nothing are settled later, in `createDrawCloser`: winners and the next draw need not wait for that. */
async function pay(deps: SettlePorts & RandomPort & SeedVaultPort, seen: RunningDraw): Promise<boolean> {
  await payWinners(deps, seen.id, seen.round);
  return takeTableStep(deps, seen, async (_, now) => ({ phase: "paid", phaseEndsAt: now }));
}

/** Ends a draw without an outcome. `createDrawCloser` then returns all stakes, in parts. */
async function end(
  deps: DatabasePort & DatabaseTimePort & LogPort,
  seen: RunningDraw,
  reason: TableVoidReason,
): Promise<boolean> {
  const { number } = seen.round;
  const ended = await takeTableStep(deps, seen, async (_, now) => ({
    phase: "void",
    phaseEndsAt: now,
    voidReason: reason,
  }));
  const level = reason === "few_players" ? "info" : "warn";
  if (ended)
    deps.log[level](
      { table: seen.id, roundNumber: number, reason },
      "a draw is void: all stakes are returned",
    );
  return ended;
}
