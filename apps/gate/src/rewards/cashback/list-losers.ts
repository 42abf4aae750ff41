import type { CashbackRule } from "@bellwether/contract/content/rewards/cashback-rule.ts";
import { textArray } from "@bellwether/db";
import type { DatabasePort } from "../../ports.ts";
import { type RewardOffer, zonesOf } from "../grants/reward-offer.ts";
import { endedWindows, type RewardWindow } from "../grants/reward-window.ts";

/**
 * Lists everybody who staked cash in a window that has ended, once for each window, however many nodes do it: whoever inserts the window
 * lists its players in the same SQL transaction. Returns how many are new.
 */
export async function listLosers(
  deps: DatabasePort,
  offer: RewardOffer<CashbackRule>,
  now: Date,
): Promise<number> {
  let noted = 0;
  for (const [timeZone, countries] of zonesOf(offer)) {
    const ended = endedWindows(offer.promotion, offer.rule, timeZone, now);
    for (const window of await newAmong(deps, offer, timeZone, ended))
      noted += await noteWindow(deps, offer, { ...window, timeZone, countries });
  }
  return noted;
}

async function newAmong(
  { database }: DatabasePort,
  { promotion }: RewardOffer<CashbackRule>,
  timeZone: string,
  windows: readonly RewardWindow[],
): Promise<RewardWindow[]> {
  const { rows } = await database.query<{ day: string }>(
    "SELECT day::text AS day FROM reward_window WHERE promotion = $1 AND time_zone = $2 AND day = ANY($3::date[])",
    [promotion.name, timeZone, textArray(windows.map(({ day }) => day))],
  );
  const known = new Set(rows.map(({ day }) => day));
  return windows.filter(({ day }) => !known.has(day));
}

function noteWindow(
  { database }: DatabasePort,
  { promotion, brands }: RewardOffer<CashbackRule>,
  window: RewardWindow & { timeZone: string; countries: readonly string[] },
): Promise<number> {
  const { day, from, until, timeZone, countries } = window;
  return database.transaction(async (transaction) => {
    const inserted = await transaction.query(
      "INSERT INTO reward_window (promotion, day, time_zone) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING day",
      [promotion.name, day, timeZone],
    );
    if (inserted.rowCount === 0) return 0;
    const { rowCount } = await transaction.query(
      `INSERT INTO reward_grant (promotion, occasion, player_id, counts_from, counts_until, currency)
       SELECT $1, $2, p.id, $3, $4, p.currency FROM player_profile p
       WHERE p.brand = ANY($5::text[]) AND p.country = ANY($6::text[]) AND p.id NOT IN (SELECT id FROM house_player)
         AND EXISTS (SELECT 1 FROM played_day d WHERE d.player_id = p.id AND d.staked_cash_minor > 0
           AND d.day >= ($3::timestamptz AT TIME ZONE 'UTC')::date - 1 AND d.day <= ($4::timestamptz AT TIME ZONE 'UTC')::date + 1)
       ON CONFLICT DO NOTHING`,
      [promotion.name, day, from, until, textArray([...brands]), textArray([...countries])],
    );
    return rowCount;
  });
}
