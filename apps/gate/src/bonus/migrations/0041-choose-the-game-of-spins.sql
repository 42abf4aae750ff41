-- When the spins were begun: until then the player may choose another of the games that their promotion names.
CREATE OR REPLACE VIEW promotion_spins AS
  SELECT id, player_id, promotion, occasion, state, game_code, spin_stake_minor, spins_total, spins_left, spins_expire_at, converted_minor,
    last_spin_at
  FROM player_bonus WHERE promotion IS NOT NULL;
