-- A standing order: the same ticket in each draw of a table, or in those on some weekdays.
CREATE TABLE studio_subscription (
  owner text NOT NULL,
  id uuid NOT NULL,
  request_id uuid NOT NULL,
  player_id text NOT NULL,
  game_code text NOT NULL,
  currency text NOT NULL,
  table_id text NOT NULL,
  stake_minor bigint NOT NULL CHECK (stake_minor > 0),
  -- JSON as text.
  input text NOT NULL,
  -- Separated by commas, in the calendar's own time zone; null for every draw.
  weekdays text,
  -- The last date in the calendar's own time zone.
  until_date text CHECK (until_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  state text NOT NULL CHECK (state IN ('active', 'stopped', 'over', 'ended')),
  end_reason text,
  opened_at timestamptz NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (owner, id),
  UNIQUE (owner, request_id),
  CHECK ((state = 'ended') = (end_reason IS NOT NULL))
);
CREATE INDEX studio_subscription_active ON studio_subscription (table_id) WHERE state = 'active';

-- What a standing order does for one draw.
CREATE TABLE studio_order (
  owner text NOT NULL,
  subscription_id uuid NOT NULL,
  table_id text NOT NULL,
  number integer NOT NULL,
  -- waiting: a ticket is to be bought. bought: it has one. missing: it has none, and the wallet has to tell the player. missed: told.
  state text NOT NULL CHECK (state IN ('waiting', 'bought', 'missing', 'missed')),
  -- The request id of a ticket follows from it. It rises only when the wallet has certainly taken nothing for the last one.
  attempt integer NOT NULL DEFAULT 1 CHECK (attempt > 0),
  -- Why the last attempt was refused.
  reason text,
  -- Whether the standing order ended for it.
  has_ended boolean NOT NULL DEFAULT false,
  round_id uuid,
  due_at timestamptz,
  PRIMARY KEY (owner, subscription_id, number),
  FOREIGN KEY (owner, subscription_id) REFERENCES studio_subscription (owner, id),
  FOREIGN KEY (table_id, number) REFERENCES studio_table_round (table_id, number),
  CHECK ((due_at IS NULL) = (state IN ('bought', 'missed'))),
  CHECK ((state = 'bought') = (round_id IS NOT NULL))
);
CREATE INDEX studio_order_due ON studio_order (due_at) WHERE due_at IS NOT NULL;
