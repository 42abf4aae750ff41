-- Draws whose provider has paid all wins. The players who want to know their result are told one after another, by id.
CREATE TABLE closed_draw (
  provider text COLLATE "C" NOT NULL,
  draw_id text COLLATE "C" NOT NULL,
  game_code text NOT NULL,
  drawn_at timestamptz NOT NULL,
  -- What was drawn, as text for a letter.
  result text NOT NULL,
  closed_at timestamptz NOT NULL,
  -- The last player who was looked at; every player with a lesser id was too.
  told_until text COLLATE "C" NOT NULL DEFAULT '',
  told_at timestamptz,
  PRIMARY KEY (provider, draw_id)
);
CREATE INDEX closed_draw_untold ON closed_draw (closed_at) WHERE told_at IS NULL;
