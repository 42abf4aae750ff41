-- What kind of document is asked for; until now it was always one that shows who the player is.
ALTER TABLE document_request ADD COLUMN kind text NOT NULL DEFAULT 'identity'
  CHECK (kind IN ('identity', 'address', 'funds', 'instrument'));
