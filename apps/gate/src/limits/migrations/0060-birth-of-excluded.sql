-- Names are compared in every usual spelling, among the exclusions of one day of birth: the last ten characters of `person`.
CREATE INDEX exclusion_by_birth ON exclusion (right(person, 10));
DROP INDEX exclusion_by_person;
COMMENT ON COLUMN exclusion.person IS 'First names, surnames and day of birth: anna maria|von müller|1990-05-17. Older rows have no spaces and no accents.';

-- A player with a match that nobody has decided may not deposit.
CREATE INDEX exclusion_match_of_player ON exclusion_match (player_id) WHERE decision IS NULL;
