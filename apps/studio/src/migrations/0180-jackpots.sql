-- The pots that a round's stake adds to, with the terms at its start, as JSON; null for a round without pots.
ALTER TABLE studio_round ADD COLUMN pots text;
-- What the round has won from pots, as JSON; null for nothing.
ALTER TABLE studio_round ADD COLUMN pot_hits text;

-- A jackpot's pot in one currency, as far as the studio knows: contributions of stakes that the wallet has confirmed.
CREATE TABLE studio_pot (
  pot text NOT NULL,
  currency text NOT NULL,
  held_minor bigint NOT NULL CHECK (held_minor >= 0),
  hits integer NOT NULL DEFAULT 0,
  PRIMARY KEY (pot, currency)
) WITH (fillfactor = 50);

-- What qualifying rounds did to a pot on one day (UTC).
CREATE TABLE studio_pot_day (
  pot text NOT NULL,
  currency text NOT NULL,
  day date NOT NULL,
  rounds bigint NOT NULL,
  contribution_minor bigint NOT NULL,
  paid_minor bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (pot, currency, day)
) WITH (fillfactor = 50);

CREATE TABLE studio_pot_hit (
  pot text NOT NULL,
  currency text NOT NULL,
  -- From 1, without a gap.
  number integer NOT NULL,
  owner text NOT NULL,
  round_id uuid NOT NULL,
  game_code text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (pot, currency, number),
  UNIQUE (owner, round_id, pot),
  FOREIGN KEY (owner, round_id) REFERENCES studio_round (owner, id)
);
CREATE INDEX studio_pot_hit_newest ON studio_pot_hit (at DESC);

-- A period of a drop in one currency. The instant and the salt are sealed until the drop is hit or the period ends.
CREATE TABLE studio_drop (
  pot text NOT NULL,
  currency text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  commitment text NOT NULL,
  sealed text NOT NULL,
  -- open: the drop can be hit. hit: a stake has met it. unmet: the period ended without such a stake, so the pot goes on into the next one.
  state text NOT NULL CHECK (state IN ('open', 'hit', 'unmet')),
  ended_at timestamptz,
  PRIMARY KEY (pot, currency, starts_at),
  CHECK ((state = 'open') = (ended_at IS NULL)),
  CHECK (ends_at > starts_at)
);
CREATE INDEX studio_drop_open ON studio_drop (pot, currency) WHERE state = 'open';
