import { DomainError } from "@bellwether/contract";
import { type Database, onlyRow, type SqlConnection } from "@bellwether/db";
import { address, hashInput } from "@bellwether/ledger";
import { publishBalance } from "../balance/index.ts";
import { findPlayer } from "../players/index.ts";
import type { BooksPorts, DatabasePort, PushPort } from "../ports.ts";
import { announceBonus } from "./announce-bonus.ts";
import type { BonusRow } from "./bonus.ts";
import { recordBonusEnd } from "./bonus-event.ts";
import { endBonus } from "./end-bonus.ts";

/** A bonus whose wagering requirement is met and that waits for an operator's review. Amounts in minor units. */
export type BonusInReview = Pick<
  BonusRow,
  "id" | "player_id" | "code" | "currency" | "amount_minor" | "staked_minor" | "low_risk_minor"
> & { review: string; money_minor: bigint };

export async function listBonusesInReview(database: Database): Promise<BonusInReview[]> {
  const { rows } = await database.query<BonusInReview>(
    `SELECT b.id, b.player_id, b.code, b.currency, b.amount_minor, b.staked_minor, b.low_risk_minor, b.review,
       coalesce(a.balance_minor, 0)::bigint AS money_minor
     FROM player_bonus b LEFT JOIN ledger_balance a ON a.address = 'player:' || b.player_id || ':bonus' AND a.currency = b.currency
     WHERE b.state = 'review' ORDER BY b.claimed_at`,
  );
  return rows;
}

/** Whether the player has a bonus that is still to be wagered, and whether one waits for an operator's review. */
export async function openBonuses(
  connection: SqlConnection,
  playerId: string,
): Promise<{ isActive: boolean; isInReview: boolean }> {
  const { rows } = await connection.query<{ state: string }>(
    "SELECT DISTINCT state FROM player_bonus WHERE player_id = $1 AND state IN ('active', 'review') AND promotion IS NULL",
    [playerId],
  );
  const states = rows.map(({ state }) => state);
  return { isActive: states.includes("active"), isInReview: states.includes("review") };
}

/**
 * An operator approves the bonus: its money becomes cash. A bonus that was released before is returned unchanged.
 * @throws DomainError `not_found` for an unknown bonus, `conflict` for one that is not in review.
 */
export async function releaseBonus(deps: BooksPorts & PushPort, id: string): Promise<BonusRow> {
  const { bonus, player } = await findReviewed(deps, id);
  const cash = { address: address.playerCash(player.id), currency: player.currency };
  const bonusMoney = { address: address.playerBonus(player.id), currency: player.currency };
  const key = { source: "bonus", externalId: `convert:${bonus.id}` };
  const scope = { accounts: [cash, bonusMoney], keys: [key], transfersAtMost: 1 };
  const released = await deps.ledger.batch(scope, deps.now(), async (book, connection) => {
    const { rows } = await connection.query<BonusRow>("SELECT * FROM player_bonus WHERE id = $1 FOR UPDATE", [
      id,
    ]);
    const locked = onlyRow(rows);
    if (locked.state === "completed") return locked;
    if (locked.state !== "review") throw new DomainError("conflict", { detail: "it is not in review" });
    const amountMinor = book.balanceMinor(bonusMoney);
    book.apply({
      key,
      inputHash: hashInput(["release", id]),
      transfers:
        amountMinor > 0n ? [{ debit: bonusMoney, credit: cash, amountMinor, kind: "bonus_converted" }] : [],
      answer: () => String(amountMinor),
    });
    const updated = await connection.query<BonusRow>(
      "UPDATE player_bonus SET state = 'completed', converted_minor = converted_minor + $2 WHERE id = $1 RETURNING *",
      [id, amountMinor],
    );
    const completed = onlyRow(updated.rows);
    await recordBonusEnd(connection, completed, deps.now());
    return completed;
  });
  await publishBalance(deps, player);
  announceBonus(deps, player, released);
  return released;
}

/** An operator rejects the bonus: its money is taken back. @throws DomainError `not_found` or `conflict` */
export async function revokeReviewedBonus(deps: BooksPorts & PushPort, id: string): Promise<BonusRow> {
  const { bonus, player } = await findReviewed(deps, id);
  if (bonus.state === "completed") throw new DomainError("conflict", { detail: "it was released already" });
  return endBonus(deps, player, id, "revoked");
}

async function findReviewed(deps: DatabasePort, id: string) {
  const { rows } = await deps.database.query<BonusRow>("SELECT * FROM player_bonus WHERE id = $1", [id]);
  const bonus = rows[0];
  const player = bonus && (await findPlayer(deps.database, bonus.player_id));
  if (!bonus || !player) throw new DomainError("not_found", { detail: "no such bonus" });
  if (bonus.review === null) throw new DomainError("conflict", { detail: "it is not in review" });
  return { bonus, player };
}
