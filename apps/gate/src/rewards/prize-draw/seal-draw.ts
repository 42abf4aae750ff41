import type { Prize } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import { MIN_CORRECTED_MS, type SqlConnection, textArray } from "@bellwether/db";
import { type BeaconChain, firstRoundFrom } from "@bellwether/games/beacon/beacon-chain.ts";
import { isBeforeValue, roundTimeMs } from "@bellwether/games/beacon/beacon-times.ts";
import type { LogPort, ProofPort, StorePorts } from "../../ports.ts";
import { secondAccounts } from "../grants/second-accounts.ts";
import type { Counting } from "./count-entries.ts";
import { growEntryTree } from "./entry-leaves.ts";
import { lockDraw, type StoredDraw } from "./stored-draw.ts";

export type SealPorts = StorePorts & LogPort & ProofPort;

/** What decides a draw beside its seed: a beacon, and how long after the seal its value comes at the earliest. */
export type SealBeacon = { chain: BeaconChain; aheadMs: number };

/** What a seal fixes: the entries, the prizes, and until when entries count. */
export type SealedContent = { entries: Counting; prizes: readonly Prize[]; closesAt: Date };

export async function answeringChain({ beacon, now }: SealPorts): Promise<BeaconChain | undefined> {
  const trouble = await beacon.trouble(async () => now());
  return trouble === undefined ? beacon.chain() : undefined;
}

/** What a seal at this moment fixes: the beacon's first round that is far enough ahead. */
export const sealedValue = ({ chain, aheadMs }: SealBeacon, sealedAt: Date) => ({
  sealedAt,
  beaconRound: BigInt(firstRoundFrom(chain, sealedAt.getTime() + aheadMs)),
});

/**
 * Stores that a seal whose SQL transaction has returned was committed before the beacon's value existed. Does nothing if it is too late to prove
 * it: the node's clock may be behind the database's, and that one behind the beacon's.
 */
export async function noteDrawSealSeen(
  { database, now }: StorePorts,
  { promotion, number }: StoredDraw,
  chain: BeaconChain,
  beaconRound: bigint,
): Promise<void> {
  const seenAt = now();
  if (!isBeforeValue(seenAt, roundTimeMs(chain, Number(beaconRound)), MIN_CORRECTED_MS)) return;
  await database.query(
    `UPDATE reward_draw SET seal_seen_at = $4
     WHERE promotion = $1 AND number = $2 AND beacon_round = $3 AND phase = 'sealed' AND seal_seen_at IS NULL`,
    [promotion, number, beaconRound, seenAt],
  );
}

/**
 * Seals a draw: numbers the entries of one account of each person, and fixes their root and a round of the beacon that does not exist yet, in one SQL
 * transaction.
 * @param read what is sealed, read in that transaction; undefined if the draw is not to be sealed now.
 * @returns how many entries were sealed; undefined if nothing was.
 */
export async function sealDraw(
  deps: SealPorts,
  draw: StoredDraw,
  beacon: SealBeacon,
  read: (connection: SqlConnection) => Promise<SealedContent | undefined>,
): Promise<number | undefined> {
  const { promotion, number } = draw;
  const { chain } = beacon;
  const seal = await deps.database.transaction(async (transaction) => {
    if (!(await lockDraw(transaction, draw))) return undefined;
    const content = await read(transaction);
    if (!content) return undefined;
    const { sql, parameters } = content.entries;
    const [name, own] = [parameters.length + 1, parameters.length + 2];
    await transaction.query(
      `WITH counted AS (${sql}), tagged AS MATERIALIZED (SELECT player_id, entries, gen_random_uuid() AS tag FROM counted)
       INSERT INTO reward_entry (promotion, number, tag, player_id, first, entries)
       SELECT $${name}::text, $${own}::int, tag, player_id, sum(entries) OVER (ORDER BY tag) - entries + 1, entries FROM tagged`,
      [...parameters, promotion, number],
    );
    await leaveOneAccount(transaction, draw);
    const { root, blocks, holderCount, entryCount } = await growEntryTree(transaction, draw);
    const sealed = sealedValue(beacon, deps.now());
    await transaction.query(
      `UPDATE reward_draw SET phase = 'sealed', sealed_at = $3, prizes = $4, entry_count = $5, holder_count = $6, root = $7, blocks = $8,
         chain_hash = $9, beacon_public_key = $10, beacon_round = $11, closes_at = $12 WHERE promotion = $1 AND number = $2`,
      [
        promotion,
        number,
        sealed.sealedAt,
        JSON.stringify(content.prizes),
        BigInt(entryCount),
        holderCount,
        root,
        blocks,
        chain.hash,
        chain.publicKey,
        sealed.beaconRound,
        content.closesAt,
      ],
    );
    return { beaconRound: sealed.beaconRound, entryCount };
  });
  if (seal) await noteDrawSealSeen(deps, draw, chain, seal.beaconRound);
  return seal?.entryCount;
}

/** Leaves each person the account with the most entries, of equal ones the oldest, and numbers the entries that stay. */
async function leaveOneAccount(
  connection: SqlConnection,
  { promotion, number }: Pick<StoredDraw, "promotion" | "number">,
): Promise<void> {
  const draw = [promotion, number];
  const others = await secondAccounts(
    connection,
    `SELECT e.player_id FROM reward_entry e JOIN player_profile p ON p.id = e.player_id
     WHERE e.promotion = $1 AND e.number = $2 ORDER BY e.entries DESC, p.created_at, p.id`,
    draw,
  );
  if (others.length === 0) return;
  await connection.query(
    "DELETE FROM reward_entry WHERE promotion = $1 AND number = $2 AND player_id = ANY($3::text[])",
    [...draw, textArray(others)],
  );
  await connection.query(
    `UPDATE reward_entry e SET first = r.first
     FROM (SELECT tag, sum(entries) OVER (ORDER BY tag) - entries + 1 AS first FROM reward_entry WHERE promotion = $1 AND number = $2) r
     WHERE e.promotion = $1 AND e.number = $2 AND e.tag = r.tag`,
    draw,
  );
}
