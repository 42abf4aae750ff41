-- The draw of a ticket, as its provider names it, and the time of the draw. Such a round stays open until its win, or until the draw is closed.
ALTER TABLE wallet_round ADD COLUMN draw_id text COLLATE "C";
ALTER TABLE wallet_round ADD COLUMN draws_at timestamptz;
ALTER TABLE wallet_round ADD CHECK ((draw_id IS NULL) = (draws_at IS NULL));
-- No index names the state: every round's end would have to write all indexes anew.
CREATE INDEX wallet_round_of_draw ON wallet_round (provider, draw_id, place) WHERE draw_id IS NOT NULL;
CREATE INDEX wallet_round_in_draw_by_player ON wallet_round (provider, draw_id, player_id) WHERE draw_id IS NOT NULL;
-- A token for a standing order belongs to no session.
ALTER TABLE launch_token ALTER COLUMN session_hash DROP NOT NULL;
