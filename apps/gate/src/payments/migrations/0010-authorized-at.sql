-- The time at which a deposit counts towards the deposit limits.
ALTER TABLE payment ADD COLUMN authorized_at timestamptz;
UPDATE payment SET authorized_at = updated_at WHERE state IN ('pending', 'success');
CREATE INDEX payment_counted ON payment (player_id, authorized_at) WHERE type = 'D' AND state IN ('pending', 'success');
