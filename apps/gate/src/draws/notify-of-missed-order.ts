import { type Hub88OrderCause, type Hub88Status, isTemporaryEmail } from "@bellwether/contract";
import type { MessageTemplate } from "@bellwether/contract/content/message.ts";
import { brands } from "@bellwether/market";
import { messageIdOf, queueMessage, writeMessage } from "../messages/index.ts";
import { findPlayer, isExcluded } from "../players/index.ts";
import type { DrawLetterPorts, StorePorts } from "../ports.ts";
import type { RoundDraw } from "../rounds/index.ts";
import { drawDay } from "./draw-day.ts";

/**
 * Notifies a player by email that a standing order bought no ticket, and why. The email is part of the order, so it needs no consent. Nothing is sent for
 * an unknown player or a closed account, nor twice for one `id`.
 */
export async function notifyOfMissedOrder(
  deps: StorePorts & DrawLetterPorts,
  missed: {
    id: string;
    provider: string;
    gameCode: string;
    playerId: string;
    draw: RoundDraw;
    reason: Hub88Status;
    cause: Hub88OrderCause | undefined;
    isEnded: boolean;
    /** Whether the order buys no further ticket, although nothing has ended it. */
    isLast: boolean;
  },
): Promise<void> {
  const player = await findPlayer(deps.database, missed.playerId);
  if (!player || player.status === "closed" || isTemporaryEmail(player.email)) return;
  const title = deps.titles.find(({ code }) => code === missed.gameCode);
  const site = deps.settings.siteUrl(player.brand);
  // An excluded player cannot log in, so their letter has no link. Their order buys nothing meanwhile, and may end with its next draw.
  const excluded = isExcluded(player, deps.now());
  const template = missed.isEnded && excluded ? "order_ended_excluded" : templateOf(missed);
  const params = {
    title: title?.title ?? missed.gameCode,
    day: drawDay(deps, { gameCode: missed.gameCode, at: missed.draw.at }, player.language),
    // The page lists the standing orders and stops them, also for a player who may not open the game.
    link: `${site}/my-account/tickets`,
    support: brands[player.brand].supportEmail,
  };
  const why = writeMessage(deps.messageTexts, template, { ...player, params });
  const follows = excluded ? "order_excluded" : missed.isLast ? "order_is_over" : "order_goes_on";
  const letter = missed.isEnded
    ? why
    : writeMessage(deps.messageTexts, follows, { ...player, params: { ...params, missed: why.body } });
  const id = messageIdOf(`${missed.provider} ${missed.id}`);
  const message = { id, channel: "email", recipient: player.email, ...letter, isOwed: true } as const;
  await queueMessage(deps.database, message, deps.now());
}

/** The cause that a status stands for; undefined for one that is about the player's account. */
const causes: Partial<Record<Hub88Status, Hub88OrderCause | "money" | "limit">> = {
  RS_ERROR_NOT_ENOUGH_MONEY: "money",
  RS_ERROR_LIMIT_REACHED: "limit",
  RS_ERROR_INVALID_GAME: "game",
  RS_ERROR_UNKNOWN: "unavailable",
};

function templateOf(missed: {
  reason: Hub88Status;
  cause: Hub88OrderCause | undefined;
  isEnded: boolean;
}): MessageTemplate {
  const cause = missed.cause ?? causes[missed.reason];
  if (missed.isEnded) return cause === "game" || cause === "ticket" ? `order_ended_${cause}` : "order_ended";
  if (cause === "game" || cause === "ticket") return "order_missed_unavailable";
  return cause ? `order_missed_${cause}` : "order_missed";
}
