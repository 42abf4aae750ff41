-- Whether notes about rewards appear on the player's screen.
ALTER TABLE player ADD COLUMN shows_notes boolean NOT NULL DEFAULT true;
CREATE OR REPLACE VIEW player_profile AS
  SELECT id, brand, email, first_name, last_name, address, address_2, zip, city, region, state, country, currency, born_on, gender, phone,
    phone_pending, email_pending, newsletter, language, channel, status, excluded_until, activated_at, accepted_terms_version, deposits_count,
    affiliate_tags, created_at, last_login_at, previous_login_at, national_id, reality_check_minutes, document_asked_at, email_confirmed_at,
    identity_checked_at, shows_wins, tells_draws, takes_rewards, shows_notes
  FROM player;
