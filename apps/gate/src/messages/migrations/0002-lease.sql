-- A message that is being sent belongs to one node until its lease ends, by the database's clock; who dies meanwhile leaves it to the next.
ALTER TABLE message ADD COLUMN lease_until timestamptz;
ALTER TABLE message ADD COLUMN html text;
-- A code that no longer works is not worth sending.
ALTER TABLE message ADD COLUMN useless_after timestamptz;
-- Why it was given up, or not taken the last time.
ALTER TABLE message ADD COLUMN last_error text;
-- For the bound on messages to one recipient.
CREATE INDEX message_to_recipient ON message (channel, recipient, created_at);
CREATE INDEX message_by_end ON message (created_at) WHERE sent_at IS NOT NULL OR given_up_at IS NOT NULL;
