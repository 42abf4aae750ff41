CREATE TABLE player (
  id text PRIMARY KEY,
  brand text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  address text NOT NULL,
  zip text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  currency text NOT NULL,
  born_on date NOT NULL,
  gender text NOT NULL,
  phone text NOT NULL,
  newsletter boolean NOT NULL,
  language text NOT NULL,
  -- Random, because the address of the player's push channel contains it.
  channel text NOT NULL UNIQUE,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'excluded', 'closed')),
  activated_at timestamptz,
  accepted_terms_at timestamptz,
  deposits_count integer NOT NULL DEFAULT 0,
  affiliate_tags jsonb,
  created_at timestamptz NOT NULL,
  last_login_at timestamptz,
  UNIQUE (brand, email)
);
CREATE UNIQUE INDEX player_by_activated_phone ON player (brand, phone) WHERE activated_at IS NOT NULL;
