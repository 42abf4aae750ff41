-- What the vendor has said of applicants, in the order in which it came. It is kept as it was said, also where it decided nothing.
CREATE TABLE identity_result (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  applicant_id text NOT NULL,
  player_id text NOT NULL REFERENCES player (id),
  -- The webhook's id; null for a result that was asked for.
  delivery_id text UNIQUE,
  at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('approved', 'declined', 'review')),
  cause text,
  -- The document as the vendor has read it.
  document_kind text,
  first_name text,
  last_name text,
  born_on date,
  valid_until date,
  -- In what it differs from the account: name, birthday, or that it is out of date.
  differs text[] NOT NULL,
  -- What followed: the document was accepted or refused, waits for the office, or nothing.
  effect text NOT NULL CHECK (effect IN ('accept', 'refuse', 'queue', 'none')),
  document_id bigint,
  CHECK ((status = 'declined') = (cause IS NOT NULL)),
  CHECK (effect = 'none' OR document_id IS NOT NULL)
);
CREATE INDEX identity_result_of ON identity_result (player_id, id);
CREATE INDEX identity_result_of_applicant ON identity_result (applicant_id, id);
CREATE INDEX identity_result_of_document ON identity_result (document_id) WHERE document_id IS NOT NULL;
REVOKE DELETE, TRUNCATE ON identity_result FROM bellwether_app;
