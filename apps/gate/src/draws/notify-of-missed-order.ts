import { createHash } from "node:crypto";
import { type Hub88Status, isTemporaryEmail } from "@bellwether/contract";
import type { MessageTemplate } from "@bellwether/contract/content/message.ts";
import { queueMessage, writeMessage } from "../messages/index.ts";
import { findPlayer } from "../players/index.ts";
import type { ClockPort, DatabasePort, MessageTextsPort, SettingsPort, TitlesPort } from "../ports.ts";
import type { RoundDraw } from "../rounds/index.ts";
import { drawDay } from "./draw-day.ts";

/**
 * Notifies a player by email that a standing order bought no ticket, and why. The email is part of the order, so it needs no consent. Nothing is sent for
 * an unknown player or a closed account, nor twice for one `id`.
 */
export async function notifyOfMissedOrder(
  deps: DatabasePort & ClockPort & MessageTextsPort & TitlesPort & SettingsPort<"siteUrl">,
  missed: {
    id: string;
    provider: string;
    gameCode: string;
    playerId: string;
    draw: RoundDraw;
    reason: Hub88Status;
    isEnded: boolean;
  },
): Promise<void> {
  const player = await findPlayer(deps.database, missed.playerId);
  if (!player || player.status === "closed" || isTemporaryEmail(player.email)) return;
  const title = deps.titles.find(({ code }) => code === missed.gameCode)?.title ?? missed.gameCode;
  const letter = writeMessage(deps.messageTexts, templateOf(missed), {
    ...player,
    params: {
      title,
      day: drawDay(missed.draw.at, player.language),
      link: `${deps.settings.siteUrl(player.brand)}/my-account/tickets`,
    },
  });
  const id = uuidOf(`${missed.provider} ${missed.id}`);
  const message = { id, channel: "email", recipient: player.email, ...letter } as const;
  await queueMessage(deps.database, message, deps.now());
}

/** Always the same id for the same text, in the form of a UUID of version 8. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function templateOf({ reason, isEnded }: { reason: Hub88Status; isEnded: boolean }): MessageTemplate {
  if (isEnded) return "order_ended";
  if (reason === "RS_ERROR_NOT_ENOUGH_MONEY") return "order_missed_money";
  return reason === "RS_ERROR_LIMIT_REACHED" ? "order_missed_limit" : "order_missed";
}
