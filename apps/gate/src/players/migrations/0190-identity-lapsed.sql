-- Since when what had proven who the player is has expired; null again once another proof was seen.
ALTER TABLE player ADD COLUMN identity_lapsed_at timestamptz CHECK (identity_lapsed_at IS NULL OR identity_checked_at IS NULL);
CREATE OR REPLACE VIEW player_profile AS
  SELECT id, brand, email, first_name, last_name, address, address_2, zip, city, region, state, country, currency, born_on, gender, phone,
    phone_pending, email_pending, newsletter, language, channel, status, excluded_until, activated_at, accepted_terms_version, deposits_count,
    affiliate_tags, created_at, last_login_at, previous_login_at, national_id, reality_check_minutes, document_asked_at, email_confirmed_at,
    identity_checked_at, shows_wins, tells_draws, takes_rewards, shows_notes, held_at, blocked_until, erased_at, identity_lapsed_at
  FROM player;
