-- The drops of a promotion, numbered from 1. Moment and salt are encrypted until the drop is taken; their commitment is public before.
CREATE TABLE cash_drop (
  promotion text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  -- SHA-256 of "promotion:number:moment:salt".
  commitment text NOT NULL,
  sealed text NOT NULL,
  -- `open` until a round takes it; at the end it may be `drawn` among those who took part, or stays `unmet`.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'taken', 'drawn', 'unmet')),
  -- Rounds before this moment were searched; initially the time of the commitment.
  searched_until timestamptz NOT NULL,
  -- The day of the reward, by which it is found in reward_grant.
  day date,
  player_id text COLLATE "C" REFERENCES player (id),
  game_code text,
  taken_at timestamptz,
  PRIMARY KEY (promotion, number),
  CHECK ((state IN ('taken', 'drawn')) = (player_id IS NOT NULL AND day IS NOT NULL AND taken_at IS NOT NULL))
);
CREATE INDEX cash_drop_open ON cash_drop (promotion, number) WHERE state = 'open';
CREATE INDEX cash_drop_taken ON cash_drop (promotion, taken_at DESC) WHERE taken_at IS NOT NULL;

-- The newest place of a round at a time: rounds that began later are found without reading the older ones.
CREATE TABLE round_mark (
  at timestamptz PRIMARY KEY,
  place bigint NOT NULL
);
