-- A sign-in that is under way at the company's directory; each row is good once.
CREATE TABLE operator_company_login (
  id_hash text PRIMARY KEY,
  -- What the directory's answer must prove to know; empty once it has answered.
  nonce text NOT NULL,
  verifier text NOT NULL,
  -- Whom the directory has vouched for, without a second factor: their own code is asked for.
  operator_id text REFERENCES operator (id),
  expires_at timestamptz NOT NULL
);
CREATE INDEX operator_company_login_by_end ON operator_company_login (expires_at);
