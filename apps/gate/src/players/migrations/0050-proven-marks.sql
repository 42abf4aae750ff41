-- When the account's email address was confirmed by a link sent to it; null for an address that was only typed.
ALTER TABLE player ADD COLUMN email_confirmed_at timestamptz;
-- When staff saw the requested identity document: it proves name, date of birth and national number.
ALTER TABLE player ADD COLUMN identity_checked_at timestamptz;
CREATE INDEX player_by_email ON player (email);
CREATE INDEX player_by_born_on ON player (born_on);
