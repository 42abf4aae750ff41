import type { DataPart } from "@bellwether/db";

/** Whether the player is on a list. Nobody is told of a match, so an export has none. */
export const screeningData: DataPart = {
  name: "screening",
  needsOwner: true,
  eraseAsked: (connection, { playerId }) =>
    connection.query("DELETE FROM screening_check WHERE player_id = $1", [playerId]),
  eraseKept: (connection, { playerId }) =>
    connection.query("DELETE FROM screening_match WHERE player_id = $1", [playerId]),
};
