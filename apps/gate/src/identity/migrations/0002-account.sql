-- Each attempt is a row, so that a successful one can be removed alone.
ALTER TABLE login_failure ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY;

-- Tokens in emails: valid once and for 10 minutes. Only their hashes are stored.
CREATE TABLE mail_token (
  token_hash text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('password_reset', 'email_change')),
  player_id text NOT NULL REFERENCES player (id),
  -- The email address that the token was sent to.
  email text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX mail_token_of_player ON mail_token (player_id, purpose);

-- Requests for emails, by network and email address, to limit both. Addresses are stored as hashes, because most belong to no player. Old rows are deleted.
CREATE TABLE mail_request (
  mailbox_hash text NOT NULL,
  address text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX mail_request_by_mailbox ON mail_request (mailbox_hash, at);
CREATE INDEX mail_request_by_address ON mail_request (address, at);

-- Attempts with the email address of an existing account, to limit them by network address and to limit emails to the owner. Old rows are deleted.
CREATE TABLE address_collision (
  player_id text NOT NULL REFERENCES player (id),
  address text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX address_collision_by_address ON address_collision (address, at);
CREATE INDEX address_collision_by_player ON address_collision (player_id, at);

CREATE TABLE scratch_code (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  number integer NOT NULL,
  code_hash text NOT NULL,
  issued_at timestamptz NOT NULL,
  used_at timestamptz,
  UNIQUE (player_id, number)
);
