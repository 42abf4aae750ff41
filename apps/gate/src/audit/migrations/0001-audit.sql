-- What operators did, each entry chained to the one before by its hash. Nobody changes or deletes an entry.
CREATE TABLE office_audit (
  -- 1, 2, 3 … without a gap.
  position bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_kind text NOT NULL,
  actor_name text NOT NULL,
  action text NOT NULL,
  -- What it was done to: player:…, operator:…, request:…
  subject text,
  detail_hash text NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL UNIQUE
);
CREATE INDEX office_audit_of_subject ON office_audit (subject, position);
CREATE INDEX office_audit_of_actor ON office_audit (actor_name, position);

-- The reason, and the values before and after. They can hold personal data, so they are apart: the chain has only their hash, and holds without them.
CREATE TABLE office_audit_detail (
  position bigint PRIMARY KEY REFERENCES office_audit (position),
  -- Random, so that nobody can guess an erased detail from its hash.
  salt text NOT NULL,
  detail text NOT NULL
);

REVOKE UPDATE, DELETE, TRUNCATE ON office_audit, office_audit_detail FROM bellwether_app;
