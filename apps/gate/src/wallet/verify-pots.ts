import type { Promises } from "@bellwether/ledger";

/** Promise (i): each pot equals its seeds, what the house made up, and its contributions, less what was won. Each query returns violations. */
export const entriesOfPots: Promises = {
  "(i) a pot holds its seeds and contributions less what was won from it": `
    SELECT address, currency, version::text, kind, amount_minor::text FROM verified_entry
    WHERE address LIKE 'jackpot:%' AND (CASE WHEN amount_minor > 0
      THEN kind IN ('jackpot_seed', 'jackpot_shortage', 'jackpot_contribution', 'jackpot_win_returned')
      ELSE kind IN ('jackpot_win', 'jackpot_contribution_returned', 'jackpot_seed_returned') END) IS NOT TRUE`,
};

export const potPromises: Promises = {
  "(i) a pot that is named here never falls below zero": `
    SELECT address, currency, balance_minor::text FROM ledger_balance
    WHERE address LIKE 'jackpot:%' AND address !~ '^jackpot:provider-[a-z0-9]+$' AND balance_minor < 0`,
};

/** Sums over all rounds, because no account is of a player and holds what was contributed for them. */
export const potsAndRounds: Promises = {
  "(i) rounds and pots agree on contributions and on what was won, in each currency": `
    SELECT currency, sum(contribution)::text AS contribution, sum(won)::text AS won FROM (
      SELECT currency, contribution_minor AS contribution, jackpot_minor AS won FROM played_round
      UNION ALL SELECT a.currency, CASE WHEN k.key LIKE 'jackpot_contribution%' THEN -k.value::numeric ELSE 0 END,
        CASE WHEN k.key IN ('jackpot_win', 'jackpot_win_returned') THEN k.value::numeric ELSE 0 END
      FROM verified_account a CROSS JOIN LATERAL jsonb_each_text(a.kinds) k WHERE a.address LIKE 'jackpot:%') x
    GROUP BY currency HAVING sum(contribution) <> 0 OR sum(won) <> 0`,
};
