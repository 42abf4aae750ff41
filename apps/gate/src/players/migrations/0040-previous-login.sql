-- The login before the current one. It shows a player whether somebody else has signed in.
ALTER TABLE player ADD COLUMN previous_login_at timestamptz;
