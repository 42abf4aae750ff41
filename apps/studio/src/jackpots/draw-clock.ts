import { dayText } from "@bellwether/contract/day-text.ts";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { drawClock, entryText, rootOfLeaves } from "@bellwether/games";
import { type BeaconChain, firstRoundFrom } from "@bellwether/games/beacon/beacon-chain.ts";
import { isBeforeValue, roundTimeMs } from "@bellwether/games/beacon/beacon-times.ts";
import { randomnessOf } from "@bellwether/games/beacon/check-signature.ts";
import { sealedSignature } from "@bellwether/games/beacon/sealed-signature.ts";
import { newUuid } from "../new-uuid.ts";
import type {
  BeaconPort,
  ClockPort,
  DatabasePort,
  DatabaseTimePort,
  FairnessPorts,
  RandomPort,
  StepPorts,
} from "../ports.ts";
import { SEAL_AHEAD_MS } from "../seal-ahead.ts";
import { clockOwner, type StoredClock } from "./clock-store.ts";

/**
 * Fixes the root of a closed clock's entries together with a round of the beacon whose value does not exist yet. Without the beacon, or with a
 * clock that differs from it, the jackpot waits: it is tried again at the next run. A seal whose commit was not seen to return before the value
 * existed is made again, with a later round; one that a clock ahead has made, with a round long after now, is made again with an earlier one.
 */
export async function sealClock(
  studio: BeaconPort & DatabasePort & DatabaseTimePort,
  clock: StoredClock,
): Promise<void> {
  const trouble = await studio.beacon.trouble(() => studio.databaseTime(studio.database));
  const chain = trouble === undefined ? await studio.beacon.chain() : undefined;
  if (!chain) return;
  // Nothing enters a closed clock, so its entries can be read before the lock.
  const root = rootOfLeaves((await readEntries(studio.database, clock)).map(entryText));
  const now = await studio.databaseTime(studio.database);
  const beaconRound = await studio.database.transaction(async (connection) => {
    const { rowCount } = await connection.query(
      `SELECT 1 FROM studio_clock WHERE pot = $1 AND currency = $2 AND number = $3
         AND (state = 'closed' OR state = 'sealed' AND (seal_seen_at IS NULL OR beacon_round > $4)) FOR UPDATE`,
      [...keyOf(clock), lastRoundFrom(chain, now)],
    );
    if (rowCount === 0) return undefined;
    const sealedAt = await studio.databaseTime(connection);
    const round = firstRoundFrom(chain, sealedAt.getTime() + SEAL_AHEAD_MS);
    await connection.query(
      `UPDATE studio_clock SET state = 'sealed', root = $4, chain_hash = $5, beacon_public_key = $6, beacon_round = $7, seal_seen_at = NULL
       WHERE pot = $1 AND currency = $2 AND number = $3`,
      [...keyOf(clock), root, chain.hash, chain.publicKey, round],
    );
    return round;
  });
  if (beaconRound === undefined) return;
  const seenAt = await studio.databaseTime(studio.database);
  if (isBeforeValue(seenAt, roundTimeMs(chain, beaconRound)))
    await studio.database.query(
      `UPDATE studio_clock SET seal_seen_at = $5
       WHERE pot = $1 AND currency = $2 AND number = $3 AND state = 'sealed' AND beacon_round = $4`,
      [...keyOf(clock), beaconRound, seenAt],
    );
}

/** Draws the winner of a sealed clock once the beacon has the value, and stores the hit with the id of its payment. */
export async function drawSealedClock(studio: StepPorts & FairnessPorts, clock: StoredClock): Promise<void> {
  const { rows } = await studio.database.query<{ root: string; chainHash: string; beaconRound: bigint }>(
    `SELECT root, chain_hash AS "chainHash", beacon_round AS "beaconRound" FROM studio_clock
     WHERE pot = $1 AND currency = $2 AND number = $3 AND state = 'sealed'`,
    keyOf(clock),
  );
  const [sealed] = rows;
  if (!sealed) return;
  const signature = await sealedSignature(studio.beacon, sealed);
  if (signature === undefined) return sealAgainIfTooFar(studio, clock, sealed);
  const serverSeed = studio.seedVault.open(clockOwner(clock), clock.server_seed);
  const seeds = { serverSeed, root: sealed.root, beaconRandomness: randomnessOf(signature) };
  const winner = drawClock(clock, seeds, clock.entries);
  await studio.database.transaction((connection) => storeHit(studio, connection, clock, signature, winner));
}

/** The last round of the beacon that a seal at this time can have. */
const lastRoundFrom = (chain: BeaconChain, now: Date) =>
  firstRoundFrom(chain, now.getTime() + SEAL_AHEAD_MS + MINUTE_MS);

async function sealAgainIfTooFar(
  studio: BeaconPort & DatabasePort & DatabaseTimePort,
  clock: StoredClock,
  sealed: { chainHash: string; beaconRound: bigint },
): Promise<void> {
  const chain = await studio.beacon.chain();
  if (chain?.hash !== sealed.chainHash) return;
  const now = await studio.databaseTime(studio.database);
  if (Number(sealed.beaconRound) > lastRoundFrom(chain, now)) await sealClock(studio, clock);
}

async function storeHit(
  studio: ClockPort & DatabaseTimePort & RandomPort,
  connection: SqlConnection,
  clock: StoredClock,
  signature: string,
  winner: number,
): Promise<void> {
  const { pot, currency } = clock;
  // The pot's lock comes first, as with every stake.
  const { rows } = await connection.query<{ hits: number }>(
    "SELECT hits FROM studio_pot WHERE pot = $1 AND currency = $2 FOR UPDATE",
    [pot, currency],
  );
  const hits = onlyRow(rows).hits + 1;
  const at = await studio.databaseTime(connection);
  const drawn = await connection.query(
    `UPDATE studio_clock SET state = 'drawn', beacon_signature = $4, winning_entry = $5, win_uuid = $6, ended_at = $7, due_at = $7
     WHERE pot = $1 AND currency = $2 AND number = $3 AND state = 'sealed'`,
    [...keyOf(clock), signature, winner, newUuid(studio), at],
  );
  if (drawn.rowCount === 0) return;
  await connection.query("UPDATE studio_pot SET hits = $3 WHERE pot = $1 AND currency = $2", [
    pot,
    currency,
    hits,
  ]);
  await connection.query(
    `INSERT INTO studio_pot_hit (pot, currency, number, owner, round_id, game_code, amount_minor, at)
     SELECT c.pot, c.currency, $5, e.owner, e.round_id, r.game_code, c.amount_minor, $6
     FROM studio_clock c JOIN studio_clock_entry e ON e.pot = c.pot AND e.currency = c.currency AND e.clock = c.number AND e.number = $4
     JOIN studio_round r ON r.owner = e.owner AND r.id = e.round_id
     WHERE c.pot = $1 AND c.currency = $2 AND c.number = $3`,
    [...keyOf(clock), winner, hits, at],
  );
  await connection.query(
    `INSERT INTO studio_pot_day AS d (pot, currency, day, rounds, contribution_minor, paid_minor)
     SELECT $1, $2, $4::date, 0, 0, amount_minor FROM studio_clock WHERE pot = $1 AND currency = $2 AND number = $3
     ON CONFLICT (pot, currency, day) DO UPDATE SET paid_minor = d.paid_minor + excluded.paid_minor`,
    [...keyOf(clock), dayText(at)],
  );
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
