import type { Actor } from "../actor.ts";
import { appendAudit } from "../audit/index.ts";
import type { OtherDataPort, StorePorts } from "../ports.ts";
import { collectData, type PlayerData } from "./collect-data.ts";

/**
 * A player's data, for somebody who hands them out. That it happened, and why, is in the audit before anybody sees them.
 * @throws DomainError `not_found`
 */
export async function handOutData(
  deps: StorePorts & OtherDataPort,
  playerId: string,
  { by, reason }: { by: Actor; reason: string },
): Promise<PlayerData> {
  const at = deps.now();
  return deps.database.transaction(async (connection) => {
    const data = await collectData(deps, connection, playerId, { by, at });
    await appendAudit(connection, {
      ...{ actor: by, action: "player.export", subject: `player:${playerId}`, reason, at },
    });
    return data;
  });
}
