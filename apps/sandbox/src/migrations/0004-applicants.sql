-- Applicants of the stand-in for an identity vendor: what it was told, and its result, which is null until somebody has chosen one.
CREATE TABLE sandbox_applicant (
  id text PRIMARY KEY,
  told jsonb NOT NULL,
  result jsonb,
  at timestamptz NOT NULL
);
