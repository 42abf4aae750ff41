-- House players are the sandbox's own accounts, which bet play money at live tables. Reports of players' money and play leave them out.
ALTER TABLE player ADD COLUMN is_house boolean NOT NULL DEFAULT false;

CREATE OR REPLACE VIEW player_standing AS
  SELECT id, brand, email, country, currency, channel, status, excluded_until, activated_at, accepted_terms_version, document_asked_at,
    created_at, closed_at, is_house
  FROM player;

CREATE VIEW house_player AS SELECT id FROM player WHERE is_house;
COMMENT ON VIEW house_player IS 'The accounts of house players. Read by counts of rounds, which leave them out.';
REVOKE INSERT, UPDATE, DELETE ON house_player FROM bellwether_app;
