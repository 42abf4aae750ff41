import { isTemporaryEmail } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { queueMessage } from "../messages/index.ts";
import type { Player } from "../players/index.ts";
import type { ClockPort, MessageTextsPort } from "../ports.ts";
import { type NoticeName, noticeLetter } from "./letters.ts";

/** Tells the player by letter of a change to the account, in the change's own SQL transaction; nobody reads a placeholder address. */
export async function sendNotice(
  deps: MessageTextsPort & ClockPort,
  connection: SqlConnection,
  player: Player,
  name: NoticeName,
): Promise<void> {
  if (isTemporaryEmail(player.email)) return;
  const letter = noticeLetter(deps, name, player.language, player.brand);
  await queueMessage(connection, { channel: "email", recipient: player.email, ...letter }, deps.now());
}
