-- A round may have several bets, and the first of them may be undone: its win stands on one that was not.
ALTER TABLE softswiss_round DROP CONSTRAINT softswiss_round_pkey, ADD PRIMARY KEY (provider, round, bet_action_id);
