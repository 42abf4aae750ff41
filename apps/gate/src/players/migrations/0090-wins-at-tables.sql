-- The choice now covers live tables too. Players who chose to be shown among the recent winners have not agreed to that, so they choose anew.
UPDATE player SET shows_wins = false WHERE shows_wins AND NOT is_house;
