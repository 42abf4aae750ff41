-- The last hash of each day, as it was published: nobody can cut off the chain's end, or write it anew, behind what others have read.
CREATE TABLE office_audit_head (
  day date PRIMARY KEY,
  hash text NOT NULL,
  published_at timestamptz NOT NULL
);
REVOKE UPDATE, DELETE, TRUNCATE ON office_audit_head FROM bellwether_app;
