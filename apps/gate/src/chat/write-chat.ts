import { type Calls, DomainError, type ParsedInputOf } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { isOffered } from "@bellwether/market";
import { tooManyAttempts } from "../http/too-many-attempts.ts";
import { isPast } from "../is-past.ts";
import { lockPlayer, type Player } from "../players/index.ts";
import type { PushPort, StorePorts } from "../ports.ts";
import { noteDistressWithin } from "../risk/index.ts";
import { type DeskPorts, readDesk } from "./chat-desk.ts";
import { announceChat, type OwnConversation, ownConversation } from "./own-chat.ts";
import {
  addMessage,
  CHAT_COLUMNS,
  findByRequest,
  readStoredChat,
  type StoredChat,
  type StoredMessage,
} from "./stored-chat.ts";
import { makeTicketWithin, ticketBy } from "./ticket.ts";

type Input = ParsedInputOf<Calls["writeChat"]>;

/** Messages that a player may write in a minute. */
const MAX_IN_A_MINUTE = 20;

/**
 * Stores what a player writes: in the live conversation, in the ticket that is open, or in a new conversation, which is live if somebody is there. Words
 * of distress are a sign of risk. A repeat with the same `request_id` is stored once.
 * @throws DomainError `too_many_attempts` for more than 20 messages in a minute, `conflict` for another text under an id that was used
 */
export async function writeChat(
  deps: StorePorts & DeskPorts & PushPort,
  player: Player,
  { text, language, request_id: requestId }: Input,
): Promise<OwnConversation> {
  const now = deps.now();
  const { chat, message } = await deps.database.transaction(
    async (connection): Promise<{ chat: StoredChat; message?: StoredMessage }> => {
      // One message of a player at a time: it is counted, and opens at most one conversation.
      await lockPlayer(connection, player.id);
      const repeated = await findByRequest(connection, player.id, requestId);
      if (repeated) {
        if (repeated.author !== "player" || repeated.text !== text)
          throw new DomainError("conflict", { detail: "the request's id was used for another message" });
        return { chat: await readStoredChat(connection, repeated.chat_id) };
      }
      await refuseFlood(connection, player.id, now);
      const wanted = language !== undefined && isOffered(language) ? language : player.language;
      const chat =
        (await lockOpen(connection, player.id, "live")) ??
        ((await readDesk(deps, connection, player.brand)).is_there
          ? await openChat(connection, player, wanted, "live", now)
          : ((await lockOpen(connection, player.id, "ticket")) ??
            (await openChat(connection, player, wanted, "ticket", now))));
      const written = await addMessage(connection, chat, { author: "player", text, requestId }, now);
      await noteDistressWithin(connection, { playerId: player.id, text }, now);
      return { chat: await readStoredChat(connection, chat.id), message: written };
    },
  );
  if (message) await announceChat(deps, deps.database, { chat, player, messages: [message] });
  return ownConversation(deps.database, chat, player);
}

async function refuseFlood(connection: SqlConnection, playerId: string, now: Date): Promise<void> {
  const { rows } = await connection.query<{ written: number; oldest: Date | null }>(
    `SELECT count(*)::int AS written, min(written_at) AS oldest FROM chat_message
     WHERE player_id = $1 AND author = 'player' AND written_at > $2 AND ${isPast("written_at", "$3")}`,
    [playerId, new Date(now.getTime() - MINUTE_MS), now],
  );
  const { written, oldest } = onlyRow(rows);
  if (written >= MAX_IN_A_MINUTE && oldest)
    throw tooManyAttempts(oldest.getTime() + MINUTE_MS - now.getTime());
}

async function lockOpen(
  connection: SqlConnection,
  playerId: string,
  kind: StoredChat["kind"],
): Promise<StoredChat | undefined> {
  const { rows } = await connection.query<StoredChat>(
    `SELECT ${CHAT_COLUMNS} FROM chat c WHERE c.player_id = $1 AND c.kind = $2 AND c.ended_at IS NULL ORDER BY c.id DESC LIMIT 1 FOR UPDATE`,
    [playerId, kind],
  );
  return rows[0];
}

async function openChat(
  connection: SqlConnection,
  player: Player,
  language: string,
  kind: StoredChat["kind"],
  now: Date,
): Promise<StoredChat> {
  const answerBy = kind === "ticket" ? ticketBy(player.brand, now) : null;
  const { rows } = await connection.query<StoredChat>(
    `INSERT INTO chat AS c (player_id, brand, kind, language, opened_at, last_at, answer_by)
     VALUES ($1, $2, $3, $4, $5, $5, $6) RETURNING ${CHAT_COLUMNS}`,
    [player.id, player.brand, kind, language, now, answerBy],
  );
  const chat = onlyRow(rows);
  if (kind === "ticket") await makeTicketWithin(connection, chat, now);
  return chat;
}
