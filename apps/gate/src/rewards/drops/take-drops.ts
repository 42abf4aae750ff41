import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import { dropDays } from "@bellwether/contract/content/rewards/drop-days.ts";
import { CLOCK_TOLERANCE_MS, MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import type { SqlTransaction } from "@bellwether/db";
import { isPast } from "../../is-past.ts";
import type { DatabasePort, SecretsPort, SettingsPort, StorePorts } from "../../ports.ts";
import { newestPlace } from "../../rounds/index.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { openMoment } from "./drop-secret.ts";
import { findTaker, type Taker } from "./find-taker.ts";

/** A round is stored at most this long after it begins. Only then is it certain which round came first. */
export const WRITTEN_WITHIN_MS = 5 * SECOND_MS;
const MARK_EVERY_MS = MINUTE_MS;

type Ports = StorePorts & SecretsPort & SettingsPort<"dropsAreDue">;
type OpenDrop = { number: number; from: Date };

/**
 * Gives every drop whose moment has passed to the first round after it that counts, and lists its reward. Nodes wait for each other, and
 * the drops are looked at in the order of their moments, so the result does not depend on which node runs it. Returns how many were taken.
 */
export async function takeDrops(deps: Ports, offer: RewardOffer<CashDropRule>): Promise<number> {
  const { promotion, rule } = offer;
  const end = dropDays(promotion.period, rule).at(-1)?.until;
  const written = new Date(deps.now().getTime() - WRITTEN_WITHIN_MS);
  const until = end && end <= written ? new Date(end.getTime() - 1) : written;
  return deps.database.transaction(async (transaction) => {
    const due = await lockDue(deps, transaction, offer, until);
    let taken = 0;
    for (const { number, from } of due) {
      const taker = from <= until ? await findTaker(transaction, offer, from, until) : undefined;
      if (taker) {
        await noteTaker(transaction, promotion.name, number, taker, "taken");
        taken += 1;
      } else if (from < until)
        await transaction.query(
          "UPDATE cash_drop SET searched_until = $3 WHERE promotion = $1 AND number = $2",
          [promotion.name, number, until],
        );
    }
    return taken;
  });
}

/** The drops whose moment has passed, in the order of their moments, each with the moment from which rounds are still to be looked at. */
async function lockDue(
  deps: Ports,
  transaction: SqlTransaction,
  { promotion }: RewardOffer<CashDropRule>,
  until: Date,
): Promise<OpenDrop[]> {
  const { rows } = await transaction.query<{ number: number; sealed: string; searched_until: Date }>(
    "SELECT number, sealed, searched_until FROM cash_drop WHERE promotion = $1 AND state = 'open' ORDER BY number FOR UPDATE",
    [promotion.name],
  );
  return rows
    .map(({ number, sealed, searched_until }) => {
      const { moment } = openMoment(deps, { promotion: promotion.name, number }, sealed);
      // The time up to which rounds were searched lies in the future: a clock was wrong. The search begins again.
      const isAhead = searched_until.getTime() > until.getTime() + CLOCK_TOLERANCE_MS;
      const searched = isAhead ? (moment < until ? moment : until) : searched_until;
      const falls = deps.settings.dropsAreDue ? searched : moment;
      return { number, falls, from: searched > falls ? searched : falls };
    })
    .filter(({ falls }) => falls <= until)
    .sort((a, b) => a.falls.getTime() - b.falls.getTime() || a.number - b.number);
}

/** Records who has a drop, and that its reward is due. */
export async function noteTaker(
  transaction: SqlTransaction,
  promotion: string,
  number: number,
  { playerId, currency, gameCode, at, day }: Omit<Taker, "gameCode"> & { gameCode: string | null },
  state: "taken" | "drawn",
): Promise<void> {
  await transaction.query(
    `UPDATE cash_drop SET state = $3, player_id = $4, game_code = $5, taken_at = $6, day = $7, searched_until = $6
     WHERE promotion = $1 AND number = $2`,
    [promotion, number, state, playerId, gameCode, at, day],
  );
  await transaction.query(
    `INSERT INTO reward_grant (promotion, occasion, player_id, counts_from, counts_until, currency) VALUES ($1, $2, $3, $4, $4, $5)`,
    [promotion, day, playerId, at, currency],
  );
}

/** Reopens a drop if its player may not have it, for the next round of another player. */
export async function reopenRefused({ database }: DatabasePort, promotion: string): Promise<void> {
  await database.query(
    `UPDATE cash_drop d SET state = 'open', player_id = NULL, game_code = NULL, taken_at = NULL, day = NULL
     FROM reward_grant g WHERE d.promotion = $1 AND d.state = 'taken' AND g.promotion = d.promotion AND g.occasion = d.day::text
       AND g.player_id = d.player_id AND g.state = 'refused'`,
    [promotion],
  );
}

/** Once a minute, records the newest round's place, and deletes the marks that no open drop needs. */
export async function markRounds(deps: StorePorts): Promise<void> {
  const now = deps.now();
  const place = await newestPlace(deps);
  const { rowCount } = await deps.database.query(
    `INSERT INTO round_mark (at, place) SELECT $1, $2
     WHERE NOT EXISTS (SELECT 1 FROM round_mark WHERE at > $3 AND ${isPast("at", "$1")}) ON CONFLICT DO NOTHING`,
    [now, place, new Date(now.getTime() - MARK_EVERY_MS)],
  );
  if (rowCount === 0) return;
  await deps.database.query(
    `DELETE FROM round_mark WHERE at < (SELECT max(at) FROM round_mark
       WHERE at <= coalesce((SELECT min(searched_until) FROM cash_drop WHERE state = 'open'), $1::timestamptz) - interval '2 minutes')`,
    [now],
  );
}
