-- For the office's search: parts of names and addresses, with typing errors; the beginning of an email; the end of a phone number.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX player_by_name ON player USING gin (lower(first_name || ' ' || last_name) gin_trgm_ops);
CREATE INDEX player_by_address ON player USING gin (lower(address || ' ' || zip || ' ' || city) gin_trgm_ops);
CREATE INDEX player_by_email_part ON player (email text_pattern_ops);
CREATE INDEX player_by_phone_end ON player (reverse(phone) text_pattern_ops);
