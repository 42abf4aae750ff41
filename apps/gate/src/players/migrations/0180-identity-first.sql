-- Some markets want to know who a player is before anything is staked: each bet reads whether that is known.
CREATE OR REPLACE VIEW player_standing AS
  SELECT id, brand, email, country, currency, channel, status, excluded_until, activated_at, accepted_terms_version, document_asked_at,
    created_at, closed_at, is_house, held_at, blocked_until, identity_checked_at
  FROM player;
-- Players of whom it is neither known nor asked.
CREATE INDEX player_unknown ON player (country, id)
  WHERE identity_checked_at IS NULL AND document_asked_at IS NULL AND activated_at IS NOT NULL AND status = 'open';
