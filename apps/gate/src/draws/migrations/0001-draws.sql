-- Draws whose provider has paid all wins: their other rounds are closed in the order of places, then the players are notified in the order of ids.
CREATE TABLE closed_draw (
  provider text COLLATE "C" NOT NULL,
  draw_id text COLLATE "C" NOT NULL,
  game_code text NOT NULL,
  drawn_at timestamptz NOT NULL,
  -- What was drawn, as text for a letter.
  result text NOT NULL,
  -- The place up to which rounds were closed, and when none was left.
  closed_until bigint NOT NULL DEFAULT 0,
  closed_at timestamptz,
  -- The last player who was looked at; every player with a lesser id was too.
  told_until text COLLATE "C" NOT NULL DEFAULT '',
  told_at timestamptz,
  PRIMARY KEY (provider, draw_id)
);
CREATE INDEX closed_draw_untold ON closed_draw (closed_at) WHERE closed_at IS NOT NULL AND told_at IS NULL;
