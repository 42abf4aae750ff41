import type { DocumentKind } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { identityRulesOf } from "@bellwether/market";
import { jobActor } from "../actor.ts";
import { openHolds } from "../holds/index.ts";
import { forEachItem } from "../jobs/index.ts";
import { asPlayer, lockPlayer, type Player } from "../players/index.ts";
import type { LogPort, MessageTextsPort, StorePorts } from "../ports.ts";
import { askDocumentWithin, wasAskedSince } from "../verification/index.ts";

/** A case that may want documents. */
type OpenCase = { playerId: string; heldAt: Date; cause: "deposits" | "pep" };

const BY_RULES = jobActor("laundering-rules");

/**
 * Whoever has deposited so much that the law wants to know them, and whose case is still open when the market's time for it is over, is asked for a
 * document that shows who they are, unless somebody has seen one, and then for one that shows where the money comes from: one after the other, each
 * once for a case. Whoever may be a politically exposed person is asked for the latter. Returns how many were asked for.
 */
export async function askForPapers(
  deps: StorePorts & MessageTextsPort & LogPort,
  signal?: AbortSignal,
): Promise<number> {
  const deposits = (await openHolds(deps.database, "laundering")).filter(
    ({ detail }) => detail === "deposits",
  );
  const exposed = await openHolds(deps.database, "pep");
  const cases: OpenCase[] = [
    ...deposits.map((each) => ({ ...each, cause: "deposits" as const })),
    ...exposed.map((each) => ({ ...each, cause: "pep" as const })),
  ];
  let asked = 0;
  const ask = async (each: OpenCase) => {
    if (await deps.database.transaction((connection) => askNext(connection, deps, each))) asked += 1;
  };
  await forEachItem(deps, cases, ask, { nameOf: ({ playerId }) => playerId, signal });
  return asked;
}

async function askNext(
  connection: SqlConnection,
  deps: StorePorts & MessageTextsPort,
  { playerId, heldAt, cause }: OpenCase,
): Promise<boolean> {
  const row = await lockPlayer(connection, playerId);
  const player = row && asPlayer(row);
  if (player?.status !== "open" || player.isDocumentAsked) return false;
  const { graceDays, shows } = identityRulesOf(player.country).deposits;
  const isTooSoon = deps.now().getTime() < heldAt.getTime() + graceDays * DAY_MS;
  if (cause === "deposits" && isTooSoon) return false;
  const kind = await nextKind(connection, player, cause === "deposits" ? shows : ["funds"], heldAt);
  if (!kind) return false;
  const reason = "wanted by a case that is open";
  await askDocumentWithin(connection, deps, { playerId, kind, reason, by: BY_RULES });
  return true;
}

async function nextKind(
  connection: SqlConnection,
  player: Player,
  kinds: readonly DocumentKind[],
  since: Date,
): Promise<DocumentKind | undefined> {
  for (const kind of kinds.filter((each) => each !== "identity" || !player.isIdentityChecked))
    if (!(await wasAskedSince(connection, { playerId: player.id, kind, since }))) return kind;
  return undefined;
}
