-- A round may have several bets, and the first may be rolled back. A win refers to a bet that was not.
ALTER TABLE softswiss_round DROP CONSTRAINT softswiss_round_pkey, ADD PRIMARY KEY (provider, round, bet_action_id);
