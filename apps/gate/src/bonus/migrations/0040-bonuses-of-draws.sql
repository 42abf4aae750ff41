-- Bonus money that a promotion's draw gave: `code` is the promotion's name, and this the occasion of the draw. Null for a campaign's bonus and
-- for spins. It is a player's one bonus as a campaign's is.
ALTER TABLE player_bonus ADD COLUMN prize_occasion text COLLATE "C";
ALTER TABLE player_bonus ADD CHECK (prize_occasion IS NULL OR (promotion IS NULL AND kind = 'deposit' AND amount_minor > 0));
DROP INDEX player_bonus_of_code;
CREATE UNIQUE INDEX player_bonus_of_code ON player_bonus (player_id, code, coalesce(prize_occasion, '')) WHERE promotion IS NULL;

-- The bonuses that draws gave, for other modules. The view is for reading only.
CREATE VIEW promotion_bonus AS
  SELECT id, player_id, code AS promotion, prize_occasion AS occasion, state, currency, amount_minor FROM player_bonus
  WHERE prize_occasion IS NOT NULL;
COMMENT ON VIEW promotion_bonus IS 'Bonuses by the promotion and occasion whose draw gave them. Read by the rewards of promotions.';
REVOKE INSERT, UPDATE, DELETE ON promotion_bonus FROM bellwether_app;
