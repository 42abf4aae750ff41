-- A letter that is owed to a player is not counted for the limit of messages to one recipient.
ALTER TABLE message ADD COLUMN is_owed boolean NOT NULL DEFAULT false;
