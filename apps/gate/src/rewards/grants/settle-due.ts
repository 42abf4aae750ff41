import { BUDGET_ALARM_RATIO, usedBudget } from "../../bonus/index.ts";
import { forEachItem } from "../../jobs/index.ts";
import type { LogPort } from "../../ports.ts";
import type { DueReward, GrantOutcome, GrantPorts } from "./grant-reward.ts";
import { budgetOf, canRunShort } from "./reward-budget.ts";
import type { RewardOffer } from "./reward-offer.ts";

/**
 * Decides everything that is due of one promotion. Any number of nodes may run it, and a node that is killed leaves nothing half done.
 * Warns when most of a budget that can run short is given. Returns how many rewards were given.
 * @throws when one could not be decided, after all others were.
 */
export async function settleDue(
  deps: GrantPorts & LogPort,
  offer: RewardOffer,
  grant: (due: DueReward) => Promise<GrantOutcome>,
  signal?: AbortSignal,
): Promise<number> {
  const { rows } = await deps.database.query<DueReward>(
    `SELECT promotion, occasion, player_id AS "playerId", counts_from AS "from", counts_until AS until
     FROM reward_grant WHERE state = 'due' AND promotion = $1 ORDER BY counts_until, player_id`,
    [offer.promotion.name],
  );
  return settleEach(deps, offer, rows, grant, signal);
}

/** Settles the given rewards, which their kind reports as ready. */
export async function settleEach<Due extends DueReward>(
  deps: GrantPorts & LogPort,
  offer: RewardOffer,
  rows: readonly Due[],
  grant: (due: Due) => Promise<GrantOutcome>,
  signal?: AbortSignal,
): Promise<number> {
  let given = 0;
  const settle = async (due: Due) => {
    if ((await grant(due)) === "given") given += 1;
  };
  const nameOf = ({ promotion, occasion, playerId }: DueReward) => `${promotion} ${occasion} ${playerId}`;
  await forEachItem(deps, rows, settle, { nameOf, signal });
  if (rows.length > 0 && canRunShort(offer)) await warnOfBudget(deps, offer);
  return given;
}

async function warnOfBudget(deps: GrantPorts & LogPort, offer: RewardOffer): Promise<void> {
  const used = await usedBudget(deps.database, budgetOf(offer));
  if (used >= BUDGET_ALARM_RATIO)
    deps.log.warn({ promotion: offer.promotion.name, used }, "a promotion has given most of its budget");
}
