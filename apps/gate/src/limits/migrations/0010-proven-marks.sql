-- An exclusion keeps every mark of its account and says which of them are proven: only those shut out other accounts.
-- What was written before kept a number only when it was coded, and never knew whether an address was confirmed or an identity checked.
ALTER TABLE exclusion ADD COLUMN is_phone_proven boolean NOT NULL DEFAULT true;
ALTER TABLE exclusion ADD COLUMN is_email_proven boolean NOT NULL DEFAULT false;
ALTER TABLE exclusion ADD COLUMN is_identity_proven boolean NOT NULL DEFAULT false;

-- An account that shares marks with an excluded one which are not proven on both sides: a person of the house decides.
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
