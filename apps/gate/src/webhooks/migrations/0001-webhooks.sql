-- Where operators want events sent.
CREATE TABLE webhook_endpoint (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  url text NOT NULL,
  description text NOT NULL,
  types text[] NOT NULL,
  state text NOT NULL CHECK (state IN ('on', 'off', 'failed', 'removed')),
  -- Grows with each change by an operator; a change names the one that it is for.
  version integer NOT NULL DEFAULT 1,
  -- Sealed. The former one signs too until its time is over.
  secret text NOT NULL,
  former_secret text,
  former_until timestamptz,
  -- All events up to it are accepted or not wanted.
  done_up_to bigint NOT NULL,
  -- Grows with each replay: what was accepted before counts no more.
  pass integer NOT NULL DEFAULT 1,
  -- Failures in a row, and since when.
  attempts integer NOT NULL DEFAULT 0,
  failing_since timestamptz,
  last_error text,
  next_attempt_at timestamptz NOT NULL,
  -- The one sender that may send to it until then.
  holder uuid,
  held_until timestamptz,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL
);
REVOKE DELETE, TRUNCATE ON webhook_endpoint FROM bellwether_app;

-- Each attempt to deliver an event, or a test.
CREATE TABLE webhook_delivery (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  endpoint_id bigint NOT NULL REFERENCES webhook_endpoint (id),
  event_id uuid NOT NULL,
  type text NOT NULL,
  -- Null for a test.
  sequence bigint,
  pass integer NOT NULL,
  attempted_at timestamptz NOT NULL,
  duration_ms integer NOT NULL,
  -- The answer's status; null where there was none, and then the error says why.
  status integer,
  answer text NOT NULL,
  error text,
  is_accepted boolean NOT NULL
);
CREATE INDEX webhook_delivery_accepted ON webhook_delivery (endpoint_id, pass, sequence) WHERE is_accepted AND sequence IS NOT NULL;
CREATE INDEX webhook_delivery_newest ON webhook_delivery (endpoint_id, id);
CREATE INDEX webhook_delivery_by_time ON webhook_delivery (attempted_at);
