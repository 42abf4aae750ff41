-- Names and addresses are found without their marks: "orla" finds Órla, "strom" finds Strøm. One reading a letter; what a passport prints
-- otherwise (oe for ø) is near enough for the search by likeness.
CREATE FUNCTION search_form(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(
    replace(replace(replace(replace(
      regexp_replace(normalize(lower(typed), NFKD), '[\u0300-\u036f]', '', 'g'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    'øłđðħıŧ', 'olddhit');
DROP INDEX player_by_name;
DROP INDEX player_by_address;
CREATE INDEX player_by_name ON player USING gin (search_form(first_name || ' ' || last_name) gin_trgm_ops);
CREATE INDEX player_by_address ON player USING gin (search_form(address || ' ' || zip || ' ' || city) gin_trgm_ops);
