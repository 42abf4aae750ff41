import type { Database } from "@bellwether/db";
import { findViolations, type Violation } from "@bellwether/ledger";
import { potPromises } from "./verify-pots.ts";

/** Promise (f): the invariants between rounds and the ledger. */
const promises: Record<string, string> = {
  // Bonus money of an undone bet stays in its round when its bonus was over.
  "(f) no round without its bets: it costs what those cost that stand, and is not open without one": `
    SELECT r.provider, r.round, r.state, r.stake_cash_minor::text, r.stake_bonus_minor::text, b.standing, b.cash::text, b.bonus::text
    FROM played_round r LEFT JOIN (
      SELECT substr(a.source, 8) AS provider, substring(a.answer FROM '^bet \\S+ \\S+ \\S+ (?:(?:\\d{4}-\\d\\d-\\d\\d|-) )?(.*)$') AS round,
        count(*) FILTER (WHERE u.external_id IS NULL) AS standing,
        coalesce(sum(split_part(a.answer, ' ', 2)::bigint) FILTER (WHERE u.external_id IS NULL), 0) AS cash,
        coalesce(sum(split_part(a.answer, ' ', 3)::bigint) FILTER (WHERE u.external_id IS NULL), 0) AS bonus,
        sum(split_part(a.answer, ' ', 3)::bigint) AS bonus_of_all
      FROM ledger_answer a LEFT JOIN ledger_answer u ON u.source = a.source AND u.external_id = a.external_id || '~rolled-back'
      WHERE a.source LIKE 'wallet:%' AND a.answer LIKE 'bet %' AND a.external_id NOT LIKE '%~%' GROUP BY 1, 2) b ON b.provider = r.provider AND b.round = r.round
    WHERE b.round IS NULL OR r.stake_cash_minor <> b.cash OR r.stake_bonus_minor NOT BETWEEN b.bonus AND b.bonus_of_all
      OR (r.state = 'open' AND b.standing = 0)`,
  "(f) no stake has counted towards a bonus and is held to count again": `
    SELECT provider, round FROM played_round
    WHERE jsonb_path_exists(held_wagers, '$[*][0] ? (@ == $counted[*][0])', jsonb_build_object('counted', coalesce(wagers, '[]')))`,
  "(f) rounds and the ledger agree on stakes less payouts, by player": `
    SELECT r.player_id, r.net::text, l.net::text AS ledger FROM (
      SELECT player_id, sum(stake_cash_minor + stake_bonus_minor - payout_cash_minor - payout_bonus_minor) AS net FROM played_round GROUP BY player_id) r
    JOIN (SELECT split_part(address, ':', 2) AS player_id, -sum(amount_minor) AS net FROM ledger_posting
      WHERE address LIKE 'player:%' AND kind IN ('stake', 'payout', 'stake_returned', 'payout_returned', 'jackpot_win', 'jackpot_win_returned') GROUP BY 1) l ON l.player_id = r.player_id
    WHERE r.net <> l.net`,
  "(f) days and rounds agree on cash and bonus staked and paid, by player": `
    SELECT player_id FROM (
      SELECT player_id, stake_cash_minor AS sc, stake_bonus_minor AS sb, payout_cash_minor AS pc, payout_bonus_minor AS pb FROM played_round
      UNION ALL SELECT player_id, -staked_cash_minor, -staked_bonus_minor, -paid_cash_minor, -paid_bonus_minor FROM player_day) x
    GROUP BY player_id HAVING sum(sc) <> 0 OR sum(sb) <> 0 OR sum(pc) <> 0 OR sum(pb) <> 0`,
};

/** Checks the promises (f) and (i) over all rows. */
export function verifyRounds(database: Database): Promise<Violation[]> {
  return findViolations(database, { ...promises, ...potPromises });
}
