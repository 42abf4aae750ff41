import type { DataPart } from "@bellwether/db";

/** Pages of the vendor that a player was led to. What it has said there is among the results. */
export const applicantsData: DataPart = {
  name: "applicants",
  eraseAsked: (connection, { playerId }) =>
    connection.query("DELETE FROM identity_applicant WHERE player_id = $1", [playerId]),
};
