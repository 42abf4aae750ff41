-- Finds the free tickets of a draw among all of its tickets.
CREATE INDEX wallet_round_free_ticket ON wallet_round (provider, draw_id) WHERE draw_id IS NOT NULL AND reward_id IS NOT NULL;
