-- Requests for a document: which member of staff asked and why, and who has seen it. Until then `player.document_asked_at` is set.
CREATE TABLE document_request (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  reason text NOT NULL,
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  seen_by text,
  seen_at timestamptz,
  CHECK ((seen_by IS NULL) = (seen_at IS NULL))
);
CREATE UNIQUE INDEX document_request_open ON document_request (player_id) WHERE seen_at IS NULL;
REVOKE DELETE, TRUNCATE ON document_request FROM bellwether_app;
