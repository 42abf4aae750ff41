import { type PrizeDrawRule, termsOfDraw } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import { DRAW_SEAL_AHEAD_MS } from "@bellwether/contract/content/table.ts";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { MIN_CORRECTED_MS, type SqlConnection, textArray } from "@bellwether/db";
import { type BeaconChain, firstRoundFrom } from "@bellwether/games/beacon/beacon-chain.ts";
import { isBeforeValue, roundTimeMs } from "@bellwether/games/beacon/beacon-times.ts";
import type { LogPort, ProofPort, StorePorts } from "../../ports.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { secondAccounts } from "../grants/second-accounts.ts";
import { entriesQuery } from "./count-entries.ts";
import { growEntryTree } from "./entry-leaves.ts";
import { drawsIn, lockDraw, type StoredDraw } from "./stored-draw.ts";

type Ports = StorePorts & LogPort & ProofPort;

/** A bet that was placed before the close may be stored up to this much later. */
const WRITTEN_WITHIN_MS = MINUTE_MS / 2;

/**
 * Seals each draw whose entries have closed: numbers the entries of one account of each person, and fixes their root and a round of the beacon that does not exist yet,
 * in one SQL transaction. While the beacon does not respond, the draw waits.
 */
export async function sealDraws(deps: Ports, offer: RewardOffer<PrizeDrawRule>): Promise<void> {
  for (const draw of await drawsIn(deps.database, offer, "open")) {
    if (deps.now().getTime() < draw.closesAt.getTime() + WRITTEN_WITHIN_MS) continue;
    const chain = await answeringChain(deps);
    if (chain) await sealDraw(deps, offer, draw, chain);
    else
      deps.log.warn(
        { promotion: draw.promotion, drawNumber: draw.number },
        "a prize draw waits for the beacon",
      );
  }
}

export async function answeringChain({ beacon, now }: Ports): Promise<BeaconChain | undefined> {
  const trouble = await beacon.trouble(async () => now());
  return trouble === undefined ? beacon.chain() : undefined;
}

/** What a seal at this moment fixes: the beacon's first round that is far enough ahead. */
export const sealedValue = (chain: BeaconChain, sealedAt: Date) => ({
  sealedAt,
  beaconRound: BigInt(firstRoundFrom(chain, sealedAt.getTime() + DRAW_SEAL_AHEAD_MS)),
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

async function sealDraw(
  deps: Ports,
  offer: RewardOffer<PrizeDrawRule>,
  draw: StoredDraw,
  chain: BeaconChain,
): Promise<void> {
  const { promotion, number, occasion, timeZone, opensAt, closesAt } = draw;
  const beaconRound = await deps.database.transaction(async (transaction) => {
    if (!(await lockDraw(transaction, draw))) return undefined;
    const { sql, parameters } = entriesQuery(offer, { occasion, timeZone, from: opensAt, until: closesAt });
    const [name, own] = [parameters.length + 1, parameters.length + 2];
    await transaction.query(
      `WITH counted AS (${sql}), tagged AS MATERIALIZED (SELECT player_id, entries, gen_random_uuid() AS tag FROM counted)
       INSERT INTO reward_entry (promotion, number, tag, player_id, first, entries)
       SELECT $${name}::text, $${own}::int, tag, player_id, sum(entries) OVER (ORDER BY tag) - entries + 1, entries FROM tagged`,
      [...parameters, promotion, number],
    );
    await leaveOneAccount(transaction, draw);
    const { root, blocks, holderCount, entryCount } = await growEntryTree(transaction, draw);
    const sealed = sealedValue(chain, deps.now());
    await transaction.query(
      `UPDATE reward_draw SET phase = 'sealed', sealed_at = $3, prizes = $4, entry_count = $5, holder_count = $6, root = $7, blocks = $8,
         chain_hash = $9, beacon_public_key = $10, beacon_round = $11 WHERE promotion = $1 AND number = $2`,
      [
        promotion,
        number,
        sealed.sealedAt,
        JSON.stringify(termsOfDraw(offer.rule, occasion).prizes),
        BigInt(entryCount),
        holderCount,
        root,
        blocks,
        chain.hash,
        chain.publicKey,
        sealed.beaconRound,
      ],
    );
    return sealed.beaconRound;
  });
  if (beaconRound !== undefined) await noteDrawSealSeen(deps, draw, chain, beaconRound);
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
