-- Things that draws gave, one row each: they wait for an address, then for their sending.
CREATE TABLE reward_parcel (
  id text PRIMARY KEY,
  promotion text NOT NULL,
  occasion text COLLATE "C" NOT NULL,
  player_id text COLLATE "C" NOT NULL REFERENCES player (id),
  -- The winning number.
  number integer NOT NULL,
  -- The slug of the thing, and what it costs in whole euros.
  thing text NOT NULL,
  worth integer NOT NULL CHECK (worth > 0),
  state text NOT NULL DEFAULT 'needs_address' CHECK (state IN ('needs_address', 'ready', 'sent')),
  won_at timestamptz NOT NULL,
  -- When the letter that asks for the address was queued.
  told_at timestamptz,
  recipient text,
  address text,
  address_2 text,
  zip text,
  city text,
  region text,
  country text,
  addressed_at timestamptz,
  sent_at timestamptz,
  tracking text,
  -- When name and address were deleted.
  erased_at timestamptz,
  UNIQUE (promotion, occasion, player_id, number),
  CHECK ((state = 'needs_address') = (addressed_at IS NULL)),
  CHECK ((state = 'sent') = (sent_at IS NOT NULL)),
  CHECK ((state <> 'needs_address' AND erased_at IS NULL) = (recipient IS NOT NULL)),
  CHECK ((recipient IS NULL) = (address IS NULL)),
  CHECK (erased_at IS NULL OR (sent_at IS NOT NULL AND tracking IS NULL))
);
CREATE INDEX reward_parcel_of_player ON reward_parcel (player_id, won_at);
CREATE INDEX reward_parcel_untold ON reward_parcel (won_at) WHERE told_at IS NULL;
CREATE INDEX reward_parcel_kept ON reward_parcel (sent_at) WHERE sent_at IS NOT NULL AND erased_at IS NULL;
