import type { DataPart, DataRow } from "@bellwether/db";

/** Bonuses stay with the books; the hashes that tell whether a person has had one go when the law lets the person be forgotten. */
export const bonusData: DataPart = {
  name: "bonus",
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      `SELECT code, kind, state, currency, amount_minor, wagering_required_minor, wagered_minor, converted_minor, spins_total, claimed_at,
         granted_at, expires_at FROM player_bonus WHERE player_id = $1 ORDER BY claimed_at DESC`,
      [playerId],
    );
    return { bonuses: rows };
  },
  eraseKept: (connection, { playerId }) =>
    connection.query("DELETE FROM bonus_claimant WHERE player_id = $1", [playerId]),
};
