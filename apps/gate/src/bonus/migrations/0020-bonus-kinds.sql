-- The campaign that was claimed, and its terms at that time.
ALTER TABLE player_bonus ADD COLUMN kind text NOT NULL DEFAULT 'deposit' CHECK (kind IN ('deposit', 'free_spins', 'cashback'));
ALTER TABLE player_bonus ADD COLUMN wagering_multiple integer NOT NULL DEFAULT 0;
UPDATE player_bonus SET wagering_multiple = greatest(1, wagering_required_minor / amount_minor) WHERE amount_minor > 0;
-- The number of days for wagering, counted from the last win of free spins.
ALTER TABLE player_bonus ADD COLUMN wagering_days integer NOT NULL DEFAULT 0;
-- When the bonus was first granted; null while the claim waits.
ALTER TABLE player_bonus ADD COLUMN granted_at timestamptz;
UPDATE player_bonus SET granted_at = claimed_at WHERE amount_minor > 0;
-- The deposit that earned the bonus. When the deposit is charged back, the bonus is taken back too.
ALTER TABLE player_bonus ADD COLUMN deposit_id text;
CREATE INDEX player_bonus_by_deposit ON player_bonus (deposit_id) WHERE deposit_id IS NOT NULL;

-- Free spins: rounds of one title at a fixed stake. A spin that has started and not ended is open.
ALTER TABLE player_bonus ADD COLUMN game_code text;
ALTER TABLE player_bonus ADD COLUMN spin_stake_minor bigint NOT NULL DEFAULT 0;
ALTER TABLE player_bonus ADD COLUMN spins_total integer NOT NULL DEFAULT 0;
ALTER TABLE player_bonus ADD COLUMN spins_left integer NOT NULL DEFAULT 0 CHECK (spins_left BETWEEN 0 AND spins_total);
ALTER TABLE player_bonus ADD COLUMN spins_open integer NOT NULL DEFAULT 0 CHECK (spins_open BETWEEN 0 AND spins_total);
ALTER TABLE player_bonus ADD COLUMN spins_expire_at timestamptz;
ALTER TABLE player_bonus ADD COLUMN last_spin_at timestamptz;
ALTER TABLE player_bonus ADD CHECK ((kind = 'free_spins') = (game_code IS NOT NULL));

-- The result: the amount that became cash, and the amount that was taken back.
ALTER TABLE player_bonus ADD COLUMN converted_minor bigint NOT NULL DEFAULT 0;
ALTER TABLE player_bonus ADD COLUMN taken_back_minor bigint NOT NULL DEFAULT 0;
UPDATE player_bonus b SET converted_minor = t.amount_minor FROM ledger_operation o JOIN ledger_transfer t ON t.operation_id = o.id
WHERE o.source = 'bonus' AND o.external_id = 'convert:' || b.id AND t.kind = 'bonus_converted';
UPDATE player_bonus b SET taken_back_minor = t.amount_minor FROM ledger_operation o JOIN ledger_transfer t ON t.operation_id = o.id
WHERE o.source = 'bonus' AND o.external_id = 'end:' || b.id AND t.kind = 'bonus_taken_back';

-- Stakes during wagering, and the part of them that covered nearly every outcome; the reason for a review, if there is one.
ALTER TABLE player_bonus ADD COLUMN staked_minor bigint NOT NULL DEFAULT 0;
ALTER TABLE player_bonus ADD COLUMN low_risk_minor bigint NOT NULL DEFAULT 0;
ALTER TABLE player_bonus ADD COLUMN review text;

ALTER TABLE player_bonus DROP CONSTRAINT player_bonus_state_check;
ALTER TABLE player_bonus ADD CONSTRAINT player_bonus_state_check
  CHECK (state IN ('waiting', 'active', 'review', 'completed', 'expired', 'given_up', 'used_up', 'revoked'));
-- A cashback can run beside other bonuses, because it pays cash.
DROP INDEX player_bonus_current;
CREATE UNIQUE INDEX player_bonus_current ON player_bonus (player_id) WHERE state IN ('waiting', 'active', 'review') AND kind <> 'cashback';
CREATE INDEX player_bonus_cashback ON player_bonus (claimed_at) WHERE kind = 'cashback' AND state = 'active';

-- Who has claimed a code, as a hash of each mark of the person: a person, not an account, can claim it once.
CREATE TABLE bonus_claimant (
  code text NOT NULL,
  claimant text NOT NULL,
  player_id text NOT NULL REFERENCES player (id),
  PRIMARY KEY (code, claimant)
);

-- Weeks that were settled, with or without a payment. Each week is settled once.
CREATE TABLE cashback_week (
  bonus_id text NOT NULL REFERENCES player_bonus (id),
  -- The week's Monday (UTC).
  week date NOT NULL,
  lost_minor bigint NOT NULL,
  paid_minor bigint NOT NULL CHECK (paid_minor >= 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (bonus_id, week)
);
