-- Requests that have started no round, and the player was told so. Such a request must not start a round when it arrives late.
CREATE TABLE studio_withdrawn_request (
  owner text NOT NULL,
  request_id uuid NOT NULL,
  forgotten_at timestamptz NOT NULL,
  PRIMARY KEY (owner, request_id)
);
CREATE INDEX studio_withdrawn_request_expiry ON studio_withdrawn_request (forgotten_at);
