-- What the bets of an open round will count towards a bonus once it is closed, if the round can become void for too few players: such a stake
-- comes back. Null for every other round. Older versions neither read nor write it.
ALTER TABLE wallet_round ADD COLUMN held_wagers jsonb;
-- The rewards read whether a round may lack players, and the wallet's verification what each stake has counted or will count.
CREATE OR REPLACE VIEW played_round AS
  SELECT provider, round, player_id, game_code, currency, state, stake_cash_minor, stake_bonus_minor, payout_cash_minor, payout_bonus_minor,
    reward_id, opened_at, closed_at, contribution_minor, jackpot_minor, place, draw_id, held_wagers IS NOT NULL AS may_lack_players, wagers,
    held_wagers
  FROM wallet_round;
