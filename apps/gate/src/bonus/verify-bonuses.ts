import type { LedgerPromises, Promises } from "@bellwether/ledger";

const promises: Promises = {
  "(h) bonus money lies only where a bonus is being played or looked at": `
    SELECT a.address, a.balance_minor::text FROM ledger_balance a WHERE a.address LIKE 'player:%:bonus' AND a.balance_minor <> 0
      AND NOT EXISTS (SELECT 1 FROM player_bonus b WHERE b.player_id = split_part(a.address, ':', 2)
        AND b.state IN ('active', 'review') AND b.kind <> 'cashback' AND b.promotion IS NULL)`,
  "(h) bonus money became cash only when its wagering was met": `
    SELECT m.external_id FROM ledger_movement m LEFT JOIN player_bonus b ON m.source = 'bonus' AND m.external_id = 'convert:' || b.id
    WHERE m.kind = 'bonus_converted' AND (b.id IS NULL OR b.state <> 'completed' OR b.wagered_minor < b.wagering_required_minor)`,
  "(h) no more free spins were played than given": `
    SELECT b.id, b.spins_total, b.spins_left, r.rounds FROM player_bonus b JOIN (
      SELECT reward_id, count(*) AS rounds FROM played_round WHERE reward_id IS NOT NULL AND state <> 'cancelled' GROUP BY 1) r
      ON r.reward_id = b.id WHERE r.rounds > b.spins_total - b.spins_left`,
  "(h) a free round is of its player's own spins and its game": `
    SELECT r.provider, r.round FROM played_round r LEFT JOIN player_bonus b ON b.id = r.reward_id
    WHERE r.reward_id IS NOT NULL AND (b.player_id IS DISTINCT FROM r.player_id OR b.game_code IS DISTINCT FROM r.game_code)`,
  "(h) a budget has given what its rewards and bonuses are worth": `
    SELECT b.promotion, b.given_cents::text FROM reward_budget b
    LEFT JOIN (SELECT promotion, sum(euro_cents) AS cents FROM reward_decision GROUP BY 1) r ON r.promotion = b.promotion
    LEFT JOIN (SELECT code, sum(budget_cents) AS cents FROM player_bonus GROUP BY 1) c ON c.code = b.promotion
    WHERE b.given_cents <> coalesce(r.cents, 0) + coalesce(c.cents, 0)`,
  "(h) bonuses and the ledger agree on what was converted, taken back and paid as cashback": `
    SELECT x.currency, sum(x.converted)::text AS converted, sum(x.taken)::text AS taken, sum(x.cashback)::text AS cashback FROM (
      SELECT currency, CASE WHEN kind <> 'cashback' AND wagering_multiple > 0 THEN converted_minor ELSE 0 END AS converted,
        taken_back_minor AS taken, CASE WHEN kind = 'cashback' THEN converted_minor ELSE 0 END AS cashback FROM player_bonus
      UNION ALL SELECT currency, CASE kind WHEN 'bonus_converted' THEN -amount_minor ELSE 0 END,
        CASE kind WHEN 'bonus_taken_back' THEN -amount_minor ELSE 0 END, CASE kind WHEN 'cashback_paid' THEN -amount_minor ELSE 0 END
        FROM ledger_movement WHERE kind IN ('bonus_converted', 'bonus_taken_back', 'cashback_paid')) x
    GROUP BY x.currency HAVING sum(x.converted) <> 0 OR sum(x.taken) <> 0 OR sum(x.cashback) <> 0`,
};

/** The parts of promise (h) about bonuses. Each is a query over bonuses, rounds and the ledger that returns the rows that break the promise. */
export const bonusPromises: LedgerPromises = {
  entries: {
    "(h) no other transfer takes money from bonus to cash": `
      SELECT transfer_id::text AS id, kind FROM verified_entry
      WHERE address LIKE 'player:%:bonus' AND amount_minor < 0 AND other_address LIKE 'player:%' AND kind <> 'bonus_converted'`,
  },
  end: promises,
};
