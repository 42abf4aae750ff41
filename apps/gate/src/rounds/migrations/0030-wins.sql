-- The round's wins that were not rolled back: [[win, bet], …]; the bet is empty for a win of the whole round. Null without one, and in rounds of
-- older versions. A bet that is rolled back takes its wins with it.
ALTER TABLE wallet_round ADD COLUMN wins jsonb;
