import type { SqlConnection } from "@bellwether/db";
import { isFirstProofDue } from "@bellwether/market";
import { jobActor } from "../actor.ts";
import { forEachItem } from "../jobs/index.ts";
import { asPlayer, listUnknownPlayers, lockPlayer, type Player } from "../players/index.ts";
import type { ClockPort, LogPort, MessageTextsPort, StorePorts } from "../ports.ts";
import { askDocumentWithin } from "./ask-document.ts";

const AT_ONCE = 500;
const wish = { reason: "wanted by the market before play", by: jobActor("identity-rules") };

/**
 * Asks who a player is when the account is activated, inside its SQL transaction, where the market wants it before play. There is no letter: the
 * player is here, and is led to the page.
 */
export async function askFirstWithin(
  connection: SqlConnection,
  deps: MessageTextsPort & ClockPort,
  player: Pick<Player, "id" | "status" | "country" | "isIdentityChecked">,
): Promise<void> {
  if (player.status !== "open" || !isFirstProofDue(player)) return;
  await askDocumentWithin(connection, deps, { ...wish, playerId: player.id, isTold: false });
}

/**
 * Asks the players of such markets of whom nothing is asked: those who were activated before the market wanted it, and those of whom something else
 * had been asked. Returns how many there were.
 */
export async function askFirst(
  deps: StorePorts & MessageTextsPort & LogPort,
  signal?: AbortSignal,
): Promise<number> {
  const playerIds = await listUnknownPlayers(deps.database, AT_ONCE);
  const ask = (playerId: string) =>
    deps.database.transaction(async (connection) => {
      const row = await lockPlayer(connection, playerId);
      const player = row && asPlayer(row);
      if (player?.status !== "open" || !isFirstProofDue(player)) return;
      await askDocumentWithin(connection, deps, { ...wish, playerId });
    });
  await forEachItem(deps, playerIds, ask, { nameOf: (playerId) => `player ${playerId}`, signal });
  return playerIds.length;
}
