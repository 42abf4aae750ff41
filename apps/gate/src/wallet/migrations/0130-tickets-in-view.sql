-- Whether a round is a ticket of a draw: an open one can be returned until its draw closes.
CREATE OR REPLACE VIEW played_round AS
  SELECT provider, round, player_id, game_code, currency, state, stake_cash_minor, stake_bonus_minor, payout_cash_minor, payout_bonus_minor,
    reward_id, opened_at, closed_at, contribution_minor, jackpot_minor, place, draw_id
  FROM wallet_round;
