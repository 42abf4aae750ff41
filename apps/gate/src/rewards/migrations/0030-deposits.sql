-- The deposit that earns a reward once it is wagered; null if no deposit is needed.
ALTER TABLE reward_grant ADD COLUMN deposit_id text;
ALTER TABLE reward_grant ADD COLUMN deposit_minor bigint;
ALTER TABLE reward_grant ADD CHECK ((deposit_id IS NULL) = (deposit_minor IS NULL));
CREATE INDEX reward_grant_by_deposit ON reward_grant (player_id, deposit_id) WHERE deposit_id IS NOT NULL;
