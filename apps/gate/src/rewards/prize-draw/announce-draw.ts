import { seedHash } from "@bellwether/games/fairness/seed-hash.ts";
import type { DatabasePort, ProofPort } from "../../ports.ts";
import type { PlannedDraw } from "./prize-draw-times.ts";

export type AnnouncedDraw = PlannedDraw & {
  promotion: string;
  /** Without it, the draw gets the promotion's next number. */
  number?: number;
  /** Whether each holder wins once at most, and a number of somebody who may not win is passed over. */
  isOnceEach?: boolean;
};

/** Stores a draw and publishes the hash of its new seed, once, however many nodes do it: of two nodes, the first decides. */
export async function announceDraw(
  { database, secrets, randomBytes }: DatabasePort & ProofPort,
  { promotion, number, occasion, timeZone, opensAt, closesAt, isOnceEach }: AnnouncedDraw,
  publishedAt: Date,
): Promise<void> {
  const seed = Buffer.from(randomBytes(32)).toString("hex");
  // If another node took the number, the next run announces this draw.
  await database.query(
    `INSERT INTO reward_draw (promotion, number, occasion, time_zone, opens_at, closes_at, server_seed, server_seed_hash, published_at,
       refused_numbers)
     SELECT $1, coalesce($10::int, max(number) + 1, 1), $2, $3, $4, $5, $6, $7, $8, $9::jsonb FROM reward_draw WHERE promotion = $1
     ON CONFLICT DO NOTHING`,
    [
      promotion,
      occasion,
      timeZone,
      opensAt,
      closesAt,
      secrets.seal(sealOwner(promotion), seed),
      seedHash(seed),
      publishedAt,
      isOnceEach ? "[]" : null,
      number ?? null,
    ],
  );
}

/** The owner under which the vault encrypts the seed. */
export const sealOwner = (promotion: string) => `prize-draw:${promotion}`;
