-- A cash drop is drawn among the rounds of a span by a draw of `reward_draw`, whose number is that of the span's own drop.
-- A drop that was taken at a sealed moment of an older version keeps the moment and its commitment; one that was not taken loses them.
ALTER TABLE cash_drop
  DROP COLUMN searched_until,
  ALTER COLUMN commitment DROP NOT NULL,
  ALTER COLUMN sealed DROP NOT NULL,
  -- The draw that the drop was won in, and the number that won it.
  ADD COLUMN draw integer,
  ADD COLUMN winning_number bigint,
  ADD FOREIGN KEY (promotion, draw) REFERENCES reward_draw (promotion, number);
UPDATE cash_drop SET commitment = NULL, sealed = NULL WHERE state = 'open';
ALTER TABLE cash_drop
  ADD CHECK ((commitment IS NULL) = (sealed IS NULL)),
  ADD CHECK ((draw IS NULL) = (winning_number IS NULL)),
  ADD CHECK ((player_id IS NOT NULL) = (draw IS NOT NULL OR (sealed IS NOT NULL AND state <> 'unmet')));

-- A number wins one drop, and a drop is found by it.
CREATE UNIQUE INDEX cash_drop_won ON cash_drop (promotion, draw, winning_number) WHERE draw IS NOT NULL;

-- Numbers of a draw of drops that were drawn and passed over, because their player may not have the drop. Null in other draws: there, each
-- number that is drawn wins.
ALTER TABLE reward_draw ADD COLUMN refused_numbers jsonb;
CREATE INDEX reward_draw_to_come ON reward_draw (promotion, closes_at) WHERE phase <> 'drawn';
