import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import { onlyRow } from "@bellwether/db";
import { isPast } from "../../is-past.ts";
import type { ProofPort, StorePorts } from "../../ports.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { announceDraw } from "../prize-draw/announce-draw.ts";
import { announcedDays, isRest, type PlannedDrops, plannedDrops } from "./drop-draws.ts";

/**
 * Lists the drops of the days that begin within a day from now, and publishes the hash of a seed for each of their spans. In a span that has begun,
 * rounds count from now on: none was played before its hash was public. The drop of a span that was over before is drawn in the next one.
 */
export async function planSpans(
  deps: StorePorts & ProofPort,
  offer: RewardOffer<CashDropRule>,
): Promise<void> {
  const now = deps.now();
  const promotion = offer.promotion.name;
  await listDrops(deps, promotion, announcedDays(offer, now).at(-1)?.last ?? 0);
  const planned = plannedDrops(offer, now);
  if (planned.length === 0) return;
  const { rows } = await deps.database.query<{ number: number; is_past: boolean }>(
    `SELECT number, phase <> 'open' OR ${isPast("published_at", "$3")} AS is_past FROM reward_draw WHERE promotion = $1 AND number >= $2`,
    [promotion, planned[0]?.number ?? 0, now],
  );
  const known = new Map(rows.map((row) => [row.number, row]));
  for (const draw of planned) {
    const opensAt = isRest(offer, draw) || draw.opensAt > now ? draw.opensAt : now;
    const found = known.get(draw.number);
    if (!found) await announceDraw(deps, { ...draw, promotion, opensAt, isOnceEach: true }, now);
    else if (!found.is_past) await announceNow(deps, promotion, { ...draw, opensAt });
  }
}

/** Lists the drops up to a number, which wait from then on for a span that is drawn. */
async function listDrops({ database }: StorePorts, promotion: string, last: number): Promise<void> {
  const { rows } = await database.query<{ newest: number }>(
    "SELECT coalesce(max(number), 0) AS newest FROM cash_drop WHERE promotion = $1",
    [promotion],
  );
  const { newest } = onlyRow(rows);
  if (newest < last)
    await database.query(
      "INSERT INTO cash_drop (promotion, number) SELECT $1, generate_series($2::int, $3::int) ON CONFLICT DO NOTHING",
      [promotion, newest + 1, last],
    );
}

/** Dates a draw anew that a clock ahead has announced at a time which is still to come: rounds would not count before. */
async function announceNow(
  { database, now }: StorePorts,
  promotion: string,
  { number, opensAt }: PlannedDrops,
): Promise<void> {
  await database.query(
    "UPDATE reward_draw SET published_at = $3, opens_at = $4 WHERE promotion = $1 AND number = $2 AND phase = 'open'",
    [promotion, number, now(), opensAt],
  );
}
