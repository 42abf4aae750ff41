-- The columns of rounds and days that other modules may read in their SQL. The views are for reading only.
CREATE VIEW played_round AS
  SELECT provider, round, player_id, game_code, currency, state, stake_cash_minor, stake_bonus_minor, payout_cash_minor, payout_bonus_minor,
    reward_id, opened_at, closed_at
  FROM wallet_round;
COMMENT ON VIEW played_round IS 'Each round with what it took and paid, cancelled ones too. Read by popularity, reality checks, liability and the verifiers.';

CREATE VIEW played_day AS
  SELECT player_id, day, staked_cash_minor, staked_bonus_minor, paid_cash_minor, paid_bonus_minor, rounds FROM player_day;
COMMENT ON VIEW played_day IS 'A player''s play of a day (UTC). Read by the limits on stakes and losses, with every bet, and by the picture of play over time.';

REVOKE INSERT, UPDATE, DELETE ON played_round, played_day FROM bellwether_app;
