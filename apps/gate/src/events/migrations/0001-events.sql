-- What has happened, for other systems: written in the transaction of what it tells. Its place is the order of writing, its sequence the order of reading.
CREATE TABLE outbox_event (
  place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL,
  type text NOT NULL,
  player_id text NOT NULL,
  brand text NOT NULL,
  country text NOT NULL,
  currency text NOT NULL,
  occurred_at timestamptz NOT NULL,
  data jsonb NOT NULL,
  -- Given to committed rows alone, under one lock: who has read up to it misses nothing. Null until then.
  sequence bigint UNIQUE
);
CREATE INDEX outbox_event_unordered ON outbox_event (place) WHERE sequence IS NULL;
CREATE INDEX outbox_event_by_time ON outbox_event (occurred_at);

-- The last sequence that was given, also when its event is swept. Its row is the lock under which sequences are given.
CREATE TABLE outbox_head (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  sequence bigint NOT NULL
);
INSERT INTO outbox_head (sequence) VALUES (0);
REVOKE DELETE, TRUNCATE ON outbox_head FROM bellwether_app;
