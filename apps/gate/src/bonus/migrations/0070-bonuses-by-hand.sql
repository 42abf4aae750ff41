-- Bonus money that a person of the office gave: the reference of the act. Null for a campaign's and a promotion's. It is a player's one bonus as
-- theirs are, and `code` is the budget of its month.
ALTER TABLE player_bonus ADD COLUMN hand_reference text COLLATE "C";
ALTER TABLE player_bonus ADD CHECK (hand_reference IS NULL OR (promotion IS NULL AND prize_occasion IS NULL AND kind = 'deposit' AND amount_minor > 0));
DROP INDEX player_bonus_of_code;
CREATE UNIQUE INDEX player_bonus_of_code ON player_bonus (player_id, code, coalesce(prize_occasion, hand_reference, '')) WHERE promotion IS NULL;
