-- Stored in the same SQL transaction as the event that it reports and sent afterwards, so that neither is lost. An event has one row, for good.
CREATE TABLE affiliate_postback (
  id uuid PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  event text NOT NULL CHECK (event IN ('signup', 'first_deposit')),
  -- The affiliate's tag `op`; the settings give the URL when the postback is sent.
  op text NOT NULL,
  tags jsonb NOT NULL,
  amount_minor bigint,
  currency text NOT NULL,
  created_at timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  given_up_at timestamptz,
  UNIQUE (player_id, event)
);
CREATE INDEX affiliate_postback_to_send ON affiliate_postback (next_attempt_at) WHERE sent_at IS NULL AND given_up_at IS NULL;
