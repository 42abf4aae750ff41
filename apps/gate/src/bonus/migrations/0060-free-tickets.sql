-- The free rounds are tickets of draws: each is open until its draw, which may be weeks away.
ALTER TABLE player_bonus ADD COLUMN are_tickets boolean NOT NULL DEFAULT false;
ALTER TABLE player_bonus ADD CHECK (NOT are_tickets OR promotion IS NOT NULL);

CREATE OR REPLACE VIEW promotion_spins AS
  SELECT id, player_id, promotion, occasion, state, game_code, spin_stake_minor, spins_total, spins_left, spins_expire_at, converted_minor,
    last_spin_at, are_tickets
  FROM player_bonus WHERE promotion IS NOT NULL;
