-- The persons of the office.
CREATE TABLE operator (
  id text PRIMARY KEY,
  name text NOT NULL,
  -- In its one form.
  email text NOT NULL UNIQUE,
  roles text[] NOT NULL CHECK (cardinality(roles) > 0),
  state text NOT NULL CHECK (state IN ('invited', 'active', 'off')),
  -- For emergencies: each sign-in raises an alarm.
  is_break_glass boolean NOT NULL DEFAULT false,
  password_hash text,
  -- The secret of the authenticator app, encrypted.
  totp_secret text,
  -- The last step of 30 seconds whose code was used: no code is good twice.
  totp_step bigint NOT NULL DEFAULT 0,
  -- Grows with each change, so that nobody decides about a person as they were.
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  CHECK (state <> 'active' OR (password_hash IS NOT NULL AND totp_secret IS NOT NULL))
);
REVOKE DELETE, TRUNCATE ON operator FROM bellwether_app;

CREATE TABLE operator_invitation (
  token_hash text PRIMARY KEY,
  operator_id text NOT NULL REFERENCES operator (id),
  totp_secret text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX operator_invitation_of_operator ON operator_invitation (operator_id);

CREATE TABLE operator_session (
  token_hash text PRIMARY KEY,
  operator_id text NOT NULL REFERENCES operator (id),
  began_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  -- When the person last proved that it is they.
  proven_at timestamptz NOT NULL,
  ended_at timestamptz,
  address text,
  device text
);
CREATE INDEX operator_session_open ON operator_session (operator_id) WHERE ended_at IS NULL;

CREATE TABLE operator_passkey (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operator_id text NOT NULL REFERENCES operator (id),
  -- Both in base64url.
  credential_id text NOT NULL UNIQUE,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  label text NOT NULL,
  added_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX operator_passkey_of_operator ON operator_passkey (operator_id);

-- Challenges that passkeys answer; each is good once.
CREATE TABLE operator_challenge (
  id_hash text PRIMARY KEY,
  challenge text NOT NULL,
  -- Who may answer: with a new passkey this person; with a known one anybody who has it.
  operator_id text REFERENCES operator (id),
  expires_at timestamptz NOT NULL
);
CREATE INDEX operator_challenge_by_end ON operator_challenge (expires_at);
