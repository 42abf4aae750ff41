-- The choice names the winners of jackpots and promotions too. Players who chose an earlier text have not agreed to that, so they choose anew.
UPDATE player SET shows_wins = false WHERE shows_wins AND NOT is_house;
