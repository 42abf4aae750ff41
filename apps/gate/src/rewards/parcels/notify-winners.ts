import { isTemporaryEmail } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { brands } from "@bellwether/market";
import { queueMessage, writeMessage } from "../../messages/index.ts";
import { type Player, readPlayer } from "../../players/index.ts";
import type { ClockPort, MessageTextsPort, SettingsPort, StorePorts } from "../../ports.ts";

const MAX_TOLD = 200;

/**
 * Queues a letter that asks for the address to each player with a new parcel, one for all parcels of a reward. A node that dies leaves the
 * rest to the next run, and nobody gets it twice.
 */
export async function notifyWinners(
  deps: StorePorts & MessageTextsPort & SettingsPort<"siteUrl">,
  promotion: string,
): Promise<void> {
  const { rows } = await deps.database.query<{ occasion: string; player_id: string }>(
    "SELECT DISTINCT occasion, player_id FROM reward_parcel WHERE promotion = $1 AND told_at IS NULL LIMIT $2",
    [promotion, MAX_TOLD],
  );
  for (const { occasion, player_id: playerId } of rows)
    await deps.database.transaction(async (connection) => {
      const { rowCount } = await connection.query(
        `UPDATE reward_parcel SET told_at = $4 WHERE promotion = $1 AND occasion = $2 AND player_id = $3 AND told_at IS NULL`,
        [promotion, occasion, playerId, deps.now()],
      );
      if (rowCount === 0) return;
      const player = await readPlayer(connection, playerId);
      const page = new URL("/promotions/rewards", deps.settings.siteUrl(player.brand));
      await queueParcelLetter(connection, deps, player, "parcel_won", { page: page.href });
    });
}

/** Queues a letter about a parcel, unless the player has no mailbox. */
export async function queueParcelLetter(
  connection: SqlConnection,
  { messageTexts, now }: ClockPort & MessageTextsPort,
  player: Player,
  template: "parcel_won" | "parcel_sent",
  params: Record<string, string>,
): Promise<void> {
  if (isTemporaryEmail(player.email)) return;
  const support = brands[player.brand].supportEmail;
  const letter = writeMessage(messageTexts, template, { ...player, params: { ...params, support } });
  const message = { channel: "email", recipient: player.email, ...letter, isOwed: true } as const;
  await queueMessage(connection, message, now());
}
