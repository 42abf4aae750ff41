-- Each try is a row, so that one that turned out right can be taken back alone.
ALTER TABLE login_failure ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY;

-- Tokens that letters carry: single use, 10 minutes, only the hash kept.
CREATE TABLE mail_token (
  token_hash text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('password_reset', 'email_change')),
  player_id text NOT NULL REFERENCES player (id),
  -- The mailbox that the token was sent to.
  email text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX mail_token_of_player ON mail_token (player_id, purpose);

-- Who asked for letters to which mailbox, to bound both; mailboxes as hashes, since most belong to no player. Old rows are swept.
CREATE TABLE mail_request (
  mailbox_hash text NOT NULL,
  address text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX mail_request_by_mailbox ON mail_request (mailbox_hash, at);
CREATE INDEX mail_request_by_address ON mail_request (address, at);

-- Someone named the address of an account that exists: bounds such tries by network address, and letters to the owner. Old rows are swept.
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
