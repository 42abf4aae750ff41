/**
 * Rounds whose stake cannot come back by itself, as SQL over `played_round r`. An open ticket of a draw can be returned until its draw
 * closes it, and an open round that can become void for too few players until it is closed.
 */
export const STANDING_ROUND =
  "(r.state = 'closed' OR (r.state = 'open' AND r.draw_id IS NULL AND NOT r.may_lack_players))";
