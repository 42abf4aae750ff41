/** Promise (i): each pot equals its seeds, what the house made up, and its contributions, less what was won. Each query returns violations. */
export const potPromises: Record<string, string> = {
  "(i) a pot holds its seeds and contributions less what was won from it": `
    SELECT b.address, b.currency, b.balance_minor::text, coalesce(m.sum, 0)::text AS sum FROM ledger_balance b LEFT JOIN (
      SELECT address, currency, sum(amount) AS sum FROM (
        SELECT credit AS address, currency, amount_minor AS amount FROM ledger_movement
          WHERE kind IN ('jackpot_seed', 'jackpot_shortage', 'jackpot_contribution', 'jackpot_win_returned')
        UNION ALL SELECT debit, currency, -amount_minor FROM ledger_movement
          WHERE kind IN ('jackpot_win', 'jackpot_contribution_returned', 'jackpot_seed_returned')) x
      GROUP BY address, currency) m ON m.address = b.address AND m.currency = b.currency
    WHERE b.address LIKE 'jackpot:%' AND b.balance_minor <> coalesce(m.sum, 0)`,
  "(i) rounds and pots agree on contributions and on what was won, in each currency": `
    SELECT currency, sum(contribution)::text AS contribution, sum(won)::text AS won FROM (
      SELECT currency, contribution_minor AS contribution, jackpot_minor AS won FROM played_round
      UNION ALL SELECT currency,
        CASE kind WHEN 'jackpot_contribution' THEN -amount_minor WHEN 'jackpot_contribution_returned' THEN amount_minor ELSE 0 END,
        CASE kind WHEN 'jackpot_win' THEN -amount_minor WHEN 'jackpot_win_returned' THEN amount_minor ELSE 0 END
      FROM ledger_movement WHERE kind LIKE 'jackpot_%') x
    GROUP BY currency HAVING sum(contribution) <> 0 OR sum(won) <> 0`,
  "(i) a pot that is named here never falls below zero": `
    SELECT address, currency, balance_minor::text FROM ledger_balance
    WHERE address LIKE 'jackpot:%' AND address !~ '^jackpot:provider-[a-z0-9]+$' AND balance_minor < 0`,
};
