import type { DocumentKind } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { jobActor } from "../actor.ts";
import { openHolds } from "../holds/index.ts";
import { forEachItem } from "../jobs/index.ts";
import { asPlayer, lockPlayer, type Player } from "../players/index.ts";
import type { LogPort, MessageTextsPort, StorePorts } from "../ports.ts";
import { askDocumentWithin, wasAskedSince } from "../verification/index.ts";

const BY_RULES = jobActor("laundering-rules");

/**
 * Whoever has deposited so much that the law wants to know them is asked for a document that shows who they are, unless somebody has seen one, and
 * then for one that shows where the money comes from: one after the other, each once for a case. Returns how many were asked for.
 */
export async function askForPapers(
  deps: StorePorts & MessageTextsPort & LogPort,
  signal?: AbortSignal,
): Promise<number> {
  const cases = (await openHolds(deps.database, "laundering")).filter(({ detail }) => detail === "deposits");
  let asked = 0;
  const ask = async ({ playerId, heldAt }: { playerId: string; heldAt: Date }) => {
    const isAsked = await deps.database.transaction((connection) =>
      askNext(connection, deps, playerId, heldAt),
    );
    if (isAsked) asked += 1;
  };
  await forEachItem(deps, cases, ask, { nameOf: ({ playerId }) => playerId, signal });
  return asked;
}

async function askNext(
  connection: SqlConnection,
  deps: StorePorts & MessageTextsPort,
  playerId: string,
  since: Date,
): Promise<boolean> {
  const row = await lockPlayer(connection, playerId);
  const player = row && asPlayer(row);
  if (player?.status !== "open" || player.isDocumentAsked) return false;
  const kind = await nextKind(connection, player, since);
  if (!kind) return false;
  const reason = "deposits have reached the sum from which on the player must be known";
  await askDocumentWithin(connection, deps, { playerId, kind, reason, by: BY_RULES });
  return true;
}

async function nextKind(
  connection: SqlConnection,
  player: Player,
  since: Date,
): Promise<DocumentKind | undefined> {
  const wanted: DocumentKind[] = player.isIdentityChecked ? ["funds"] : ["identity", "funds"];
  for (const kind of wanted)
    if (!(await wasAskedSince(connection, { playerId: player.id, kind, since }))) return kind;
  return undefined;
}
