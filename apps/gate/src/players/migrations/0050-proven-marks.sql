-- When the account's address was proven by opening a link that was mailed to it; nothing for one that was only typed.
ALTER TABLE player ADD COLUMN email_confirmed_at timestamptz;
-- When a person of the house saw the identity paper that was asked for: name, day of birth and national number are the player's own.
ALTER TABLE player ADD COLUMN identity_checked_at timestamptz;
CREATE INDEX player_by_email ON player (email);
CREATE INDEX player_by_born_on ON player (born_on);
