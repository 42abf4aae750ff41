-- The provider of the subscribed game: the wallet is asked as this provider also after the title is gone. Null if it is not known.
ALTER TABLE studio_subscription ADD COLUMN provider text;
UPDATE studio_subscription s SET provider =
  (SELECT r.provider FROM studio_round r WHERE r.owner = s.owner AND r.game_code = s.game_code LIMIT 1);
