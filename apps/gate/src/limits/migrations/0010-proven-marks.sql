-- An exclusion stores every mark of its account and which of them are proven. Only proven marks exclude other accounts.
-- Older rows hold a phone number only if it was confirmed by a code, and do not say whether an email address or an identity was confirmed.
ALTER TABLE exclusion ADD COLUMN is_phone_proven boolean NOT NULL DEFAULT true;
ALTER TABLE exclusion ADD COLUMN is_email_proven boolean NOT NULL DEFAULT false;
ALTER TABLE exclusion ADD COLUMN is_identity_proven boolean NOT NULL DEFAULT false;

-- An account that shares marks with an excluded one that are not proven on both sides. The operator's staff decides.
CREATE TABLE exclusion_match (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  exclusion_id bigint NOT NULL REFERENCES exclusion (id),
  player_id text NOT NULL REFERENCES player (id),
  -- Names of the shared marks with commas between: email, phone, national_id, person.
  marks text NOT NULL,
  found_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('same', 'other')),
  decided_by text,
  decided_at timestamptz,
  CHECK ((decision IS NULL) = (decided_by IS NULL) AND (decision IS NULL) = (decided_at IS NULL)),
  UNIQUE (exclusion_id, player_id)
);
CREATE INDEX exclusion_match_open ON exclusion_match (found_at) WHERE decision IS NULL;
REVOKE DELETE, TRUNCATE ON exclusion_match FROM bellwether_app;
