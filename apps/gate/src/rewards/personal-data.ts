import type { DataPart, DataRow } from "@bellwether/db";

/** Rewards, prizes and tournaments. What was given stays without the person, since draws are proven from it; where a prize is sent goes. */
export const rewardsData: DataPart = {
  name: "rewards",
  async collect(connection, { playerId }) {
    const grants = await connection.query<DataRow>(
      `SELECT promotion, occasion, state, gives, reason, currency, amount_minor, decided_at FROM reward_grant
       WHERE player_id = $1 ORDER BY counts_from DESC`,
      [playerId],
    );
    const parcels = await connection.query<DataRow>(
      `SELECT promotion, thing, state, won_at, sent_at, recipient, address, address_2, zip, city, region, country, tracking
       FROM reward_parcel WHERE player_id = $1 ORDER BY won_at DESC`,
      [playerId],
    );
    const tournaments = await connection.query<DataRow>(
      `SELECT e.promotion, e.joined_at, e.nickname, s.board, s.points, s.place, s.prize FROM tournament_entry e
       LEFT JOIN tournament_score s ON s.promotion = e.promotion AND s.player_id = e.player_id
       WHERE e.player_id = $1 ORDER BY e.joined_at DESC`,
      [playerId],
    );
    const entries = await connection.query<DataRow>(
      "SELECT promotion, number, first, entries FROM reward_entry WHERE player_id = $1 ORDER BY number DESC",
      [playerId],
    );
    const missions = await connection.query<DataRow>(
      "SELECT mission, week, done_at FROM mission_done WHERE player_id = $1 ORDER BY done_at DESC",
      [playerId],
    );
    return {
      ...{ rewards: grants.rows, parcels: parcels.rows, tournaments: tournaments.rows },
      ...{ prize_draw_entries: entries.rows, missions: missions.rows },
    };
  },
  async eraseAsked(connection, { playerId, at }) {
    await connection.query("DELETE FROM mission_done WHERE player_id = $1", [playerId]);
    await connection.query("DELETE FROM reward_unseen_award WHERE player_id = $1", [playerId]);
    await connection.query("UPDATE tournament_entry SET nickname = NULL WHERE player_id = $1", [playerId]);
    await connection.query(
      `UPDATE reward_parcel SET recipient = NULL, address = NULL, address_2 = NULL, zip = NULL, city = NULL, region = NULL, country = NULL,
         tracking = NULL, erased_at = CASE WHEN sent_at IS NOT NULL THEN coalesce(erased_at, $2::timestamptz) END,
         state = CASE WHEN sent_at IS NULL THEN 'needs_address' ELSE state END,
         addressed_at = CASE WHEN sent_at IS NOT NULL THEN addressed_at END
       WHERE player_id = $1`,
      [playerId, at],
    );
  },
};
