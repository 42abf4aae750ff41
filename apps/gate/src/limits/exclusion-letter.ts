import { isTemporaryEmail } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import {
  brands,
  breakDurations,
  defaultLanguage,
  type ExclusionDuration,
  helplinesOf,
  isOffered,
  languages,
  timeZoneOf,
} from "@bellwether/market";
import { queueMessage, writeMessage } from "../messages/index.ts";
import type { Player } from "../players/index.ts";
import type { MessageTextsPort } from "../ports.ts";

/**
 * Queues the letter about a break or an exclusion that has begun, in the SQL transaction that begins it: until when it lasts, what happens
 * to the money, and the helplines of the player's country.
 */
export async function queueExclusionLetter(
  { messageTexts }: MessageTextsPort,
  connection: SqlConnection,
  player: Player,
  {
    duration,
    endsAt,
    at,
    isByHouse,
  }: { duration: ExclusionDuration; endsAt: Date | null; at: Date; isByHouse: boolean },
): Promise<void> {
  if (isTemporaryEmail(player.email) || player.status === "closed") return;
  const language = isOffered(player.language) ? player.language : defaultLanguage;
  const { locale } = languages[language];
  const houses = new Intl.ListFormat(locale).format(Object.values(brands).map(({ name }) => name));
  const shared = {
    houses,
    support: brands[player.brand].supportEmail,
    helplines: helplinesOf(player.country).map(helplineText).join("; "),
  };
  const until = (end: Date) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: "full",
      timeStyle: "short",
      timeZone: timeZoneOf(player.country),
    }).format(end);
  const begun = isByHouse
    ? "house_exclusion_begun"
    : breakDurations.includes(duration)
      ? "break_begun"
      : "exclusion_begun";
  const letter = endsAt
    ? writeMessage(messageTexts, begun, { ...player, params: { ...shared, until: until(endsAt) } })
    : writeMessage(messageTexts, isByHouse ? "house_exclusion_for_good" : "exclusion_for_good", {
        ...{ ...player, params: shared },
      });
  await queueMessage(connection, { channel: "email", recipient: player.email, ...letter, isOwed: true }, at);
}

function helplineText({ name, phone, url }: { name: string; phone?: string; url?: string }): string {
  const ways = [phone, url && new URL(url).hostname.replace(/^www\./, "")].filter(Boolean);
  return `${name} (${ways.join(", ")})`;
}
