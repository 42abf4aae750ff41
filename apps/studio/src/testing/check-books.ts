import type { Database } from "@bellwether/db";

/** SQL for the further stakes of a round's row. */
const further = (round: string) => `(SELECT coalesce(sum(a.stake_minor), 0) FROM studio_action a
  WHERE a.owner = ${round}.owner AND a.round_id = ${round}.id AND a.state = 'taken')`;

/** SQL for what a round's row has won at clocks and from drops. */
const fromClocks = (round: string) => `(SELECT coalesce(sum(k.amount_minor), 0) FROM studio_clock k
  JOIN studio_clock_entry e ON e.pot = k.pot AND e.currency = k.currency AND e.clock = k.number AND e.number = k.winning_entry
  WHERE e.owner = ${round}.owner AND e.round_id = ${round}.id AND k.state = 'paid')`;

/** SQL for what a round's row has won from pots: with its own win, and apart from it at clocks. */
const fromPots = (round: string) => `((SELECT coalesce(sum((h ->> 'amountMinor')::bigint), 0)
  FROM json_array_elements(${round}.pot_hits::json) h) + ${fromClocks(round)})`;

/** Invariants between studio and gate when nothing is due any more; each query finds the rows that violate one. */
const promises: Record<string, string> = {
  "no round is left unfinished": `
    SELECT id, state FROM studio_round WHERE due_at IS NOT NULL
    UNION ALL SELECT id, state FROM studio_action WHERE due_at IS NOT NULL`,
  "a settled round is closed at the gate with the same stake and payout": `
    SELECT s.id, w.state FROM studio_round s LEFT JOIN wallet_round w ON w.provider = s.provider AND w.round = s.id::text
    WHERE s.mode = 'money' AND s.state = 'settled' AND (w.state IS DISTINCT FROM 'closed'
      OR w.stake_cash_minor + w.stake_bonus_minor <> CASE WHEN s.reward_id IS NULL THEN s.stake_minor + ${further("s")} ELSE 0 END
      OR w.payout_cash_minor + w.payout_bonus_minor <> s.payout_minor + ${fromPots("s")}
      OR w.jackpot_minor <> ${fromPots("s")})`,
  "studio and gate hold the same in each pot": `
    SELECT coalesce(p.pot, substr(b.address, 9)) AS pot, p.held_minor, b.balance_minor
    FROM studio_pot p FULL JOIN (SELECT * FROM ledger_balance WHERE address LIKE 'jackpot:%') b
      ON b.address = 'jackpot:' || p.pot AND b.currency = p.currency
    WHERE coalesce(p.held_minor, b.balance_minor) <> b.balance_minor OR b.balance_minor IS NULL`,
  "each hit of a pot is one payment from it": `
    SELECT h.pot, h.currency, h.amount_minor FROM studio_pot_hit h JOIN studio_round r ON r.owner = h.owner AND r.id = h.round_id
    WHERE r.state = 'settled' AND 1 <> (SELECT count(*) FROM ledger_movement m
      WHERE m.kind = 'jackpot_win' AND m.debit = 'jackpot:' || h.pot AND m.currency = h.currency AND m.amount_minor = h.amount_minor
        AND m.external_id IN (r.win_uuid::text, (SELECT k.win_uuid::text FROM studio_clock k
          JOIN studio_clock_entry e ON e.pot = k.pot AND e.currency = k.currency AND e.clock = k.number AND e.number = k.winning_entry
          WHERE k.pot = h.pot AND e.owner = h.owner AND e.round_id = h.round_id)))`,
  "the entries of a clock are numbered without a gap": `
    SELECT k.pot, k.currency, k.number, k.entries FROM studio_clock k LEFT JOIN studio_clock_entry e
      ON e.pot = k.pot AND e.currency = k.currency AND e.clock = k.number
    GROUP BY k.pot, k.currency, k.number, k.entries
    HAVING count(e.number) <> k.entries OR coalesce(max(e.number), 0) <> k.entries`,
  "each clock that was won is one hit of its pot": `
    SELECT k.pot, k.currency, k.number FROM studio_clock k LEFT JOIN studio_clock_entry e
      ON e.pot = k.pot AND e.currency = k.currency AND e.clock = k.number AND e.number = k.winning_entry
    LEFT JOIN studio_pot_hit h ON h.pot = k.pot AND h.owner = e.owner AND h.round_id = e.round_id AND h.amount_minor = k.amount_minor
    WHERE k.state IN ('drawn', 'paid') AND h.number IS NULL`,
  "no launch token is kept after a clock is over": `
    SELECT e.round_id FROM studio_clock_entry e JOIN studio_clock k ON k.pot = e.pot AND k.currency = e.currency AND k.number = e.clock
    WHERE k.state IN ('paid', 'empty', 'missed') AND e.launch_token IS NOT NULL`,
  "no launch token is kept after an action's stake is taken or back": `
    SELECT id, state FROM studio_action WHERE launch_token IS NOT NULL AND state NOT IN ('staking', 'unknown')`,
  "every round that added to the pot of a clock or a drop has entered one": `
    SELECT r.id FROM studio_round r CROSS JOIN LATERAL json_array_elements(r.pots::json) p
    WHERE p ->> 'kind' IN ('win-time', 'drop') AND (r.state IN ('staked', 'deciding', 'open', 'settling', 'settled')) <> EXISTS (
      SELECT 1 FROM studio_clock_entry e WHERE e.owner = r.owner AND e.round_id = r.id AND e.pot = p ->> 'pot')`,
  "a round that was not played has cost nothing": `
    SELECT s.id, s.state FROM studio_round s JOIN wallet_round w ON w.provider = s.provider AND w.round = s.id::text
    WHERE s.state IN ('refused', 'rolled_back') AND (w.state <> 'cancelled'
      OR w.stake_cash_minor + w.stake_bonus_minor + w.payout_cash_minor + w.payout_bonus_minor + w.contribution_minor <> 0)`,
  "the gate has no round that the studio does not know": `
    SELECT w.round FROM wallet_round w LEFT JOIN studio_round s ON s.id::text = w.round WHERE s.id IS NULL`,
  "free play stays out of the wallet": `
    SELECT s.id FROM studio_round s JOIN wallet_round w ON w.round = s.id::text WHERE s.mode = 'free'`,
};

/** The violated invariants, with examples: none, if no money was lost or doubled. */
export async function checkBooks(database: Database): Promise<object[]> {
  const broken: object[] = [];
  for (const [promise, query] of Object.entries(promises)) {
    const { rows } = await database.query(`${query} LIMIT 5`);
    if (rows.length > 0) broken.push({ promise, rows });
  }
  return broken;
}

/** The total stakes and payouts of a player's settled rounds, in minor units. */
export async function netOf(database: Database, playerId: string): Promise<bigint> {
  const { rows } = await database.query<{ net: bigint }>(
    `SELECT coalesce(sum(s.payout_minor + ${fromPots("s")} - CASE WHEN s.reward_id IS NULL THEN s.stake_minor + ${further("s")} ELSE 0 END), 0)::bigint AS net
     FROM studio_round s
     WHERE player_id = $1 AND state = 'settled'`,
    [playerId],
  );
  return rows[0]!.net;
}
