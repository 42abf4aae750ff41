import { onlyRow, type SqlConnection } from "@bellwether/db";
import { type AccountRef, address, type Book, type OperationKey } from "@bellwether/ledger";
import type { Player } from "../players/index.ts";
import type { DatabasePort } from "../ports.ts";
import { unplayedMinor } from "../rounds/index.ts";
import type { BonusRow } from "./bonus.ts";
import { bookEnd, endKey } from "./end-bonus.ts";

/** A bonus that came with a deposit, and how much of the deposit the player has not staked yet. */
type Unplayed = { bonus: BonusRow; unplayedMinor: bigint };

/** The accounts and keys that a withdrawal must declare before its batch opens if it may take back a bonus. */
export type TakenBonusPlan =
  | { accounts: [bonus: AccountRef, campaign: AccountRef]; keys: [OperationKey] }
  | undefined;

/** The player's active bonus, if cash of its deposit was not staked since it had settled, which is when it was last written. */
export async function findUnplayedBonus(
  connection: SqlConnection,
  player: Pick<Player, "id">,
): Promise<Unplayed | undefined> {
  const { rows } = await connection.query<BonusRow & { deposit_minor: bigint; settled_at: Date }>(
    `SELECT b.*, d.amount_minor AS deposit_minor, d.updated_at AS settled_at FROM player_bonus b
     JOIN payment_amount d ON d.player_id = b.player_id AND d.type = 'D' AND d.transaction_id = b.deposit_id
     WHERE b.player_id = $1 AND b.state = 'active' AND b.promotion IS NULL`,
    [player.id],
  );
  const bonus = rows[0];
  if (!bonus) return undefined;
  const deposit = { amountMinor: bonus.deposit_minor, at: bonus.settled_at };
  const leftMinor = await unplayedMinor(connection, player.id, deposit);
  return leftMinor > 0n ? { bonus, unplayedMinor: leftMinor } : undefined;
}

/** Looks for a bonus that a withdrawal may take. */
export async function planTakenBonus(deps: DatabasePort, player: Player): Promise<TakenBonusPlan> {
  const found = await findUnplayedBonus(deps.database, player);
  if (!found) return undefined;
  const { currency } = player;
  return {
    accounts: [
      { address: address.playerBonus(player.id), currency },
      { address: address.bonusCampaign(found.bonus.code), currency },
    ],
    keys: [endKey(found.bonus.id)],
  };
}

/**
 * Takes back the bonus of a deposit if the withdrawal leaves less cash than the part of the deposit that was not staked yet. Runs in the
 * withdrawal's ledger batch.
 * @param left the cash that the withdrawal leaves, at its time.
 */
export async function takeUnplayedBonus(
  { book, connection }: { book: Book; connection: SqlConnection },
  player: Player,
  plan: TakenBonusPlan,
  left: { cashLeftMinor: bigint; at: Date },
): Promise<BonusRow | undefined> {
  if (!plan) return undefined;
  const found = await findUnplayedBonus(connection, player);
  if (!found || found.unplayedMinor <= left.cashLeftMinor || book.seen(plan.keys[0])) return undefined;
  const { rows } = await connection.query<BonusRow>("SELECT * FROM player_bonus WHERE id = $1 FOR UPDATE", [
    found.bonus.id,
  ]);
  return bookEnd({ book, connection }, onlyRow(rows), plan.accounts, {
    ...{ as: "revoked", at: left.at },
  });
}
