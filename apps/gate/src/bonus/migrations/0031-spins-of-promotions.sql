-- Free spins that a promotion gives: their wins are cash, so a player can hold several of them beside a campaign's bonus, as with a cashback.

-- The promotion and the occasion of its reward; null for a campaign's bonus. Then `code` is the promotion's name.
ALTER TABLE player_bonus ADD COLUMN promotion text;
ALTER TABLE player_bonus ADD COLUMN occasion text COLLATE "C";
ALTER TABLE player_bonus ADD CHECK ((promotion IS NULL) = (occasion IS NULL));
ALTER TABLE player_bonus ADD CHECK (promotion IS NULL OR (kind = 'free_spins' AND wagering_multiple = 0));

-- A player claims a code once, and is given a promotion's spins once for each occasion.
ALTER TABLE player_bonus DROP CONSTRAINT player_bonus_player_id_code_key;
CREATE UNIQUE INDEX player_bonus_of_code ON player_bonus (player_id, code) WHERE promotion IS NULL;
CREATE UNIQUE INDEX player_bonus_of_occasion ON player_bonus (player_id, promotion, occasion) WHERE promotion IS NOT NULL;

-- The one bonus whose money a player's bonus account holds.
DROP INDEX player_bonus_current;
CREATE UNIQUE INDEX player_bonus_current ON player_bonus (player_id)
  WHERE state IN ('waiting', 'active', 'review') AND kind <> 'cashback' AND promotion IS NULL;

-- The spins that promotions gave, for other modules. The view is for reading only.
CREATE VIEW promotion_spins AS
  SELECT id, player_id, promotion, occasion, state, game_code, spin_stake_minor, spins_total, spins_left, spins_expire_at, converted_minor
  FROM player_bonus WHERE promotion IS NOT NULL;
COMMENT ON VIEW promotion_spins IS 'Free spins by the promotion and occasion that gave them. Read by the rewards of promotions.';
REVOKE INSERT, UPDATE, DELETE ON promotion_spins FROM bellwether_app;
