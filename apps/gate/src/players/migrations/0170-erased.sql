-- An erased account: its row stays, because books and draws name it by its id, and says nothing about a person any more.
ALTER TABLE player ADD COLUMN erased_at timestamptz;
CREATE OR REPLACE VIEW player_profile AS
  SELECT id, brand, email, first_name, last_name, address, address_2, zip, city, region, state, country, currency, born_on, gender, phone,
    phone_pending, email_pending, newsletter, language, channel, status, excluded_until, activated_at, accepted_terms_version, deposits_count,
    affiliate_tags, created_at, last_login_at, previous_login_at, national_id, reality_check_minutes, document_asked_at, email_confirmed_at,
    identity_checked_at, shows_wins, tells_draws, takes_rewards, shows_notes, held_at, blocked_until, erased_at
  FROM player;

-- Who the customer of an erased account was, for as long as the law wants to know it. Nothing searches it.
CREATE TABLE player_identity (
  player_id text PRIMARY KEY REFERENCES player (id),
  identity jsonb NOT NULL,
  kept_at timestamptz NOT NULL
);
REVOKE UPDATE, TRUNCATE ON player_identity FROM bellwether_app;
