import { DomainError, type RewardRefusal } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { address, hashInput } from "@bellwether/ledger";
import { publishBalance } from "../../balance/index.ts";
import {
  announceBonus,
  type BonusRow,
  claimForPerson,
  readRewardedPlayer,
  takeFromBudget,
  waits,
} from "../../bonus/index.ts";
import { readPlayer } from "../../players/index.ts";
import type { BooksPorts, PushPort, TermsPort } from "../../ports.ts";
import { announceAward } from "../../push/index.ts";
import { keepUnseenAward } from "../awards/unseen-awards.ts";
import { type GiftContent, giftCents, giftTransfers, kindOfGift, writeGift } from "./book-gift.ts";
import { mayReward } from "./may-reward.ts";
import { budgetOf } from "./reward-budget.ts";
import type { RewardOffer } from "./reward-offer.ts";

/** A rule's decision: a gift, or the reason for none. */
export type GiftAnswer =
  | Gift
  | "nothing"
  | "waits"
  | { waitsFor: "other_bonus" }
  | { refusal: RewardRefusal; basis: Readonly<Record<string, unknown>> };

/** A reward that is to be decided; `reward_grant` has its row in the state `due`. */
export type DueReward = {
  promotion: string;
  /** An ISO day, with "/2" for the second of several on that day. */
  occasion: string;
  playerId: string;
  /** When the player did what is rewarded. */
  from: Date;
  until: Date;
};

/** What is given, and the facts that are kept with it. */
export type Gift = { basis: Readonly<Record<string, unknown>> } & GiftContent;

export type GrantPorts = BooksPorts & TermsPort & PushPort;
export type GrantOutcome = "given" | "refused" | "nothing" | "waits" | "decided before";

/**
 * Decides one player's reward and pays it, in one SQL transaction under the lock of the player's cash: so it is paid once, and no stake,
 * exclusion or account change can happen in between.
 * @param giftFor runs under that lock. `nothing` removes the row, `waits` leaves it for a later run, a reason to wait and
 * a refusal are shown to the player.
 * @param description text key of the notification on the player's screen; it may depend on the gift.
 */
export async function grantReward(
  deps: GrantPorts,
  offer: RewardOffer,
  due: DueReward,
  giftFor: (connection: SqlConnection) => Promise<GiftAnswer>,
  description: string | ((gift: GiftContent) => string),
): Promise<GrantOutcome> {
  const { promotion, rule } = offer;
  const now = deps.now();
  const { currency, channel, id, showsNotes } = await readPlayer(deps.database, due.playerId);
  const accounts = {
    cash: { address: address.playerCash(id), currency },
    bonus: { address: address.playerBonus(id), currency },
    payer: { address: address.bonusCampaign(promotion.name), currency },
  };
  const { cash, bonus, payer } = accounts;
  const key = { source: "reward", externalId: `${promotion.name}:${due.occasion}:${id}` };
  const scope = {
    accounts: promotion.bonus ? [cash, payer, bonus] : [cash, payer],
    keys: [key],
    transfersAtMost: 1,
  };
  const awardFor = (gift: GiftContent) => ({
    taskId: `${promotion.name}-${due.occasion}`,
    reward: [
      { description: typeof description === "string" ? description : description(gift), type: rule.kind },
    ],
  });
  let award: ReturnType<typeof awardFor> | undefined;
  let begun: BonusRow | undefined;
  const outcome = await deps.ledger.batch(scope, now, async (book, connection): Promise<GrantOutcome> => {
    if (book.seen(key) || !(await isStillDue(connection, due))) return "decided before";
    const gift = await giftFor(connection);
    if (gift === "waits") return "waits";
    if (gift === "nothing") return drop(connection, due);
    if ("waitsFor" in gift) return announceWait(connection, due, gift.waitsFor);
    if ("refusal" in gift) return refuse(connection, due, gift, gift.refusal, now);
    const player = await readRewardedPlayer(deps, connection, id);
    const answer = mayReward(player, offer, now, due.from);
    if (!answer.may && waits(answer.why)) return "waits";
    const cashMinor = "amountMinor" in gift ? gift.amountMinor : 0n;
    const cents = giftCents(gift, currency);
    const why = answer.may ? await reserve(connection, offer, due, player, cents) : answer.why;
    if (why !== undefined) return refuse(connection, due, gift, why, now);
    book.apply({
      key,
      inputHash: hashInput(["reward", promotion.name, due.occasion, id]),
      transfers: giftTransfers(gift, accounts),
      answer: () => String(cashMinor),
    });
    begun = await writeGift(connection, player, due, gift, now);
    await connection.query(
      `UPDATE reward_grant SET state = 'given', amount_minor = $4, euro_cents = $5, basis = $6, decided_at = $7, gives = $8, waits_for = NULL
       WHERE promotion = $1 AND occasion = $2 AND player_id = $3`,
      [...keyOf(due), cashMinor, cents, JSON.stringify(gift.basis), now, kindOfGift(gift)],
    );
    if (showsNotes) {
      award = awardFor(gift);
      await keepUnseenAward(connection, id, award, now);
    }
    return "given";
  });
  if (outcome !== "given") return outcome;
  await publishBalance(deps, { id, channel, currency });
  if (begun) announceBonus(deps, { channel }, begun);
  if (award) announceAward(deps, { channel }, award);
  return outcome;
}

/** Reserves the reward for this person and in the budget. Returns why it cannot be given. */
async function reserve(
  connection: SqlConnection,
  offer: RewardOffer,
  { occasion }: DueReward,
  player: Parameters<typeof claimForPerson>[1],
  cents: bigint,
): Promise<RewardRefusal | undefined> {
  try {
    await claimForPerson(connection, player, `reward:${offer.promotion.name}:${occasion}`);
  } catch (error) {
    if (error instanceof DomainError) return "other_account";
    throw error;
  }
  return (await takeFromBudget(connection, budgetOf(offer), cents)) ? undefined : "budget_spent";
}

async function isStillDue(connection: SqlConnection, due: DueReward): Promise<boolean> {
  const { rows } = await connection.query(
    "SELECT 1 FROM reward_grant WHERE promotion = $1 AND occasion = $2 AND player_id = $3 AND state = 'due' FOR UPDATE",
    keyOf(due),
  );
  return rows.length > 0;
}

async function drop(connection: SqlConnection, due: DueReward): Promise<GrantOutcome> {
  await connection.query(
    "DELETE FROM reward_grant WHERE promotion = $1 AND occasion = $2 AND player_id = $3 AND state = 'due'",
    keyOf(due),
  );
  return "nothing";
}

async function announceWait(connection: SqlConnection, due: DueReward, what: string): Promise<GrantOutcome> {
  await connection.query(
    "UPDATE reward_grant SET waits_for = $4 WHERE promotion = $1 AND occasion = $2 AND player_id = $3",
    [...keyOf(due), what],
  );
  return "waits";
}

async function refuse(
  connection: SqlConnection,
  due: DueReward,
  { basis }: Pick<Gift, "basis">,
  why: RewardRefusal,
  now: Date,
): Promise<GrantOutcome> {
  await connection.query(
    `UPDATE reward_grant SET state = 'refused', reason = $4, basis = $5, decided_at = $6, waits_for = NULL
     WHERE promotion = $1 AND occasion = $2 AND player_id = $3`,
    [...keyOf(due), why, JSON.stringify(basis), now],
  );
  return "refused";
}

const keyOf = ({ promotion, occasion, playerId }: DueReward) => [promotion, occasion, playerId];
