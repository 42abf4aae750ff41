import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { drawClock, entryText, rootOfLeaves } from "@bellwether/games";
import { type BeaconChain, firstRoundFrom } from "@bellwether/games/beacon/beacon-chain.ts";
import { isBeforeValue, roundTimeMs } from "@bellwether/games/beacon/beacon-times.ts";
import { randomnessOf } from "@bellwether/games/beacon/check-signature.ts";
import { sealedSignature } from "@bellwether/games/beacon/sealed-signature.ts";
import type {
  BeaconPort,
  DatabasePort,
  DatabaseTimePort,
  FairnessPorts,
  JackpotsPort,
  StepPorts,
} from "../ports.ts";
import { SEAL_AHEAD_MS } from "../seal-ahead.ts";
import { clockOwner, type StoredClock } from "./clock-store.ts";
import { storeDraw } from "./store-draw.ts";

/**
 * Fixes the root of a closed clock's entries together with a round of the beacon whose value does not exist yet. Without the beacon, or with a
 * clock that differs from it, the jackpot waits: it is tried again at the next run. A seal whose commit was not seen to return before the value
 * existed is made again, with a later round; one that a clock ahead has made, with a round long after now, is made again with an earlier one.
 * Returns whether the beacon could be asked.
 */
export async function sealClock(
  deps: BeaconPort & DatabasePort & DatabaseTimePort,
  clock: StoredClock,
): Promise<boolean> {
  const trouble = await deps.beacon.trouble(() => deps.databaseTime(deps.database));
  const chain = trouble === undefined ? await deps.beacon.chain() : undefined;
  if (!chain) return false;
  // Nothing enters a closed clock, so its entries can be read before the lock.
  const root = rootOfLeaves((await readEntries(deps.database, clock)).map(entryText));
  const now = await deps.databaseTime(deps.database);
  const beaconRound = await deps.database.transaction(async (connection) => {
    const { rowCount } = await connection.query(
      `SELECT 1 FROM studio_clock WHERE pot = $1 AND currency = $2 AND number = $3
         AND (state = 'closed' OR state = 'sealed' AND (seal_seen_at IS NULL OR beacon_round > $4)) FOR UPDATE`,
      [...keyOf(clock), lastRoundFrom(chain, now)],
    );
    if (rowCount === 0) return undefined;
    const sealedAt = await deps.databaseTime(connection);
    const round = firstRoundFrom(chain, sealedAt.getTime() + SEAL_AHEAD_MS);
    await connection.query(
      `UPDATE studio_clock SET state = 'sealed', root = $4, chain_hash = $5, beacon_public_key = $6, beacon_round = $7, seal_seen_at = NULL
       WHERE pot = $1 AND currency = $2 AND number = $3`,
      [...keyOf(clock), root, chain.hash, chain.publicKey, round],
    );
    return round;
  });
  if (beaconRound === undefined) return true;
  const seenAt = await deps.databaseTime(deps.database);
  if (isBeforeValue(seenAt, roundTimeMs(chain, beaconRound)))
    await deps.database.query(
      `UPDATE studio_clock SET seal_seen_at = $5
       WHERE pot = $1 AND currency = $2 AND number = $3 AND state = 'sealed' AND beacon_round = $4`,
      [...keyOf(clock), beaconRound, seenAt],
    );
  return true;
}

/** Draws a sealed clock's number once the beacon has the value, and stores the hit or that nobody has won. */
export async function drawSealedClock(
  deps: StepPorts & FairnessPorts & JackpotsPort,
  clock: StoredClock,
): Promise<void> {
  const { rows } = await deps.database.query<{ root: string; chainHash: string; beaconRound: bigint }>(
    `SELECT root, chain_hash AS "chainHash", beacon_round AS "beaconRound" FROM studio_clock
     WHERE pot = $1 AND currency = $2 AND number = $3 AND state = 'sealed'`,
    keyOf(clock),
  );
  const [sealed] = rows;
  if (!sealed) return;
  const signature = await sealedSignature(deps.beacon, sealed);
  if (signature === undefined) return sealAgainIfTooFar(deps, clock, sealed);
  const serverSeed = deps.seedVault.open(clockOwner(clock), clock.server_seed);
  const seeds = { serverSeed, root: sealed.root, beaconRandomness: randomnessOf(signature) };
  const drawn = drawClock(clock, seeds, { entries: clock.entries, outOf: clock.out_of ?? 1 });
  await deps.database.transaction((connection) => storeDraw(deps, connection, clock, { signature, drawn }));
}

/** The last round of the beacon that a seal at this time can have. */
const lastRoundFrom = (chain: BeaconChain, now: Date) =>
  firstRoundFrom(chain, now.getTime() + SEAL_AHEAD_MS + MINUTE_MS);

async function sealAgainIfTooFar(
  deps: BeaconPort & DatabasePort & DatabaseTimePort,
  clock: StoredClock,
  sealed: { chainHash: string; beaconRound: bigint },
): Promise<void> {
  const chain = await deps.beacon.chain();
  if (chain?.hash !== sealed.chainHash) return;
  const now = await deps.databaseTime(deps.database);
  if (Number(sealed.beaconRound) > lastRoundFrom(chain, now)) await sealClock(deps, clock);
}

const keyOf = ({ pot, currency, number }: Pick<StoredClock, "pot" | "currency" | "number">) => [
  pot,
  currency,
  number,
];

/** Entries of a clock in their order, those after the number `after`. */
export async function readEntries(
  connection: SqlConnection,
  clock: Pick<StoredClock, "pot" | "currency" | "number">,
  { after = 0, limit }: { after?: number; limit?: number } = {},
): Promise<{ number: number; roundId: string }[]> {
  const { rows } = await connection.query<{ number: number; round_id: string }>(
    `SELECT number, round_id FROM studio_clock_entry WHERE pot = $1 AND currency = $2 AND clock = $3 AND number > $4
     ORDER BY number LIMIT $5`,
    [...keyOf(clock), after, limit ?? null],
  );
  return rows.map(({ number, round_id: roundId }) => ({ number, roundId }));
}
