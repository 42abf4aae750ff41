-- What the house added to jackpots' pots for the round's standing bets, and the part of its cash payout that came from pots.
ALTER TABLE wallet_round ADD COLUMN contribution_minor bigint NOT NULL DEFAULT 0 CHECK (contribution_minor >= 0);
ALTER TABLE wallet_round ADD COLUMN jackpot_minor bigint NOT NULL DEFAULT 0 CHECK (jackpot_minor >= 0);
CREATE OR REPLACE VIEW played_round AS
  SELECT provider, round, player_id, game_code, currency, state, stake_cash_minor, stake_bonus_minor, payout_cash_minor, payout_bonus_minor,
    reward_id, opened_at, closed_at, contribution_minor, jackpot_minor
  FROM wallet_round;
