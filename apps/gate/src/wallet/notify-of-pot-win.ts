import { isTemporaryEmail, minorToAmount } from "@bellwether/contract";
import { brands } from "@bellwether/market";
import { messageIdOf, queueMessage, writeMessage } from "../messages/index.ts";
import { findPlayer, isExcluded } from "../players/index.ts";
import type { MessageTextsPort, StorePorts, TitlesPort } from "../ports.ts";

/**
 * Notifies a player by email of a win from a pot that came when their round was over, if the account is closed or excluded: they cannot log in
 * to see it. Others see it in the product. Nothing is sent twice for one `id`, so this is done at every repeat of the win too: the provider
 * repeats it until it gets an answer.
 */
export async function notifyOfPotWin(
  deps: StorePorts & MessageTextsPort & TitlesPort,
  won: { id: string; playerId: string; gameCode: string; amountMinor: bigint },
): Promise<void> {
  const player = await findPlayer(deps.database, won.playerId);
  if (!player || isTemporaryEmail(player.email)) return;
  if (player.status !== "closed" && !isExcluded(player, deps.now())) return;
  const letter = writeMessage(deps.messageTexts, "pot_won_shut", {
    ...player,
    params: {
      title: deps.titles.find(({ code }) => code === won.gameCode)?.title ?? won.gameCode,
      paid: `${minorToAmount(won.amountMinor)} ${player.currency}`,
      support: brands[player.brand].supportEmail,
    },
  });
  const id = messageIdOf(`pot ${won.id}`);
  const message = { id, channel: "email", recipient: player.email, ...letter, isOwed: true } as const;
  await queueMessage(deps.database, message, deps.now());
}
