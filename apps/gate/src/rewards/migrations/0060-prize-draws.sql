-- A draw of a promotion among its players' entries. Its seed's hash is public from the start, its seed once it is drawn.
CREATE TABLE reward_draw (
  promotion text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  -- As in reward_grant. Players of countries with another time zone have a draw of their own.
  occasion text COLLATE "C" NOT NULL CHECK (occasion ~ '^\d{4}-\d\d-\d\d(/\d+)?$'),
  time_zone text NOT NULL,
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  phase text NOT NULL DEFAULT 'open' CHECK (phase IN ('open', 'sealed', 'drawn')),
  -- Encrypted with the seed keys.
  server_seed text NOT NULL,
  server_seed_hash text NOT NULL,
  published_at timestamptz NOT NULL,
  -- Fixed by the seal: the prizes, the entries' number and root, the nodes above each 256 leaves, and the beacon's round.
  prizes jsonb,
  entry_count bigint,
  holder_count integer,
  root text,
  blocks bytea,
  chain_hash text,
  beacon_public_key text,
  beacon_round bigint,
  sealed_at timestamptz,
  -- Fixed by the draw.
  beacon_signature text,
  winning_numbers jsonb,
  drawn_at timestamptz,
  PRIMARY KEY (promotion, number),
  UNIQUE (promotion, occasion, time_zone),
  CHECK ((phase = 'open') = (sealed_at IS NULL)),
  CHECK ((sealed_at IS NULL) = (root IS NULL)),
  CHECK ((phase = 'drawn') = (drawn_at IS NOT NULL)),
  CHECK ((drawn_at IS NULL) = (winning_numbers IS NULL))
);

-- A player's entries in a sealed draw: numbers in a row, in the order of the random tags. They do not change.
CREATE TABLE reward_entry (
  promotion text NOT NULL,
  number integer NOT NULL,
  tag uuid NOT NULL,
  player_id text COLLATE "C" NOT NULL REFERENCES player (id),
  first bigint NOT NULL CHECK (first > 0),
  entries integer NOT NULL CHECK (entries > 0),
  PRIMARY KEY (promotion, number, tag),
  UNIQUE (promotion, number, player_id),
  FOREIGN KEY (promotion, number) REFERENCES reward_draw (promotion, number)
);
