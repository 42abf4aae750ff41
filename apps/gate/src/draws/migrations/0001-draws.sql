-- A provider has paid all wins of these draws. First the other rounds are closed, by place, then the players are notified, by id.
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
  -- Players up to this id were handled.
  told_until text COLLATE "C" NOT NULL DEFAULT '',
  told_at timestamptz,
  PRIMARY KEY (provider, draw_id)
);
CREATE INDEX closed_draw_untold ON closed_draw (closed_at) WHERE closed_at IS NOT NULL AND told_at IS NULL;
