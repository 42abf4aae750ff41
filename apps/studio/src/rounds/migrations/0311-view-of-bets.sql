-- What tables, draws and jackpots read of rounds in their SQL. The view is for reading only.
CREATE VIEW studio_bet AS
  SELECT r.owner, r.id, r.place, r.player_id, r.provider, r.game_code, r.currency, r.bet_uuid, r.table_id, r.table_number, r.state, r.stake_minor,
    (r.stake_minor + CASE WHEN r.actions = 0 THEN 0 ELSE (
      SELECT coalesce(sum(a.stake_minor), 0) FROM studio_action a
      WHERE a.owner = r.owner AND a.round_id = r.id AND a.state = 'taken') END)::bigint AS staked_minor,
    r.input, r.payout_minor
  FROM studio_round r;
COMMENT ON VIEW studio_bet IS 'Each round as a bet, of a table or alone. Further stakes are in staked_minor. Read by tables, draws and their trees, and by jackpots for the round that a hit belongs to.';
REVOKE INSERT, UPDATE, DELETE ON studio_bet FROM bellwether_app;
