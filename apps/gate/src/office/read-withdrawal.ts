import { minorToAmount } from "@bellwether/contract";
import type { WithdrawalPicture } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { bonusAccount, cashAccount } from "../balance/index.ts";
import { mayBeHolder } from "../limits/index.ts";
import { type PayoutInstrument, readPayoutInstrument, readPayoutRecord } from "../payments/index.ts";
import { type Player, readPlayer } from "../players/index.ts";
import type { BooksPorts } from "../ports.ts";
import { isAtRisk } from "../risk/index.ts";
import { unplayedMinor } from "../rounds/index.ts";
import { readReview } from "../withdrawals/index.ts";
import { shownWithdrawals } from "./shown-withdrawals.ts";

/** A withdrawal with what a decision about it needs, as it stands. @throws DomainError `not_found` */
export async function readWithdrawalPicture(
  deps: BooksPorts,
  transactionId: string,
  operatorId: string,
): Promise<WithdrawalPicture> {
  const { database, ledger } = deps;
  const review = await readReview(database, transactionId);
  const player = await readPlayer(database, review.player_id);
  const [shown] = await shownWithdrawals(database, [review], { operatorId, at: deps.now() });
  if (!shown) throw new Error("the withdrawal that was just read is shown");
  const record = await readPayoutRecord(database, player.id);
  const [cash, bonus] = await ledger.balances([cashAccount(player), bonusAccount(player)]);
  const money = (minor: bigint) => ({ amount: minorToAmount(minor), currency: player.currency });
  const deposited = { amountMinor: record.depositedSinceMinor, at: record.firstDepositSince };
  return {
    withdrawal: shown,
    instrument: shownInstrument(
      player,
      await readPayoutInstrument(database, { paymentId: review.payment_id, playerId: player.id }),
    ),
    play: {
      deposited: money(deposited.amountMinor),
      unplayed: money(await unplayedOf(database, player, deposited)),
      cash: money(cash.balanceMinor),
      bonus: money(bonus.balanceMinor),
    },
    flows: record.flows.map((flow) => ({
      ...{ method: flow.method, deposited: money(flow.depositedMinor), paid: money(flow.paidMinor) },
    })),
    account: {
      since: player.createdAt.toISOString(),
      status: player.status,
      is_identity_checked: player.isIdentityChecked,
      is_identity_lapsed: player.isIdentityLapsed,
      is_document_asked: player.isDocumentAsked,
      is_held: player.isHeld,
      is_at_risk: await isAtRisk(database, player.id),
      withdrawals: record.payouts,
    },
  };
}

async function unplayedOf(
  connection: SqlConnection,
  player: Player,
  { amountMinor, at }: { amountMinor: bigint; at: Date | null },
): Promise<bigint> {
  return at === null ? 0n : unplayedMinor(connection, player.id, { amountMinor, at });
}

function shownInstrument(
  player: Player,
  instrument: PayoutInstrument | undefined,
): WithdrawalPicture["instrument"] {
  if (!instrument) return null;
  const { holder } = instrument;
  return {
    masked: instrument.maskedAccount,
    service: instrument.service,
    expiry: instrument.expiry,
    holder: holder === null ? "unknown" : mayBeHolder(holder, player) ? "same" : "different",
    is_known: instrument.isKnown,
    shared_with: [...instrument.sharedWith],
  };
}
