import { DomainError, type RewardRefusal } from "@bellwether/contract";
import type { CashbackRule } from "@bellwether/contract/content/reward-rule.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { address, hashInput } from "@bellwether/ledger";
import { publishBalance } from "../balance/index.ts";
import { cashbackFor, claimForPerson } from "../bonus/index.ts";
import { readPlayer, type TermsPort } from "../players/index.ts";
import type { ClockPort, DatabasePort, LedgerPort } from "../ports.ts";
import { announceAward, type PushPort } from "../push/index.ts";
import { lostBetween } from "../rounds/index.ts";
import { mayReward } from "./may-reward.ts";
import { euroCents, takeFromBudget } from "./reward-budget.ts";
import type { RewardOffer } from "./reward-offer.ts";
import { readRewardedPlayer } from "./rewarded-player.ts";

/** A window of a promotion in which the player staked cash. */
export type DueReward = { promotion: string; day: string; playerId: string; from: Date; until: Date };

type Ports = DatabasePort & LedgerPort & TermsPort & ClockPort & PushPort;
type Outcome = "given" | "refused" | "nothing" | "waits" | "decided before";

/** How long a cashback waits for a round that is still open when its window ends. */
const MAX_WAIT_MS = DAY_MS;

/**
 * Decides one player's cashback of one window, and pays it, in one SQL transaction under the lock of the player's cash: so it is paid once,
 * and no stake, exclusion or change of the account comes between. A window without a loss that pays leaves no row.
 */
export async function giveCashback(deps: Ports, offer: RewardOffer, due: DueReward): Promise<Outcome> {
  const { rule, promotion } = offer;
  const now = deps.now();
  const { currency, channel, id } = await readPlayer(deps.database, due.playerId);
  const cash = { address: address.playerCash(id), currency };
  const payer = { address: address.bonusCampaign(promotion.name), currency };
  const key = { source: "reward", externalId: `${promotion.name}:${due.day}:${id}` };
  const scope = { accounts: [cash, payer], keys: [key], transfersAtMost: 1 };
  const outcome = await deps.ledger.batch(scope, now, async (book, connection): Promise<Outcome> => {
    if (book.seen(key) || !(await isStillDue(connection, due))) return "decided before";
    const { lostMinor, isUnderWay } = await lostBetween(connection, id, due, offer.gameCodes);
    if (isUnderWay && now.getTime() < due.until.getTime() + MAX_WAIT_MS) return "waits";
    const amountMinor = cashbackFor(cashbackTerms(rule), lostMinor, { currency });
    if (amountMinor === 0n) return drop(connection, due);
    const player = await readRewardedPlayer(deps, connection, id);
    const answer = mayReward(player, offer, now, due.from);
    if (!answer.may && answer.why === "enough_today") return "waits";
    const cents = euroCents(amountMinor, currency);
    const why = answer.may ? await reserve(connection, offer, due, player, cents) : answer.why;
    if (why !== undefined) return refuse(connection, due, lostMinor, why, now);
    book.apply({
      key,
      inputHash: hashInput(["reward", promotion.name, due.day, id]),
      transfers: [{ debit: payer, credit: cash, amountMinor, kind: "reward_paid" }],
      answer: () => String(amountMinor),
    });
    await connection.query(
      `UPDATE reward_grant SET state = 'given', amount_minor = $4, euro_cents = $5, lost_minor = $6, decided_at = $7
       WHERE promotion = $1 AND day = $2 AND player_id = $3`,
      [...keyOf(due), amountMinor, cents, lostMinor, now],
    );
    return "given";
  });
  if (outcome !== "given") return outcome;
  await publishBalance(deps, { id, channel, currency });
  announceAward(
    deps,
    { channel },
    {
      taskId: `${promotion.name}-${due.day}`,
      reward: [{ description: "promo.campaign_reward_cashback", type: "cashback" }],
    },
  );
  return outcome;
}

/** The rule's figures as a campaign names them. */
export const cashbackTerms = ({ percent, minimum, maximum }: CashbackRule) => ({
  percent,
  minimumPayout: minimum,
  maximumPayout: maximum,
});

/** Reserves the reward for this person and in the budget. Returns why it cannot be given. */
async function reserve(
  connection: SqlConnection,
  offer: RewardOffer,
  { day }: DueReward,
  player: Parameters<typeof claimForPerson>[1],
  cents: bigint,
): Promise<RewardRefusal | undefined> {
  try {
    await claimForPerson(connection, player, `reward:${offer.promotion.name}:${day}`);
  } catch (error) {
    if (error instanceof DomainError) return "other_account";
    throw error;
  }
  return (await takeFromBudget(connection, offer, cents)) ? undefined : "budget_spent";
}

async function isStillDue(connection: SqlConnection, due: DueReward): Promise<boolean> {
  const { rows } = await connection.query(
    "SELECT 1 FROM reward_grant WHERE promotion = $1 AND day = $2 AND player_id = $3 AND state = 'due' FOR UPDATE",
    keyOf(due),
  );
  return rows.length > 0;
}

async function drop(connection: SqlConnection, due: DueReward): Promise<Outcome> {
  await connection.query(
    "DELETE FROM reward_grant WHERE promotion = $1 AND day = $2 AND player_id = $3 AND state = 'due'",
    keyOf(due),
  );
  return "nothing";
}

async function refuse(
  connection: SqlConnection,
  due: DueReward,
  lostMinor: bigint,
  why: RewardRefusal,
  now: Date,
): Promise<Outcome> {
  await connection.query(
    `UPDATE reward_grant SET state = 'refused', reason = $4, lost_minor = $5, decided_at = $6
     WHERE promotion = $1 AND day = $2 AND player_id = $3`,
    [...keyOf(due), why, lostMinor, now],
  );
  return "refused";
}

const keyOf = ({ promotion, day, playerId }: DueReward) => [promotion, day, playerId];
