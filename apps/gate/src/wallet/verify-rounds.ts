import type { LedgerPromises } from "@bellwether/ledger";
import { entriesOfPots, potPromises, potsAndRounds } from "./verify-pots.ts";

/** The rounds that have begun since the checkpoint: `round` was the last place by then. */
const SINCE = "r.place > {round}";

/**
 * Promises (f) and (i): the invariants between rounds and the ledger. After a checkpoint a round is compared with its bets if it has begun since;
 * what a later bet or a rollback has done to an older one is held by the sums of its player, whose rounds are all read.
 */
export const roundPromises: LedgerPromises = {
  entries: entriesOfPots,
  players: {
    // Bonus money of an undone bet stays in its round when its bonus was over.
    "(f) no round without its bets: it costs what those cost that stand": `
      SELECT r.provider, r.round, r.state, r.stake_cash_minor::text, r.stake_bonus_minor::text, b.cash::text, b.bonus::text
      FROM verified_player p JOIN played_round r ON r.player_id = p.player_id AND ${SINCE} LEFT JOIN (
        SELECT a.player_id, substr(a.source, 8) AS provider, substring(a.answer FROM '^bet \\S+ \\S+ \\S+ (?:(?:\\d{4}-\\d\\d-\\d\\d|-) )?(.*)$') AS round,
          coalesce(sum(split_part(a.answer, ' ', 2)::bigint) FILTER (WHERE u.external_id IS NULL), 0) AS cash,
          coalesce(sum(split_part(a.answer, ' ', 3)::bigint) FILTER (WHERE u.external_id IS NULL), 0) AS bonus,
          sum(split_part(a.answer, ' ', 3)::bigint) AS bonus_of_all
        FROM (SELECT DISTINCT player_id, source, external_id, answer FROM verified_entry
          WHERE player_id IS NOT NULL AND source LIKE 'wallet:%' AND answer LIKE 'bet %') a
        LEFT JOIN ledger_answer u ON u.source = a.source AND u.external_id = a.external_id || '~rolled-back'
        GROUP BY 1, 2, 3) b ON b.player_id = r.player_id AND b.provider = r.provider AND b.round = r.round
      WHERE r.stake_cash_minor <> coalesce(b.cash, 0) OR r.stake_bonus_minor NOT BETWEEN coalesce(b.bonus, 0) AND coalesce(b.bonus_of_all, 0)`,
    "(f) no stake has counted towards a bonus and is held to count again": `
      SELECT r.provider, r.round FROM verified_player p JOIN played_round r ON r.player_id = p.player_id
      WHERE jsonb_path_exists(r.held_wagers, '$[*][0] ? (@ == $counted[*][0])', jsonb_build_object('counted', coalesce(r.wagers, '[]')))`,
    "(f) rounds and the ledger agree on stakes less payouts, by player": `
      SELECT r.player_id, r.net::text, l.net::text AS ledger, r.won::text, l.won::text AS won_in_ledger FROM (
        SELECT p.player_id, sum(stake_cash_minor + stake_bonus_minor - payout_cash_minor - payout_bonus_minor) AS net,
          sum(jackpot_minor) AS won FROM verified_player p JOIN played_round r ON r.player_id = p.player_id GROUP BY 1) r
      JOIN (SELECT p.player_id, -sum(k.value::numeric) AS net,
          coalesce(sum(k.value::numeric) FILTER (WHERE k.key LIKE 'jackpot_%'), 0) AS won
        FROM verified_player p JOIN verified_account a ON a.player_id = p.player_id CROSS JOIN LATERAL jsonb_each_text(a.kinds) k
        WHERE k.key IN ('stake', 'payout', 'stake_returned', 'payout_returned', 'jackpot_win', 'jackpot_win_returned') GROUP BY 1) l
        ON l.player_id = r.player_id
      WHERE r.net <> l.net OR r.won <> l.won`,
    "(f) days and rounds agree on cash and bonus staked and paid, by player": `
      SELECT player_id FROM (
        SELECT r.player_id, stake_cash_minor AS sc, stake_bonus_minor AS sb, payout_cash_minor AS pc, payout_bonus_minor AS pb
        FROM verified_player p JOIN played_round r ON r.player_id = p.player_id
        UNION ALL SELECT d.player_id, -staked_cash_minor, -staked_bonus_minor, -paid_cash_minor, -paid_bonus_minor
        FROM verified_player p JOIN player_day d ON d.player_id = p.player_id) x
      GROUP BY player_id HAVING sum(sc) <> 0 OR sum(sb) <> 0 OR sum(pc) <> 0 OR sum(pb) <> 0`,
  },
  end: {
    ...potPromises,
    "(f) no round of a stake without an entry of its player": `
      SELECT r.provider, r.round, r.player_id FROM played_round r WHERE ${SINCE} AND r.stake_cash_minor + r.stake_bonus_minor > 0
        AND NOT EXISTS (SELECT FROM verified_account a WHERE a.player_id = r.player_id AND a.until > a.began)`,
  },
  whole: {
    ...potsAndRounds,
    // The bets of such rounds have moved no money, so that no entry leads to them.
    "(f) no free round without its bet, and no round is open without one": `
      SELECT r.provider, r.round, r.state FROM played_round r LEFT JOIN (
        SELECT substr(a.source, 8) AS provider, substring(a.answer FROM '^bet \\S+ \\S+ \\S+ (?:(?:\\d{4}-\\d\\d-\\d\\d|-) )?(.*)$') AS round,
          bool_or(u.external_id IS NULL) AS stands
        FROM ledger_answer a LEFT JOIN ledger_answer u ON u.source = a.source AND u.external_id = a.external_id || '~rolled-back'
        WHERE a.source LIKE 'wallet:%' AND a.answer LIKE 'bet 0 0 %' AND a.external_id NOT LIKE '%~%' GROUP BY 1, 2) b
        ON b.provider = r.provider AND b.round = r.round
      WHERE r.stake_cash_minor + r.stake_bonus_minor = 0 AND ((r.state = 'open' AND b.stands IS NOT TRUE)
        OR (r.state = 'closed' AND r.reward_id IS NOT NULL AND b.stands IS NULL))`,
    "(f) days and rounds agree, also of players without money": `
      SELECT player_id FROM (
        SELECT player_id, stake_cash_minor AS sc, stake_bonus_minor AS sb, payout_cash_minor AS pc, payout_bonus_minor AS pb FROM played_round
        UNION ALL SELECT player_id, -staked_cash_minor, -staked_bonus_minor, -paid_cash_minor, -paid_bonus_minor FROM player_day) x
      WHERE NOT EXISTS (SELECT FROM verified_account a WHERE a.player_id = x.player_id)
      GROUP BY player_id HAVING sum(sc) <> 0 OR sum(sb) <> 0 OR sum(pc) <> 0 OR sum(pb) <> 0`,
  },
  marks: {
    round: "SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS value FROM wallet_round_place_seq",
  },
};
