import { isTemporaryEmail } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { brands, isOffered, languages } from "@bellwether/market";
import { messageIdOf, queueMessage, writeMessage } from "../messages/index.ts";
import type { Player } from "../players/index.ts";
import type { MessageTextsPort, StorePorts } from "../ports.ts";
import type { StoredChat, StoredMessage } from "./stored-chat.ts";

type Ports = Pick<StorePorts, "now"> & MessageTextsPort;

/** Queues the transcript of a conversation, in the SQL transaction that notes it. */
export async function queueTranscript(
  { messageTexts, now }: Ports,
  connection: SqlConnection,
  { chat, player, messages }: { chat: StoredChat; player: Player; messages: readonly StoredMessage[] },
): Promise<void> {
  const quote = transcriptOf(messages, { player, language: chat.language, brand: chat.brand });
  const letter = writeMessage(messageTexts, "chat_transcript", {
    ...{ language: chat.language, brand: chat.brand, quote },
    params: { support: brands[chat.brand].supportEmail },
  });
  const message = {
    id: messageIdOf(`chat transcript ${chat.id}`),
    channel: "email",
    recipient: player.email,
  } as const;
  await queueMessage(connection, { ...message, ...letter }, now());
}

/** Queues an agent's answer to a ticket. Returns whether there is a mailbox to send it to. */
export async function queueAnswer(
  { messageTexts, now }: Ports,
  connection: SqlConnection,
  { chat, player, message }: { chat: StoredChat; player: Player; message: StoredMessage },
): Promise<boolean> {
  if (isTemporaryEmail(player.email) || player.isErased) return false;
  const letter = writeMessage(messageTexts, "chat_answer", {
    ...{ language: chat.language, brand: chat.brand, quote: message.text },
    params: { support: brands[chat.brand].supportEmail },
  });
  const sent = {
    id: messageIdOf(`chat answer ${message.id}`),
    channel: "email",
    recipient: player.email,
  } as const;
  return queueMessage(
    connection,
    { ...sent, replyTo: brands[chat.brand].supportEmail, ...letter, isOwed: true },
    now(),
  );
}

/** Who said what and when, in the brand's support hours' zone. */
function transcriptOf(
  messages: readonly StoredMessage[],
  { player, language, brand }: { player: Player; language: string } & Pick<StoredChat, "brand">,
): string {
  const { timeZone } = brands[brand].supportHours;
  const locale = languages[isOffered(language) ? language : "en"].locale;
  const time = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: "short", timeStyle: "short" });
  return messages
    .filter(({ author }) => author !== "house")
    .map(({ author, name, text, written_at: at }) => {
      const speaker = author === "agent" ? (name ?? brands[brand].name) : player.firstName;
      return `${time.format(at)} ${speaker}: ${text}`;
    })
    .join("\n");
}
