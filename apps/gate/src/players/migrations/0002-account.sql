ALTER TABLE player
  ADD COLUMN address_2 text NOT NULL DEFAULT '',
  ADD COLUMN region text NOT NULL DEFAULT '',
  ADD COLUMN state text NOT NULL DEFAULT '',
  -- A phone number whose code was not entered yet. Until then the account keeps its confirmed number.
  ADD COLUMN phone_pending text,
  -- An email address whose link was not opened yet. The player sees it whether or not somebody else has it.
  ADD COLUMN email_pending text,
  -- The version of the terms: its date.
  ADD COLUMN accepted_terms_version text,
  -- Set when staff asks for a document, and null again when staff has seen it.
  ADD COLUMN document_asked_at timestamptz,
  ADD COLUMN closed_at timestamptz,
  ADD COLUMN closed_reason text;

-- Players who accepted the terms before versions had names accepted the first version.
UPDATE player SET accepted_terms_version = '2026-01-01' WHERE accepted_terms_at IS NOT NULL;

-- Tags that staff gives to a player. Tags that follow from the account are computed when they are read.
CREATE TABLE player_tag (
  player_id text NOT NULL REFERENCES player (id),
  tag text NOT NULL CHECK (tag ~ '^[a-z0-9_]{1,40}$'),
  given_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (player_id, tag)
);
