import type { Database } from "@bellwether/db";
import type { Violation } from "@bellwether/ledger";

/** Promise (f), and the invariants between rounds and the ledger. */
const promises: Record<string, string> = {
  "(f) no round without its bet": `
    SELECT r.provider, r.round FROM wallet_round r LEFT JOIN (
      SELECT DISTINCT substr(source, 8) AS provider, substring(answer FROM '^bet \\S+ \\S+ \\S+ (?:(?:\\d{4}-\\d\\d-\\d\\d|-) )?(.*)$') AS round
      FROM ledger_operation WHERE source LIKE 'wallet:%' AND answer LIKE 'bet %') b ON b.provider = r.provider AND b.round = r.round
    WHERE b.round IS NULL`,
  "(f) rounds and the ledger agree on stakes less payouts, by player": `
    SELECT r.player_id, r.net::text, l.net::text AS ledger FROM (
      SELECT player_id, sum(stake_cash_minor + stake_bonus_minor - payout_cash_minor - payout_bonus_minor) AS net FROM wallet_round GROUP BY player_id) r
    JOIN (SELECT split_part(a.address, ':', 2) AS player_id, -sum(e.amount_minor) AS net FROM ledger_entry e
      JOIN ledger_account a ON a.id = e.account_id JOIN ledger_transfer t ON t.id = e.transfer_id
      WHERE a.address LIKE 'player:%' AND t.kind IN ('stake', 'payout', 'stake_returned', 'payout_returned') GROUP BY 1) l ON l.player_id = r.player_id
    WHERE r.net <> l.net`,
  "(f) days and rounds agree on cash and bonus staked and paid, by player": `
    SELECT player_id FROM (
      SELECT player_id, stake_cash_minor AS sc, stake_bonus_minor AS sb, payout_cash_minor AS pc, payout_bonus_minor AS pb FROM wallet_round
      UNION ALL SELECT player_id, -staked_cash_minor, -staked_bonus_minor, -paid_cash_minor, -paid_bonus_minor FROM player_day) x
    GROUP BY player_id HAVING sum(sc) <> 0 OR sum(sb) <> 0 OR sum(pc) <> 0 OR sum(pb) <> 0`,
};

export async function verifyRounds(database: Database): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const [promise, query] of Object.entries(promises)) {
    const { rows } = await database.asOwner((connection) => connection.query(`${query} LIMIT 20`));
    if (rows.length > 0) violations.push({ promise, rows });
  }
  return violations;
}
