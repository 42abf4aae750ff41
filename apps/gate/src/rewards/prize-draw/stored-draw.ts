import type { Prize } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import type { SqlConnection } from "@bellwether/db";
import type { RewardOffer } from "../grants/reward-offer.ts";

/** A row of `reward_draw`. Fields of phases that it has not reached are null. */
export type StoredDraw = {
  promotion: string;
  number: number;
  occasion: string;
  timeZone: string;
  opensAt: Date;
  closesAt: Date;
  phase: "open" | "sealed" | "drawn";
  serverSeed: string;
  serverSeedHash: string;
  publishedAt: Date;
  prizes: Prize[] | null;
  entryCount: bigint | null;
  holderCount: number | null;
  root: string | null;
  chainHash: string | null;
  beaconPublicKey: string | null;
  beaconRound: bigint | null;
  sealedAt: Date | null;
  /** When the seal was seen to be committed, before the beacon's value existed. Without it the draw is not held. */
  sealSeenAt: Date | null;
  beaconSignature: string | null;
  winningNumbers: number[] | null;
  drawnAt: Date | null;
  /** Drawn numbers that were passed over, where each holder wins once at most; null where each drawn number wins. */
  refusedNumbers: number[] | null;
};

export const DRAW_COLUMNS = `promotion, number, occasion, time_zone AS "timeZone", opens_at AS "opensAt", closes_at AS "closesAt", phase,
  server_seed AS "serverSeed", server_seed_hash AS "serverSeedHash", published_at AS "publishedAt", prizes, entry_count AS "entryCount",
  holder_count AS "holderCount", root, chain_hash AS "chainHash", beacon_public_key AS "beaconPublicKey", beacon_round AS "beaconRound",
  sealed_at AS "sealedAt", seal_seen_at AS "sealSeenAt", beacon_signature AS "beaconSignature", winning_numbers AS "winningNumbers", drawn_at AS "drawnAt",
  refused_numbers AS "refusedNumbers"`;

/** An offer's draws in a phase, the first to close first. */
export async function drawsIn(
  connection: SqlConnection,
  { promotion }: Pick<RewardOffer, "promotion">,
  phase: StoredDraw["phase"],
): Promise<StoredDraw[]> {
  const { rows } = await connection.query<StoredDraw>(
    `SELECT ${DRAW_COLUMNS} FROM reward_draw WHERE promotion = $1 AND phase = $2 ORDER BY closes_at, number`,
    [promotion.name, phase],
  );
  return rows;
}

/** Locks a draw for this transaction; false if another node has taken the step already. */
export async function lockDraw(
  connection: SqlConnection,
  { promotion, number, phase }: Pick<StoredDraw, "promotion" | "number" | "phase">,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    "SELECT 1 FROM reward_draw WHERE promotion = $1 AND number = $2 AND phase = $3 FOR UPDATE",
    [promotion, number, phase],
  );
  return rowCount === 1;
}
