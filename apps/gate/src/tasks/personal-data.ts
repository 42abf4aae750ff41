import type { DataPart } from "@bellwether/db";

/** What the house has to do about the player. It can name a suspicion, so an export leaves it out. */
export const tasksData: DataPart = {
  name: "tasks",
  eraseKept: (connection, { playerId }) =>
    connection.query("UPDATE office_task SET title = '' WHERE player_id = $1", [playerId]),
};
