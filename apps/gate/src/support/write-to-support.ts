import { hash } from "node:crypto";
import {
  type Calls,
  DomainError,
  isSameMailbox,
  type OutputOf,
  type ParsedInputOf,
} from "@bellwether/contract";
import { answerBy, brands, defaultLanguage, isOffered, languages } from "@bellwether/market";
import type { RequestContext } from "../http/request-context.ts";
import { noteLetterRequest } from "../identity/index.ts";
import { isQueued, queueMessage, writeMessage } from "../messages/index.ts";
import type { Player } from "../players/index.ts";
import type { MessageTextsPort, StorePorts } from "../ports.ts";
import { noteDistressWithin } from "../risk/index.ts";

type Input = ParsedInputOf<Calls["writeToSupport"]>;

/** Messages that a brand's support mailbox takes in an hour. The limit for a player's mailbox (10) would lose questions; no limit would let it be flooded. */
const MAX_TO_SUPPORT_IN_AN_HOUR = 1_000;

/**
 * Sends a message to the brand's support, with the writer as reply-to, and a confirmation to the writer. Idempotent for the same input. One
 * network may send 10 messages in 15 minutes. A mailbox gets 3 confirmations in that time; after that the message still arrives, without one. Words of distress from a player
 * who is signed in are a sign of risk.
 * @throws DomainError `too_many_attempts`; `unavailable` where support's mailbox has reached its limit.
 */
export async function writeToSupport(
  deps: StorePorts & MessageTextsPort,
  input: Input,
  { brand, address, country }: Pick<RequestContext, "brand" | "address" | "country">,
  player: Player | undefined,
): Promise<OutputOf<Calls["writeToSupport"]>> {
  const now = deps.now();
  const { supportEmail, supportHours } = brands[brand];
  const wanted = input.language ?? player?.language ?? defaultLanguage;
  const language = isOffered(wanted) ? wanted : defaultLanguage;
  const letter = { language, brand, quote: input.text };
  const idOfPart = (part: string) => idOf(`${brand} ${part} ${JSON.stringify(input)}`);
  const [id, copyId] = [idOfPart("support"), idOfPart("copy")];
  const answer_by = answerBy(supportHours, now).toISOString();

  return deps.database.transaction(async (connection) => {
    if (await isQueued(connection, id)) return { answer_by, copy_sent: await isQueued(connection, copyId) };
    const mayCopy = await noteLetterRequest(connection, { brand, email: input.email, address }, now);
    const question = writeMessage(deps.messageTexts, "support_message", {
      ...letter,
      params: {
        name: input.name || "–",
        email: input.email,
        topic: input.topic,
        player: player?.id ?? "–",
        country: player?.country ?? country ?? "–",
        language,
      },
    });
    const taken = await queueMessage(
      connection,
      {
        id,
        channel: "email",
        recipient: supportEmail,
        replyTo: input.email,
        mostInAnHour: MAX_TO_SUPPORT_IN_AN_HOUR,
        ...question,
      },
      now,
    );
    if (!taken) throw new DomainError("unavailable");
    if (player) await noteDistressWithin(connection, { playerId: player.id, text: input.text }, now);
    if (!mayCopy) return { answer_by, copy_sent: false };
    const copy = writeMessage(
      deps.messageTexts,
      isOwnMailbox(player, input.email) ? "support_copy" : "support_received",
      {
        ...letter,
        params: {
          hours: String(supportHours.answerHours),
          from: `${supportHours.fromHour}:00`,
          until: `${supportHours.untilHour}:00`,
          zone: zoneName(supportHours.timeZone, languages[language].locale),
          support: supportEmail,
        },
      },
    );
    const copy_sent = await queueMessage(
      connection,
      { id: copyId, channel: "email", recipient: input.email, ...copy },
      now,
    );
    return { answer_by, copy_sent };
  });
}

/**
 * Whether the writer is known to read this mailbox. Any other mailbox may be a stranger's, and a copy would bring it whatever the writer
 * typed, under the brand's name.
 */
function isOwnMailbox(player: Player | undefined, email: string): boolean {
  return player?.isEmailConfirmed === true && isSameMailbox(player.email, email);
}

/** The email's id, a hash of the whole input. A repeat gets the same id; another text with the same `request_id` gets another. */
function idOf(text: string): string {
  const digits = hash("sha256", text, "hex");
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join("-");
}

/** For example `Central European Time`, in the language of the email. */
function zoneName(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
