-- Until when operators have blocked what: a time in ISO 8601 for each scope, null for until somebody lifts it: {"play":"2026-12-01T…","bonus":null}.
ALTER TABLE player ADD COLUMN blocked_until jsonb;
CREATE OR REPLACE VIEW player_profile AS
  SELECT id, brand, email, first_name, last_name, address, address_2, zip, city, region, state, country, currency, born_on, gender, phone,
    phone_pending, email_pending, newsletter, language, channel, status, excluded_until, activated_at, accepted_terms_version, deposits_count,
    affiliate_tags, created_at, last_login_at, previous_login_at, national_id, reality_check_minutes, document_asked_at, email_confirmed_at,
    identity_checked_at, shows_wins, tells_draws, takes_rewards, shows_notes, held_at, blocked_until
  FROM player;
CREATE OR REPLACE VIEW player_standing AS
  SELECT id, brand, email, country, currency, channel, status, excluded_until, activated_at, accepted_terms_version, document_asked_at,
    created_at, closed_at, is_house, held_at, blocked_until
  FROM player;
