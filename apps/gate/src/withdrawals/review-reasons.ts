import type { WithdrawalReason } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { payoutReviewOf } from "@bellwether/market";
import { openBonuses } from "../bonus/index.ts";
import { doPayoutsWait } from "../holds/index.ts";
import { mayBeHolder } from "../limits/index.ts";
import {
  type AuthorizedPayout,
  type MethodFlow,
  type PayoutInstrument,
  type PayoutRecord,
  readPayoutInstrument,
  readPayoutRecord,
} from "../payments/index.ts";
import { isBlocked, type Player } from "../players/index.ts";
import { isAtRisk } from "../risk/index.ts";
import { unplayedMinor } from "../rounds/index.ts";
import { isKnownPep } from "../screening/index.ts";

/** Reasons that come and go with the account, while a withdrawal waits. */
const STANDING: readonly WithdrawalReason[] = [
  ...(["bonus", "bonus_review", "mark", "case", "pep", "document", "block"] as const),
];

/** Why a person must look at a withdrawal before it is paid; none if the rules approve it. */
export async function findReviewReasons(
  connection: SqlConnection,
  player: Player,
  { paymentId, amountMinor, method, at }: Omit<AuthorizedPayout, "transactionId"> & { at: Date },
): Promise<WithdrawalReason[]> {
  const record = await readPayoutRecord(connection, player.id);
  const instrument = await readPayoutInstrument(connection, { paymentId, playerId: player.id });
  const found: [WithdrawalReason, boolean][] = [
    ["amount", amountMinor >= payoutReviewOf(player.currency).fromMinor],
    ["first", record.payouts === 0],
    ["source", !goesBackToSource(record.flows, method)],
    ["play", await hasPlayedLittle(connection, player, record)],
    ...instrumentReasons(player, instrument),
  ];
  return [...setOf(found), ...(await standingReasons(connection, player, at))];
}

/**
 * The reasons of a withdrawal that waits, as they are now: what was found when it was asked for, and what has come to the account since or has gone
 * from it.
 */
export async function reasonsNow(
  connection: SqlConnection,
  player: Player,
  { reasons }: { reasons: readonly WithdrawalReason[] },
  at: Date,
): Promise<WithdrawalReason[]> {
  const kept = reasons.filter((reason) => !STANDING.includes(reason));
  return [...kept, ...(await standingReasons(connection, player, at))];
}

async function standingReasons(
  connection: SqlConnection,
  player: Player,
  at: Date,
): Promise<WithdrawalReason[]> {
  const bonuses = await openBonuses(connection, player.id);
  return setOf([
    ["bonus", bonuses.isActive],
    ["bonus_review", bonuses.isInReview],
    ["mark", player.isHeld || (await isAtRisk(connection, player.id))],
    ["case", await doPayoutsWait(connection, player.id)],
    ["pep", await isKnownPep(connection, player.id)],
    ["document", player.isDocumentAsked],
    ["block", isBlocked(player, "withdraw", at)],
  ]);
}

const setOf = (found: readonly [WithdrawalReason, boolean][]): WithdrawalReason[] =>
  found.flatMap(([reason, isSet]) => (isSet ? [reason] : []));

function instrumentReasons(
  player: Player,
  instrument: PayoutInstrument | undefined,
): [WithdrawalReason, boolean][] {
  if (!instrument) return [];
  const { holder, isKnown, hasOthers, sharedWith } = instrument;
  return [
    ["instrument", !isKnown && hasOthers],
    ["holder", holder !== null && !mayBeHolder(holder, player)],
    ["shared", sharedWith.length > 0],
  ];
}

/** Money goes back to where it came from first: while a method has paid in more than it got back, the payout takes one of these. */
function goesBackToSource(flows: readonly MethodFlow[], method: string): boolean {
  const owed = flows.filter(({ depositedMinor, paidMinor }) => depositedMinor > paidMinor);
  return owed.length === 0 || owed.some((flow) => flow.method === method);
}

/** Whether the deposits since the last payout were not staked once. */
async function hasPlayedLittle(
  connection: SqlConnection,
  player: Player,
  { depositedSinceMinor, firstDepositSince }: PayoutRecord,
): Promise<boolean> {
  if (firstDepositSince === null) return false;
  const left = await unplayedMinor(connection, player.id, {
    ...{ amountMinor: depositedSinceMinor, at: firstDepositSince },
  });
  return left > 0n;
}
