-- Who wrote to support gets the answer: wiped with the text.
ALTER TABLE message ADD COLUMN reply_to text;
