-- Signs of all seven groups of markers of harm.
ALTER TABLE risk_sign DROP CONSTRAINT risk_sign_sign_check;
ALTER TABLE risk_sign ADD CONSTRAINT risk_sign_sign_check CHECK (sign IN (
  'losses', 'sudden_losses', 'time', 'nights', 'raised_stakes', 'many_deposits', 'distress', 'told_staff', 'loosened_limits', 'month_limit',
  'breaks', 'cancelled_withdrawals', 'declined_deposits', 'many_cards'));
CREATE INDEX risk_sign_lately ON risk_sign (noted_at, player_id);
-- Why a mark was lifted, when a person of the office lifted it.
ALTER TABLE risk_mark ADD COLUMN lift_reason text;
CREATE INDEX risk_mark_of_player ON risk_mark (player_id, marked_at);

-- How a player stands, as the signs, the mark and the interactions have been judged together: what the office lists. Each act takes the lock
-- of the row, and judges anew.
CREATE TABLE risk_standing (
  player_id text COLLATE "C" PRIMARY KEY REFERENCES player (id),
  score integer NOT NULL DEFAULT 0,
  is_listed boolean NOT NULL DEFAULT false,
  demand text CHECK (demand IN ('review', 'strong', 'contact', 'month_limit')),
  demand_since timestamptz,
  demand_due_at timestamptz,
  -- The beginning of the day (UTC) on which somebody wants to look again.
  follow_up_at timestamptz,
  -- Grows with each act: an act names the version that was read.
  version integer NOT NULL DEFAULT 0,
  taken_by text,
  taken_at timestamptz,
  CHECK ((demand IS NULL) = (demand_since IS NULL) AND (demand IS NULL) = (demand_due_at IS NULL)),
  CHECK ((taken_by IS NULL) = (taken_at IS NULL))
);
CREATE INDEX risk_standing_by_score ON risk_standing (score DESC, player_id) WHERE is_listed;
CREATE INDEX risk_standing_by_day ON risk_standing (least(demand_due_at, follow_up_at), player_id)
  WHERE demand_due_at IS NOT NULL OR follow_up_at IS NOT NULL;

-- What was done about a player, said and come of it. Nothing of an entry is changed: what came of it, and a correction, are further entries.
CREATE TABLE risk_interaction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text COLLATE "C" NOT NULL REFERENCES player (id),
  kind text NOT NULL CHECK (kind IN ('interaction', 'outcome', 'correction')),
  -- The record that a further entry is about.
  about_id bigint REFERENCES risk_interaction (id),
  trigger text NOT NULL CHECK (trigger IN ('spend', 'spend_pattern', 'time', 'behaviour', 'contact', 'tools', 'account')),
  seen text,
  -- The player's score, and the signs that made it, when it was written.
  score integer NOT NULL,
  signs jsonb NOT NULL,
  act text NOT NULL CHECK (act IN ('letter', 'email', 'call', 'chat', 'limit', 'break', 'exclusion', 'none')),
  said text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN
    ('open', 'no_answer', 'no_change', 'plays_less', 'set_limit', 'took_break', 'excluded', 'closed_account', 'no_harm')),
  follow_up_on date,
  written_by text NOT NULL,
  written_at timestamptz NOT NULL,
  CHECK ((kind = 'interaction') = (about_id IS NULL))
);
CREATE INDEX risk_interaction_of_player ON risk_interaction (player_id, id DESC);
REVOKE UPDATE, TRUNCATE ON risk_interaction FROM bellwether_app;
