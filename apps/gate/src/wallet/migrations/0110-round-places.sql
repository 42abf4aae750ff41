-- Rounds in the order in which they began.
CREATE OR REPLACE VIEW played_round AS
  SELECT provider, round, player_id, game_code, currency, state, stake_cash_minor, stake_bonus_minor, payout_cash_minor, payout_bonus_minor,
    reward_id, opened_at, closed_at, contribution_minor, jackpot_minor, place
  FROM wallet_round;
