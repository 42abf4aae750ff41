import type { DataPart } from "@bellwether/db";

/** Free rounds that can still be played. What was given is among the bonuses. */
export const freeRoundsData: DataPart = {
  name: "free-rounds",
  eraseAsked: (connection, { playerId }) =>
    connection.query("DELETE FROM studio_reward WHERE owner = 'player:' || $1", [playerId]),
};
