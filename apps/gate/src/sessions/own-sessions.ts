import { hash } from "node:crypto";
import { type calls, DomainError, type OutputOf, pushAddress } from "@bellwether/contract";
import type { DatabasePort, PushPort, StorePorts } from "../ports.ts";
import { deviceName } from "./device-name.ts";
import { endSession, type SignedIn } from "./sessions.ts";

const MAX_LISTED = 20;

type Row = {
  token_hash: string;
  created_at: Date;
  last_seen_at: Date;
  ended_at: Date | null;
  device: string | null;
  country: string | null;
};

/** Names a session to its owner. The stored hash of its token stays inside. */
const idOf = (tokenHash: string) => hash("sha256", `session ${tokenHash}`, "base64url").slice(0, 22);

/** The player's last 20 sessions, the newest first. */
export async function ownSessions(
  deps: DatabasePort,
  { player, sessionHash }: SignedIn,
): Promise<OutputOf<typeof calls.ownSessions>> {
  const { rows } = await deps.database.query<Row>(
    `SELECT token_hash, created_at, last_seen_at, ended_at, device, country FROM session
     WHERE player_id = $1 ORDER BY created_at DESC, ended_at IS NULL DESC, token_hash LIMIT $2`,
    [player.id, MAX_LISTED],
  );
  return {
    sessions: rows.map((row) => ({
      id: idOf(row.token_hash),
      is_current: row.token_hash === sessionHash,
      is_open: row.ended_at === null,
      device: deviceName(row.device) ?? null,
      country: row.country,
      began_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
    })),
  };
}

/**
 * Ends one open session of the player, or without an id all but this one, and tells their screens.
 * @throws DomainError `not_found` for an id that is none of the player's open sessions.
 */
export async function endOwnSessions(
  deps: StorePorts & PushPort,
  { player, sessionHash }: SignedIn,
  id: string | undefined,
): Promise<{ ended: number }> {
  const { rows } = await deps.database.query<{ token_hash: string }>(
    "SELECT token_hash FROM session WHERE player_id = $1 AND ended_at IS NULL",
    [player.id],
  );
  const chosen = rows
    .map(({ token_hash }) => token_hash)
    .filter((tokenHash) => (id === undefined ? tokenHash !== sessionHash : idOf(tokenHash) === id));
  if (id !== undefined && chosen.length === 0) throw new DomainError("not_found");
  for (const only of chosen) {
    await endSession(deps.database, only, "logged_out", deps.now());
    deps.push.publish(pushAddress(player.channel), { type: "session_ended", reason: "logged_out", only });
  }
  return { ended: chosen.length };
}
