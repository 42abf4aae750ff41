import { forEachItem } from "../jobs/index.ts";
import type { TermsPort } from "../players/index.ts";
import type { ClockPort, DatabasePort, LedgerPort, LogPort, PromotionsPort, TitlesPort } from "../ports.ts";
import type { PushPort } from "../push/index.ts";
import { type DueReward, giveCashback } from "./give-cashback.ts";
import { noteDueRewards } from "./note-due-rewards.ts";
import { BUDGET_ALARM_RATIO, usedBudget } from "./reward-budget.ts";
import { rewardOffers } from "./reward-offer.ts";

/**
 * Gives what promotions owe: lists the players of every window that has ended, and settles each of them when the rounds have ended. Any
 * number of nodes may run it, and a node that is killed leaves nothing half done. Returns how many rewards were given.
 * @throws when one could not be settled, after all others were.
 */
export async function settleRewards(
  deps: DatabasePort & LedgerPort & PromotionsPort & TitlesPort & TermsPort & LogPort & ClockPort & PushPort,
  signal?: AbortSignal,
): Promise<number> {
  let given = 0;
  for (const offer of rewardOffers(deps)) {
    await noteDueRewards(deps, offer, deps.now());
    const { rows } = await deps.database.query<DueReward>(
      `SELECT promotion, day::text AS day, player_id AS "playerId", counts_from AS "from", counts_until AS until
       FROM reward_grant WHERE state = 'due' AND promotion = $1 ORDER BY counts_until, player_id`,
      [offer.promotion.name],
    );
    const settle = async (due: DueReward) => {
      if ((await giveCashback(deps, offer, due)) === "given") given += 1;
    };
    const nameOf = ({ promotion, day, playerId }: DueReward) => `${promotion} ${day} ${playerId}`;
    await forEachItem(deps, rows, settle, { nameOf, signal });
    if (rows.length > 0) await warnOfBudget(deps, offer);
  }
  return given;
}

async function warnOfBudget(
  { database, log }: DatabasePort & LogPort,
  offer: ReturnType<typeof rewardOffers>[number],
): Promise<void> {
  const used = await usedBudget(database, offer);
  if (used >= BUDGET_ALARM_RATIO)
    log.warn({ promotion: offer.promotion.name, used }, "a promotion has given most of its budget");
}
