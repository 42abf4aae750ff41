-- A player's play on one day (UTC), counted in the same SQL transaction as the money. Limits, histories and charts read it.
CREATE TABLE player_day (
  player_id text COLLATE "C" NOT NULL,
  day date NOT NULL,
  staked_cash_minor bigint NOT NULL,
  staked_bonus_minor bigint NOT NULL,
  paid_cash_minor bigint NOT NULL,
  paid_bonus_minor bigint NOT NULL,
  rounds bigint NOT NULL,
  PRIMARY KEY (player_id, day)
) WITH (fillfactor = 70);
INSERT INTO player_day
SELECT player_id, (opened_at AT TIME ZONE 'UTC')::date, sum(stake_cash_minor), sum(stake_bonus_minor), sum(payout_cash_minor),
  sum(payout_bonus_minor), count(*)
FROM wallet_round GROUP BY 1, 2;
