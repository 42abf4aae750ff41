-- Requests that the player was told have begun no round: none may begin one when it comes late.
CREATE TABLE studio_withdrawn_request (
  owner text NOT NULL,
  request_id uuid NOT NULL,
  forgotten_at timestamptz NOT NULL,
  PRIMARY KEY (owner, request_id)
);
CREATE INDEX studio_withdrawn_request_expiry ON studio_withdrawn_request (forgotten_at);
