import { readEmail } from "@bellwether/contract";
import { type DataPart, textArray } from "@bellwether/db";

/** Codes, links and wrong passwords. They are secrets or guesses of others, so an export has none of them. */
export const identityData: DataPart = {
  name: "identity",
  async eraseAsked(connection, { playerId, brand, contacts }) {
    await connection.query("DELETE FROM activation_code WHERE player_id = $1", [playerId]);
    await connection.query("DELETE FROM address_collision WHERE player_id = $1", [playerId]);
    await connection.query("DELETE FROM mail_token WHERE player_id = $1", [playerId]);
    await connection.query("DELETE FROM new_contact WHERE player_id = $1", [playerId]);
    await connection.query("DELETE FROM scratch_code WHERE player_id = $1", [playerId]);
    const accounts = contacts.map((contact) => `${brand}:${readEmail(contact) ?? contact}`);
    await connection.query("DELETE FROM login_failure WHERE account = ANY($1::text[])", [
      textArray(accounts),
    ]);
  },
};
