ALTER TABLE player
  ADD COLUMN address_2 text NOT NULL DEFAULT '',
  ADD COLUMN region text NOT NULL DEFAULT '',
  ADD COLUMN state text NOT NULL DEFAULT '',
  -- A number whose code was not entered yet; the verified one goes on being the account's.
  ADD COLUMN phone_pending text,
  -- An address whose mailed link was not opened yet; told back to the player whether or not someone else has it.
  ADD COLUMN email_pending text,
  -- The version of the terms, named by its day.
  ADD COLUMN accepted_terms_version text,
  -- Set by a person who wants to see a document, until it was seen.
  ADD COLUMN document_asked_at timestamptz,
  ADD COLUMN closed_at timestamptz,
  ADD COLUMN closed_reason text;

-- Who accepted before versions had names accepted the first one.
UPDATE player SET accepted_terms_version = '2026-01-01' WHERE accepted_terms_at IS NOT NULL;

-- Words that people give to a player; those that follow from the account are derived when asked for.
CREATE TABLE player_tag (
  player_id text NOT NULL REFERENCES player (id),
  tag text NOT NULL CHECK (tag ~ '^[a-z0-9_]{1,40}$'),
  given_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (player_id, tag)
);
