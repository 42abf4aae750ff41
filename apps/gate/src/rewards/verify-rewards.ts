import type { LedgerPromises, Promises } from "@bellwether/ledger";

const promises: Promises = {
  "(h) every reward was booked once, with its amount": `
    SELECT g.promotion, g.occasion, g.player_id, m.id::text FROM (SELECT * FROM reward_grant WHERE state = 'given' AND gives = 'cash') g
    FULL JOIN (SELECT * FROM ledger_movement WHERE kind = 'reward_paid') m
      ON m.source = 'reward' AND m.external_id = g.promotion || ':' || g.occasion || ':' || g.player_id
    WHERE g.amount_minor IS DISTINCT FROM m.amount_minor`,
  "(h) every reward of spins or tickets gave them once, and no others": `
    SELECT g.promotion, g.occasion, g.player_id, s.id
    FROM (SELECT * FROM reward_grant WHERE state = 'given' AND (gives = 'spins' OR basis->'tickets' IS NOT NULL)) g
    FULL JOIN promotion_spins s ON s.promotion = g.promotion AND s.occasion = g.occasion AND s.player_id = g.player_id
    WHERE g.promotion IS NULL OR s.id IS NULL OR s.are_tickets <> (g.gives <> 'spins')
      OR s.spins_total <> coalesce((g.basis->>'tickets')::int, s.spins_total)`,
  "(h) every reward of bonus money was booked once, with its amount, and began one bonus": `
    SELECT g.promotion, g.occasion, g.player_id, m.id::text, b.id FROM (SELECT * FROM reward_grant WHERE state = 'given' AND gives = 'bonus') g
    FULL JOIN (SELECT * FROM ledger_movement WHERE kind = 'bonus_granted' AND source = 'reward') m
      ON m.external_id = g.promotion || ':' || g.occasion || ':' || g.player_id
    FULL JOIN promotion_bonus b ON b.promotion = g.promotion AND b.occasion = g.occasion AND b.player_id = g.player_id
    WHERE g.promotion IS NULL OR m.amount_minor IS DISTINCT FROM b.amount_minor`,
  "(h) every reward of things gave one parcel for each of its numbers, and no others": `
    SELECT g.promotion, g.occasion, g.player_id, p.parcels::text FROM (SELECT * FROM reward_grant WHERE state = 'given' AND gives = 'parcel') g
    FULL JOIN (SELECT promotion, occasion, player_id, count(*) AS parcels, sum(worth) AS worth FROM reward_parcel GROUP BY 1, 2, 3) p
      ON p.promotion = g.promotion AND p.occasion = g.occasion AND p.player_id = g.player_id
    WHERE p.parcels IS DISTINCT FROM coalesce(jsonb_array_length(g.basis->'winningNumbers'), p.parcels) OR g.promotion IS NULL OR p.worth * 100 IS DISTINCT FROM g.euro_cents`,
  "(h) the entries of a sealed draw are numbered from 1 without a gap, as many as it says": `
    SELECT d.promotion, d.number::text FROM reward_draw d
    LEFT JOIN (SELECT promotion, number, sum(entries) AS entries, max(first + entries - 1) AS last FROM reward_entry GROUP BY 1, 2) e
      ON e.promotion = d.promotion AND e.number = d.number
    WHERE coalesce(e.entries, 0) <> coalesce(d.entry_count, 0) OR coalesce(e.last, 0) <> coalesce(d.entry_count, 0)`,
  "(h) a draw has given each of its winning numbers once at most, and to its holder": `
    SELECT g.promotion, g.occasion, g.player_id FROM reward_grant g
    CROSS JOIN LATERAL jsonb_array_elements_text(g.basis->'winningNumbers') AS w (won)
    LEFT JOIN reward_draw d ON d.promotion = g.promotion AND d.number = (g.basis->>'draw')::int AND d.winning_numbers @> w.won::jsonb
    LEFT JOIN reward_entry e ON e.promotion = d.promotion AND e.number = d.number AND e.player_id = g.player_id
      AND w.won::bigint BETWEEN e.first AND e.first + e.entries - 1
    WHERE g.state = 'given' AND e.player_id IS NULL`,
  "(h) every prize of a closed board was listed once, and is paid as its place says": `
    SELECT coalesce(s.promotion, g.promotion), coalesce(s.board::text, g.occasion), coalesce(s.player_id, g.player_id)
    FROM (SELECT * FROM tournament_score WHERE prize > 0) s
    FULL JOIN (SELECT r.* FROM reward_grant r JOIN tournament_board b ON b.promotion = r.promotion AND b.board::text = r.occasion) g
      ON g.promotion = s.promotion AND g.occasion = s.board::text AND g.player_id = s.player_id
    WHERE s.prize IS NULL OR g.state IS NULL OR (g.state = 'given' AND g.euro_cents <> s.prize * 100)`,
  "(h) every drop that was taken has its reward, and every reward its drop": `
    SELECT coalesce(d.promotion, g.promotion), d.number::text, g.occasion, coalesce(d.player_id, g.player_id)
    FROM (SELECT * FROM cash_drop WHERE player_id IS NOT NULL) d
    FULL JOIN (SELECT * FROM reward_grant WHERE promotion IN (SELECT promotion FROM cash_drop)) g
      ON g.promotion = d.promotion AND g.occasion = d.day::text AND g.player_id = d.player_id
    WHERE (d.number IS NULL AND g.state <> 'refused') OR g.state IS NULL`,
  "(h) a place is one player's, and no house player's": `
    SELECT promotion, board::text, place::text FROM tournament_score
    WHERE place IS NOT NULL GROUP BY promotion, board, place HAVING count(*) > 1 OR bool_or(player_id IN (SELECT id FROM house_player))`,
};

/** Promise (h), the part about rewards of promotions. Each query returns the rows that violate its invariant. */
export const rewardPromises: LedgerPromises = { end: promises };
