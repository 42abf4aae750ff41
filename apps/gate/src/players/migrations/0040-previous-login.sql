-- The login before the present one: a player who sees it knows whether somebody else was there.
ALTER TABLE player ADD COLUMN previous_login_at timestamptz;
