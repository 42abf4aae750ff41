-- Challenges that passkeys answer; each is good once.
CREATE TABLE passkey_challenge (
  id_hash text PRIMARY KEY,
  challenge text NOT NULL,
  -- Where it is answered: a brand, or the office.
  realm text NOT NULL,
  -- Who may answer it with a new passkey; with a known one anybody who has it.
  holder text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_by_end ON passkey_challenge (expires_at);
