-- A message that is being sent belongs to one node until its lease ends, by the database's clock. If the node dies, another node sends it.
ALTER TABLE message ADD COLUMN lease_until timestamptz;
ALTER TABLE message ADD COLUMN html text;
-- A message with an expired code is not sent.
ALTER TABLE message ADD COLUMN useless_after timestamptz;
-- Why the message was given up, or why it was refused the last time.
ALTER TABLE message ADD COLUMN last_error text;
-- For the limit of messages to one recipient.
CREATE INDEX message_to_recipient ON message (channel, recipient, created_at);
CREATE INDEX message_by_end ON message (created_at) WHERE sent_at IS NOT NULL OR given_up_at IS NOT NULL;
