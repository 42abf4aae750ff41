-- The columns of players that other modules may read in their SQL. The views are for reading only.
CREATE VIEW player_profile AS
  SELECT id, brand, email, first_name, last_name, address, address_2, zip, city, region, state, country, currency, born_on, gender, phone,
    phone_pending, email_pending, newsletter, language, channel, status, excluded_until, activated_at, accepted_terms_version, deposits_count,
    affiliate_tags, created_at, last_login_at, previous_login_at, national_id, reality_check_minutes, document_asked_at, email_confirmed_at,
    identity_checked_at, shows_wins
  FROM player;
COMMENT ON VIEW player_profile IS 'A player as other modules know one, without the password''s hash. Read by sessions, with every call of who is signed in.';

CREATE VIEW player_standing AS
  SELECT id, brand, email, country, currency, channel, status, excluded_until, activated_at, accepted_terms_version, document_asked_at,
    created_at, closed_at
  FROM player;
COMMENT ON VIEW player_standing IS 'What an account may do, and where it is reached. Read by bets, limits, sessions'' ends, and by lists for the house.';

REVOKE INSERT, UPDATE, DELETE ON player_profile, player_standing FROM bellwether_app;
