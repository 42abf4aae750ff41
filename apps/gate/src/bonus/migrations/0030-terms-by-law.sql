-- Running bonuses get the terms that the law requires: in Great Britain wagering of 10 times for those claimed since 19 January 2026, in
-- Sweden 60 days. A term changes only in the player's favour. Other countries do not change.
UPDATE player_bonus b SET wagering_multiple = 10, wagering_required_minor = 10 * b.amount_minor FROM player p
WHERE p.id = b.player_id AND p.country = 'GB' AND b.state IN ('waiting', 'active') AND b.kind <> 'cashback'
  AND b.wagering_multiple > 10 AND b.claimed_at >= '2026-01-19T00:00:00Z';
UPDATE player_bonus b SET wagering_days = CASE WHEN b.wagering_days > 0 THEN greatest(b.wagering_days, 60) ELSE 0 END,
  expires_at = greatest(b.expires_at, coalesce(b.granted_at, b.claimed_at) + interval '60 days'),
  spins_expire_at = greatest(b.spins_expire_at, coalesce(b.granted_at, b.claimed_at) + interval '60 days') FROM player p
WHERE p.id = b.player_id AND p.country = 'SE' AND b.state IN ('waiting', 'active') AND b.kind <> 'cashback';
