-- What takes two persons: asked by one, decided by another, then done in one transaction.
CREATE TABLE office_request (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  action text NOT NULL,
  input jsonb NOT NULL,
  -- What it would change, as it was when it was asked: another state of it makes the request stale.
  target_version text NOT NULL,
  subject text NOT NULL,
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'approved', 'done', 'refused', 'withdrawn', 'expired', 'failed')),
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When it takes effect, if not at once.
  run_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  decision_reason text,
  failure text,
  -- Grows with each edit: a decision names the one that was read.
  version integer NOT NULL DEFAULT 1,
  CHECK (decided_by <> asked_by),
  CHECK (state NOT IN ('approved', 'done', 'refused') OR decided_by IS NOT NULL)
);
CREATE INDEX office_request_waiting ON office_request (id) WHERE state IN ('open', 'approved');
REVOKE DELETE, TRUNCATE ON office_request FROM bellwether_app;

CREATE TABLE office_request_comment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id bigint NOT NULL REFERENCES office_request (id),
  written_by text NOT NULL,
  written_at timestamptz NOT NULL,
  body text NOT NULL
);
CREATE INDEX office_request_comment_of_request ON office_request_comment (request_id, id);
REVOKE UPDATE, DELETE, TRUNCATE ON office_request_comment FROM bellwether_app;
