-- The address for support's answer. It is deleted with the text.
ALTER TABLE message ADD COLUMN reply_to text;
