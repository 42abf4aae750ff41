-- A payout asks for the large wins of its player.
CREATE INDEX wallet_round_ticket_of_player ON wallet_round (player_id, place DESC) WHERE draw_id IS NOT NULL;
