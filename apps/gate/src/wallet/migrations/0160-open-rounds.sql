-- A player with 200,000 rounds has few that are open. IF NOT EXISTS: it may have been built beside the running product (docs/operate.md).
CREATE INDEX IF NOT EXISTS wallet_round_open ON wallet_round (player_id) WHERE state = 'open';
