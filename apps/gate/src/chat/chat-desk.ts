import { type ChatDesk, chatDeskAddress } from "@bellwether/contract";
import { MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { type BrandKey, brandKeys, brands, supportDay } from "@bellwether/market";
import type { ClockPort, DatabasePort, PushPort, SettingsPort } from "../ports.ts";

/** An agent whose page has stopped calling for so long is gone. */
const GONE_AFTER_MS = 2 * MINUTE_MS;
/** `seen_at` is written at most this often. */
const SEEN_EVERY_MS = 15 * SECOND_MS;
/** How old an answer about the desk may be. */
const FRESH_MS = 3 * SECOND_MS;

/** Somebody who answers chats now. */
export type ChatAgent = { id: string; name: string };

/** The person at the office, and their session. */
type AtOffice = { operatorId: string; sessionHash: string };

/** Everybody who answers chats now, by name. */
export async function listAgents(connection: SqlConnection, now: Date): Promise<ChatAgent[]> {
  const { rows } = await connection.query<ChatAgent>(
    `SELECT a.operator_id AS id, o.name FROM chat_agent a JOIN operator_at_office o ON o.token_hash = a.session_hash
     WHERE a.seen_at > $1 ORDER BY o.name, a.operator_id`,
    [new Date(now.getTime() - GONE_AFTER_MS)],
  );
  return rows;
}

/** Notes that the person answers chats from now on, in this session; or that they do not. */
export async function setAgent(
  connection: SqlConnection,
  { operatorId, sessionHash }: AtOffice,
  isThere: boolean,
  now: Date,
): Promise<void> {
  if (!isThere) {
    await connection.query("DELETE FROM chat_agent WHERE operator_id = $1", [operatorId]);
    return;
  }
  await connection.query(
    `INSERT INTO chat_agent (operator_id, session_hash, seen_at) VALUES ($1, $2, $3)
     ON CONFLICT (operator_id) DO UPDATE SET session_hash = $2, seen_at = $3`,
    [operatorId, sessionHash, now],
  );
}

/** Notes that an agent's page is still open. Whoever was away for too long has to say again that they answer. */
export async function keepAgent(
  connection: SqlConnection,
  { operatorId, sessionHash }: AtOffice,
  now: Date,
): Promise<void> {
  await connection.query(
    "UPDATE chat_agent SET seen_at = $3 WHERE operator_id = $1 AND session_hash = $2 AND seen_at <= $4 AND seen_at > $5",
    [
      ...[operatorId, sessionHash, now],
      ...[new Date(now.getTime() - SEEN_EVERY_MS), new Date(now.getTime() - GONE_AFTER_MS)],
    ],
  );
}

/** What it takes to know whether a desk is open. */
export type DeskPorts = ClockPort & SettingsPort<"chatIsAlwaysOpen">;

/** How a brand's chat desk stands, read now. */
export async function readDesk(
  { now: clock, settings }: DeskPorts,
  connection: SqlConnection,
  brand: BrandKey,
): Promise<ChatDesk> {
  const now = clock();
  const { opens, closes } = supportDay(brands[brand].supportHours, now);
  const isOpen = settings.chatIsAlwaysOpen || (opens <= now && now < closes);
  const isThere = isOpen && (await listAgents(connection, now)).length > 0;
  return { is_there: isThere, waiting: isThere ? await countWaiting(connection) : 0 };
}

async function countWaiting(connection: SqlConnection): Promise<number> {
  const { rows } = await connection.query<{ waiting: number }>(
    "SELECT count(*)::int AS waiting FROM chat WHERE kind = 'live' AND ended_at IS NULL AND taken_by IS NULL",
  );
  return onlyRow(rows).waiting;
}

/** The chat desks of the brands as this node knows them. */
export type ChatDesks = {
  /** How a brand's desk stands, some seconds old at most. */
  read(brand: BrandKey): Promise<ChatDesk>;
  /** Looks now, and tells the players of each brand whose desk has changed. Returns how many have. */
  announce(): Promise<number>;
};

/** Keeps what was read for some seconds, since every page of a player asks. */
export function createChatDesks(deps: DatabasePort & DeskPorts & PushPort): ChatDesks {
  const known = new Map<BrandKey, { at: number; desk: Promise<ChatDesk> }>();
  const told = new Map<BrandKey, string>();
  const readNow = (brand: BrandKey) => {
    const desk = readDesk(deps, deps.database, brand);
    known.set(brand, { at: deps.now().getTime(), desk });
    // A failed look is not kept.
    desk.catch(() => known.delete(brand));
    return desk;
  };
  return {
    read(brand) {
      const last = known.get(brand);
      const isFresh = last && Math.abs(deps.now().getTime() - last.at) < FRESH_MS;
      return isFresh ? last.desk : readNow(brand);
    },
    async announce() {
      let changed = 0;
      for (const brand of brandKeys) {
        const desk = await readNow(brand);
        const text = JSON.stringify(desk);
        if (told.get(brand) === text) continue;
        told.set(brand, text);
        deps.push.publish(chatDeskAddress(brand), { type: "chat_desk", ...desk });
        changed += 1;
      }
      return changed;
    },
  };
}
