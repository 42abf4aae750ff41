-- A promotion can give several times a day, and other things than cash.

-- An ISO day, with "/2" for the second of several on that day.
ALTER TABLE reward_grant ALTER COLUMN day TYPE text COLLATE "C" USING day::text;
ALTER TABLE reward_grant RENAME COLUMN day TO occasion;
ALTER TABLE reward_grant ADD CHECK (occasion ~ '^\d{4}-\d\d-\d\d(/\d+)?$');

ALTER TABLE reward_grant ADD COLUMN gives text NOT NULL DEFAULT 'cash' CHECK (gives IN ('cash', 'bonus', 'spins', 'parcel'));

-- Only cash has an amount here.
ALTER TABLE reward_grant DROP CONSTRAINT reward_grant_check2;
ALTER TABLE reward_grant ADD CHECK ((state = 'given' AND gives = 'cash') = (amount_minor > 0));

-- The facts from which it was decided: a loss, a place, winning tickets.
ALTER TABLE reward_grant ADD COLUMN basis jsonb NOT NULL DEFAULT '{}';
UPDATE reward_grant SET basis = jsonb_build_object('lostMinor', lost_minor::text) WHERE lost_minor IS NOT NULL;
ALTER TABLE reward_grant DROP COLUMN lost_minor;
