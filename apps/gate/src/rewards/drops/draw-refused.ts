import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import type { SqlTransaction } from "@bellwether/db";
import type { DatabasePort } from "../../ports.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { DRAW_COLUMNS, lockDraw, type StoredDraw } from "../prize-draw/stored-draw.ts";
import { awardDrops } from "./award-drops.ts";

/** SQL: drops `d` of the promotion $1 whose player may not have them, which their reward `g` says. */
const REFUSED = `d.promotion = $1 AND d.player_id IS NOT NULL AND g.promotion = d.promotion AND g.occasion = d.day::text
  AND g.player_id = d.player_id AND g.state = 'refused'`;

/** Takes a drop back if its player may not have it, and draws the next number of the same draw for it. */
export async function drawRefused(
  { database }: DatabasePort,
  offer: RewardOffer<CashDropRule>,
): Promise<void> {
  const { name } = offer.promotion;
  const { rows } = await database.query<{ draw: number | null }>(
    `SELECT DISTINCT d.draw FROM cash_drop d, reward_grant g WHERE ${REFUSED} ORDER BY d.draw`,
    [name],
  );
  for (const { draw } of rows)
    await database.transaction(async (transaction) => {
      if (draw === null) await reopen(transaction, name, null);
      else await drawNext(transaction, offer, draw);
    });
}

async function drawNext(
  transaction: SqlTransaction,
  offer: RewardOffer<CashDropRule>,
  number: number,
): Promise<void> {
  const promotion = offer.promotion.name;
  if (!(await lockDraw(transaction, { promotion, number, phase: "drawn" }))) return;
  await reopen(transaction, promotion, number);
  const { rows } = await transaction.query<StoredDraw>(
    `SELECT ${DRAW_COLUMNS} FROM reward_draw WHERE promotion = $1 AND number = $2`,
    [promotion, number],
  );
  for (const draw of rows) await awardDrops(transaction, offer, draw);
}

/** Opens the refused drops of a draw again; without one, those that were taken at a sealed moment of an older version. */
async function reopen(transaction: SqlTransaction, promotion: string, draw: number | null): Promise<void> {
  await transaction.query(
    `UPDATE cash_drop d SET state = 'open', player_id = NULL, game_code = NULL, taken_at = NULL, day = NULL, draw = NULL,
       winning_number = NULL, commitment = NULL, sealed = NULL
     FROM reward_grant g WHERE ${REFUSED} AND d.draw IS NOT DISTINCT FROM $2`,
    [promotion, draw],
  );
}
