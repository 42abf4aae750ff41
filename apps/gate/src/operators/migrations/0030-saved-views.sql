-- Screens with their filters that a person of the office has saved for themselves.
CREATE TABLE operator_view (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operator_id text NOT NULL REFERENCES operator (id),
  title text NOT NULL,
  path text NOT NULL,
  UNIQUE (operator_id, path)
);
