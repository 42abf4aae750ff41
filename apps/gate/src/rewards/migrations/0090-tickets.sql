-- A draw's prize may be free tickets of another game's draws.
ALTER TABLE reward_grant DROP CONSTRAINT reward_grant_gives_check;
ALTER TABLE reward_grant ADD CONSTRAINT reward_grant_gives_check CHECK (gives IN ('cash', 'bonus', 'spins', 'tickets', 'parcel'));
