import { isTemporaryEmail } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { brands, defaultLanguage, isOffered, languages, timeZoneOf } from "@bellwether/market";
import type { RequestContext } from "../http/request-context.ts";
import { queueMessage } from "../messages/index.ts";
import type { Player } from "../players/index.ts";
import type { ClockPort, MessageTextsPort, SettingsPort } from "../ports.ts";
import { deviceName, earlierSessions, noteSessionTold } from "../sessions/index.ts";
import { newLoginLetter } from "./letters.ts";

/** Earlier sessions that a login is compared with. */
const MAX_COMPARED = 50;
/** Somebody who logs in from many places gets no more letters than these in a day. */
const MAX_IN_A_DAY = 3;

/**
 * Tells the player by an owed letter of a login on another device or in another country than those of earlier sessions, in the login's SQL
 * transaction. The first login after the sign-up is not told, nor what cannot be compared.
 */
export async function tellNewLogin(
  deps: MessageTextsPort & ClockPort & SettingsPort<"siteUrl">,
  connection: SqlConnection,
  player: Player,
  { device, country }: Pick<RequestContext, "device" | "country">,
  sessionHash: string,
): Promise<void> {
  // Before this login: the last login was the sign-up.
  if (player.previousLoginAt === null || isTemporaryEmail(player.email)) return;
  const earlier = await earlierSessions(connection, {
    playerId: player.id,
    sessionHash,
    most: MAX_COMPARED,
  });
  const now = deps.now();
  const name = deviceName(device);
  const isNew =
    isUnseen(
      name,
      earlier.map((row) => deviceName(row.device)),
    ) ||
    isUnseen(
      country,
      earlier.map((row) => row.country ?? undefined),
    );
  const told = earlier.filter(({ told_at }) => told_at && now.getTime() - told_at.getTime() < DAY_MS);
  if (!isNew || told.length >= MAX_IN_A_DAY) return;
  const language = isOffered(player.language) ? player.language : defaultLanguage;
  const { locale } = languages[language];
  const letter = newLoginLetter(deps, language, player.brand, {
    when: new Intl.DateTimeFormat(locale, {
      dateStyle: "full",
      timeStyle: "short",
      timeZone: timeZoneOf(player.country),
    }).format(now),
    place: (country && new Intl.DisplayNames(locale, { type: "region" }).of(country)) || "–",
    device: name ?? "–",
    support: brands[player.brand].supportEmail,
  });
  await noteSessionTold(connection, sessionHash, now);
  await queueMessage(connection, { channel: "email", recipient: player.email, ...letter, isOwed: true }, now);
}

/** Known now, known before, and never the same. */
function isUnseen(here: string | undefined, earlier: readonly (string | undefined)[]): boolean {
  const known = earlier.filter((each) => each !== undefined);
  return here !== undefined && known.length > 0 && !known.includes(here);
}
