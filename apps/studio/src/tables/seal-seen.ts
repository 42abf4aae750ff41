import { type BeaconChain, firstRoundFrom } from "@bellwether/games/beacon/beacon-chain.ts";
import type { BeaconTrouble } from "@bellwether/games/beacon/beacon-client.ts";
import { isBeforeValue, roundTimeMs } from "@bellwether/games/beacon/beacon-times.ts";
import type { BeaconPort, DatabasePort, DatabaseTimePort } from "../ports.ts";
import type { StoredTable, StoredTableRound } from "./table-round.ts";
import { takeTableStep } from "./table-step.ts";
import { findTableRound, readStoredTable, type TableStep } from "./table-store.ts";

type SealedTable = StoredTable & { round: StoredTableRound };

/** The beacon's part of a seal: chain, key and the first round from this time on. */
export function beaconStep(chain: BeaconChain, fromMs: number) {
  const beaconRound = firstRoundFrom(chain, fromMs);
  return {
    phase: "sealed",
    phaseEndsAt: new Date(roundTimeMs(chain, beaconRound)),
    chainHash: chain.hash,
    beaconPublicKey: chain.publicKey,
    beaconRound,
  } satisfies TableStep;
}

/**
 * Stores that a seal was committed before the value of its round of the beacon existed. The row was read before the database's time `at`.
 * Does nothing for other rounds, or if `at` is too late to prove it.
 */
export async function noteSealSeen(
  { database }: DatabasePort,
  tableId: string,
  { number, phase, sealSeenAt, phaseEndsAt, beaconRound }: StoredTableRound,
  at: Date,
): Promise<void> {
  if (phase !== "sealed" || sealSeenAt !== null || !isBeforeValue(at, phaseEndsAt.getTime())) return;
  await database.query(
    `UPDATE studio_table_round SET seal_seen_at = $4
     WHERE table_id = $1 AND number = $2 AND beacon_round = $3 AND phase = 'sealed' AND seal_seen_at IS NULL`,
    [tableId, number, beaconRound, at],
  );
}

/** Looks at a seal whose SQL transaction has returned. */
export async function lookAtSeal(deps: DatabasePort & DatabaseTimePort, tableId: string): Promise<void> {
  const stored = await readStoredTable(deps.database, tableId);
  const at = await deps.databaseTime(deps.database);
  if (stored?.round) await noteSealSeen(deps, tableId, stored.round, at);
}

/**
 * Seals a round again whose seal nobody saw in time, so that its commit may have come after the beacon's value: with the same bets and root, and
 * a round of the beacon that is `aheadMs` away. So is a draw that a clock ahead sealed for a time long after the draw: `drawsAt` is then the
 * earliest time of its value. Returns whether it was sealed, or why the beacon's rounds cannot be counted.
 */
export async function sealAgain(
  deps: BeaconPort & DatabasePort & DatabaseTimePort,
  seen: SealedTable,
  aheadMs: number,
  drawsAt?: Date,
): Promise<boolean | BeaconTrouble> {
  const trouble = await deps.beacon.trouble(() => deps.databaseTime(deps.database));
  const chain = trouble === undefined ? await deps.beacon.chain() : undefined;
  if (!chain) return trouble ?? "beacon_silent";
  const isSealed = await takeTableStep(deps, seen, async (connection, lockedAt) => {
    const round = await findTableRound(connection, seen.id, seen.round.number);
    const fromMs = Math.max(lockedAt.getTime() + aheadMs, drawsAt?.getTime() ?? 0);
    return drawsAt || round?.sealSeenAt === null ? beaconStep(chain, fromMs) : undefined;
  });
  if (isSealed) await lookAtSeal(deps, seen.id);
  return isSealed;
}
