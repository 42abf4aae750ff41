-- A withdrawal whose money is set aside, and what the house has decided about it. One row for each of the cashier's transactions.
CREATE TABLE withdrawal_review (
  transaction_id text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES payment (id),
  player_id text NOT NULL REFERENCES player (id),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL,
  method text NOT NULL,
  -- Why a person must look; without a reason the rules have approved it at once.
  reasons text[] NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'approved', 'refused')),
  -- The operator who has it in hand, so that two do not work on one.
  taken_by text,
  taken_at timestamptz,
  asked_at timestamptz NOT NULL,
  decided_by_kind text,
  decided_by text,
  decided_at timestamptz,
  decision_reason text,
  -- The cashier is told of the decision until it has heard it.
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  told_at timestamptz,
  -- How the cashier ended it.
  ended_as text CHECK (ended_as IN ('success', 'failed', 'canceled')),
  ended_at timestamptz,
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK ((ended_as IS NULL) = (ended_at IS NULL))
);
CREATE INDEX withdrawal_review_waiting ON withdrawal_review (asked_at, transaction_id) WHERE state = 'waiting' AND ended_at IS NULL;
CREATE INDEX withdrawal_review_decided ON withdrawal_review (asked_at, transaction_id);
CREATE INDEX withdrawal_review_untold ON withdrawal_review (next_attempt_at) WHERE state <> 'waiting' AND told_at IS NULL AND ended_at IS NULL;
CREATE INDEX withdrawal_review_of_player ON withdrawal_review (player_id, asked_at);
REVOKE DELETE, TRUNCATE ON withdrawal_review FROM bellwether_app;
