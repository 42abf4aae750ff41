import { isTemporaryEmail } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { brands } from "@bellwether/market";
import { queueMessage, writeMessage } from "../messages/index.ts";
import { isStillExcluded, readPlayer } from "../players/index.ts";
import type { MessageTextsPort } from "../ports.ts";

type RiskLetter = "play_noticed" | "promotions_stopped" | "promotions_resumed";

/**
 * Queues a letter about a mark in the SQL transaction that sets, keeps or lifts it. Nobody who has closed the account gets one, and nobody
 * who is excluded is told that promotions are open again.
 */
export async function queueRiskLetter(
  { messageTexts }: MessageTextsPort,
  connection: SqlConnection,
  playerId: string,
  name: RiskLetter,
  now: Date,
): Promise<void> {
  const player = await readPlayer(connection, playerId);
  if (isTemporaryEmail(player.email) || player.status === "closed") return;
  if (name === "promotions_resumed" && (player.status !== "open" || isStillExcluded(player, now))) return;
  const params = { support: brands[player.brand].supportEmail };
  const letter = writeMessage(messageTexts, name, { ...player, params });
  const message = { channel: "email", recipient: player.email, ...letter, isOwed: true } as const;
  await queueMessage(connection, message, now);
}
