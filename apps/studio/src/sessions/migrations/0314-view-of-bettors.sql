-- What tables and jackpots read of players in their SQL. The view is for reading only.
CREATE VIEW studio_shown_bettor AS
  SELECT owner, initial, is_house FROM studio_bettor;
COMMENT ON VIEW studio_shown_bettor IS 'What others may see of a player. Read by tables for their company, and by jackpots for the winners of pots.';
REVOKE INSERT, UPDATE, DELETE ON studio_shown_bettor FROM bellwether_app;
