-- Stored in the same SQL transaction as the event that the message reports and sent afterwards, so that neither is lost or reported twice.
CREATE TABLE message (
  id uuid PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('sms', 'email')),
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  given_up_at timestamptz
);
CREATE INDEX message_to_send ON message (next_attempt_at) WHERE sent_at IS NULL AND given_up_at IS NULL;
