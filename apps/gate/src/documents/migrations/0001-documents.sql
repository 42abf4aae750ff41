-- A document that a player sends, with one row for each of its files. What the file shows is in the store alone, encrypted.
CREATE TABLE player_document (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  kind text NOT NULL CHECK (kind IN ('identity', 'address', 'funds', 'instrument')),
  state text NOT NULL CHECK (state IN ('draft', 'waiting', 'accepted', 'refused', 'expired', 'withdrawn')),
  version integer NOT NULL DEFAULT 1,
  begun_at timestamptz NOT NULL,
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  cause text,
  note text,
  -- The last day on which it is valid.
  expires_on date,
  reminded_at timestamptz,
  -- Who looks at it, why, and until when nobody else may.
  held_by text,
  held_reason text,
  held_until timestamptz,
  CHECK ((state = 'draft') = (sent_at IS NULL) OR state = 'withdrawn'),
  CHECK ((state IN ('accepted', 'refused', 'expired')) = (decided_at IS NOT NULL)),
  CHECK ((state = 'refused') = (cause IS NOT NULL)),
  CHECK ((held_by IS NULL) = (held_until IS NULL))
);
CREATE INDEX player_document_of ON player_document (player_id, id);
CREATE INDEX player_document_waiting ON player_document (sent_at, id) WHERE state = 'waiting';
CREATE INDEX player_document_decided ON player_document (decided_at) WHERE decided_at IS NOT NULL;
CREATE INDEX player_document_draft ON player_document (begun_at) WHERE state = 'draft';
CREATE INDEX player_document_expiring ON player_document (expires_on) WHERE state = 'accepted' AND expires_on IS NOT NULL;

-- A file: its row is written before the file is, and says that it leaves before the file is removed. So whatever dies between, the row knows of it.
CREATE TABLE document_file (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  upload_id text NOT NULL,
  document_id bigint REFERENCES player_document (id),
  side text NOT NULL CHECK (side IN ('front', 'back', 'page')),
  state text NOT NULL CHECK (state IN ('writing', 'kept', 'leaving', 'gone')),
  began_at timestamptz NOT NULL,
  type text CHECK (type IN ('picture', 'pdf')),
  key_id text,
  bytes integer,
  kept_at timestamptz,
  CHECK (state <> 'kept' OR (document_id IS NOT NULL AND type IS NOT NULL AND key_id IS NOT NULL AND bytes IS NOT NULL))
);
CREATE UNIQUE INDEX document_file_upload ON document_file (player_id, upload_id) WHERE state = 'kept';
CREATE INDEX document_file_of_player ON document_file (player_id, began_at);
CREATE INDEX document_file_of_document ON document_file (document_id) WHERE document_id IS NOT NULL;
CREATE INDEX document_file_unsettled ON document_file (began_at) WHERE state IN ('writing', 'leaving');
CREATE INDEX document_file_key ON document_file (key_id) WHERE state = 'kept';

-- What happened to a document.
CREATE TABLE document_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  document_id bigint NOT NULL REFERENCES player_document (id),
  name text NOT NULL,
  at timestamptz NOT NULL,
  -- Both null for what the player did.
  by_kind text,
  by_name text,
  facts jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX document_event_of ON document_event (player_id, id);

REVOKE DELETE, TRUNCATE ON player_document, document_file, document_event FROM bellwether_app;
