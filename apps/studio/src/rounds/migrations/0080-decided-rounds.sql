-- deciding: drawn up to the player's next choice. At due_at the rule decides.
ALTER TABLE studio_round DROP CONSTRAINT studio_round_state_check;
ALTER TABLE studio_round ADD CONSTRAINT studio_round_state_check CHECK (state IN
  ('staking', 'staked', 'deciding', 'open', 'settling', 'settled', 'refused', 'unknown', 'rolled_back'));
DROP INDEX studio_round_active;
CREATE UNIQUE INDEX studio_round_active ON studio_round (owner, game_code)
  WHERE state IN ('staking', 'staked', 'deciding', 'open') OR (state = 'settling' AND payout_minor > 0);

-- How many actions were taken: an action is only taken on the number that it was chosen for.
ALTER TABLE studio_round ADD COLUMN actions integer NOT NULL DEFAULT 0;

-- The player's choices in a round, in order. A further stake is a further bet of the same round at the wallet.
CREATE TABLE studio_action (
  owner text NOT NULL,
  round_id uuid NOT NULL,
  -- From 1. A number has several rows only when earlier ones were refused or rolled back.
  seq integer NOT NULL CHECK (seq > 0),
  -- The client's request; null when the rule decided.
  request_id uuid,
  id uuid NOT NULL,
  action text NOT NULL,
  stake_minor bigint NOT NULL CHECK (stake_minor >= 0),
  bet_uuid uuid NOT NULL,
  rollback_uuid uuid NOT NULL,
  -- staking: the bet may have been sent. taken: the action is valid. refused: the wallet refused the bet. unknown: the bet got no answer and must be
  -- rolled back. rolled_back: the stake was returned, or never taken.
  state text NOT NULL CHECK (state IN ('staking', 'taken', 'refused', 'unknown', 'rolled_back')),
  refusal text,
  acted_at timestamptz NOT NULL,
  due_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  PRIMARY KEY (owner, id),
  UNIQUE (owner, request_id),
  FOREIGN KEY (owner, round_id) REFERENCES studio_round (owner, id) ON DELETE CASCADE,
  CHECK ((due_at IS NOT NULL) = (state IN ('staking', 'unknown')))
);
-- A round has one open action, however many nodes and devices try.
CREATE UNIQUE INDEX studio_action_turn ON studio_action (owner, round_id, seq) WHERE state IN ('staking', 'taken');
CREATE INDEX studio_action_due ON studio_action (due_at) WHERE due_at IS NOT NULL;
