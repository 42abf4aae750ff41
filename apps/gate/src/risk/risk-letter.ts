import { isTemporaryEmail } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { brands } from "@bellwether/market";
import { queueMessage, writeMessage } from "../messages/index.ts";
import { isStillExcluded, readPlayer } from "../players/index.ts";
import type { MessageTextsPort } from "../ports.ts";

type RiskLetter = "play_noticed" | "play_talk" | "promotions_stopped" | "promotions_resumed";

/**
 * Queues a letter about a mark, or about an interaction, in the SQL transaction that does it. Nobody who has closed the account gets one, and nobody
 * who is excluded is told that promotions are open again. Returns whether one was queued.
 */
export async function queueRiskLetter(
  { messageTexts }: MessageTextsPort,
  connection: SqlConnection,
  playerId: string,
  name: RiskLetter,
  now: Date,
): Promise<boolean> {
  const player = await readPlayer(connection, playerId);
  if (isTemporaryEmail(player.email) || player.status === "closed") return false;
  if (name === "promotions_resumed" && (player.status !== "open" || isStillExcluded(player, now)))
    return false;
  const params = { support: brands[player.brand].supportEmail };
  const letter = writeMessage(messageTexts, name, { ...player, params });
  const message = { channel: "email", recipient: player.email, ...letter, isOwed: true } as const;
  return queueMessage(connection, message, now);
}
