import type { DataPart, DataRow } from "@bellwether/db";

/** What the player and the house have written to each other. Notes between agents, and their names, are not the player's. */
export const chatData: DataPart = {
  name: "chat",
  async collect(connection, { playerId }) {
    const chats = await connection.query<DataRow>(
      "SELECT id::text AS conversation, kind, language, opened_at, ended_at, rating FROM chat WHERE player_id = $1 ORDER BY id DESC",
      [playerId],
    );
    const messages = await connection.query<DataRow>(
      `SELECT chat_id::text AS conversation, author, text, written_at FROM chat_message
       WHERE player_id = $1 AND author <> 'house' ORDER BY id`,
      [playerId],
    );
    return { conversations: chats.rows, conversation_messages: messages.rows };
  },
  async eraseAsked(connection, { playerId }) {
    await connection.query("DELETE FROM chat_message WHERE player_id = $1", [playerId]);
    await connection.query("DELETE FROM chat WHERE player_id = $1", [playerId]);
  },
};
