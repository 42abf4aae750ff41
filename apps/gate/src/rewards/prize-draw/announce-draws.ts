import type { PrizeDrawRule } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import { seedHash } from "@bellwether/games/fairness/seed-hash.ts";
import type { ProofPort, StorePorts } from "../../ports.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { plannedDraws } from "./prize-draw-times.ts";

/** Publishes the hash of a new seed for each draw that is due to be announced, once for each draw, however many nodes do it. */
export async function announceDraws(
  { database, now, secrets, randomBytes }: StorePorts & ProofPort,
  offer: RewardOffer<PrizeDrawRule>,
): Promise<void> {
  const { name } = offer.promotion;
  const planned = plannedDraws(offer, now());
  if (planned.length === 0) return;
  const { rows } = await database.query<{ occasion: string; time_zone: string }>(
    "SELECT occasion, time_zone FROM reward_draw WHERE promotion = $1",
    [name],
  );
  const known = new Set(rows.map(({ occasion, time_zone }) => `${occasion} ${time_zone}`));
  for (const { occasion, timeZone, opensAt, closesAt } of planned) {
    if (known.has(`${occasion} ${timeZone}`)) continue;
    const seed = Buffer.from(randomBytes(32)).toString("hex");
    // If another node took the number, the next run announces this draw.
    await database.query(
      `INSERT INTO reward_draw (promotion, number, occasion, time_zone, opens_at, closes_at, server_seed, server_seed_hash, published_at)
       SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6, $7, $8 FROM reward_draw WHERE promotion = $1
       ON CONFLICT DO NOTHING`,
      [
        name,
        occasion,
        timeZone,
        opensAt,
        closesAt,
        secrets.seal(sealOwner(name), seed),
        seedHash(seed),
        now(),
      ],
    );
  }
}

/** The owner under which the vault encrypts the seed. */
export const sealOwner = (promotion: string) => `prize-draw:${promotion}`;
