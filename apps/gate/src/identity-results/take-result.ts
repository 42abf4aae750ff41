import type { IdentityResult } from "@bellwether/contract";
import { dayText } from "@bellwether/contract/day-text.ts";
import type { SqlConnection } from "@bellwether/db";
import { jobActor } from "../actor.ts";
import {
  type Applicant,
  lockApplicant,
  noteDecided,
  noteReview,
  ownerOfApplicant,
} from "../applicants/index.ts";
import { endWaiting, fileDocument, lockDocumentOf, noteDocumentEvent } from "../documents/index.ts";
import { asPlayer, lockPlayer, type PlayerRow } from "../players/index.ts";
import type { MessageTextsPort, PlayEndPort, StorePorts } from "../ports.ts";
import { differencesOf, effectOf } from "./compare-person.ts";
import { insertResult, isTaken, lastResultOf, type StoredResult } from "./stored-result.ts";

const VENDOR = jobActor("identity-vendor");

export type ResultPorts = StorePorts & MessageTextsPort & PlayEndPort;

/**
 * Takes what the vendor says of an applicant, by a webhook with its id or when it was asked. An approval of the account's own person counts as an
 * accepted document, a refusal as a refused one; anything else waits for the office as a document without pages. What it says is stored also where
 * nothing follows, but not twice. Returns `unknown` for an applicant that nobody here has begun or that was erased.
 */
export async function takeResult(
  deps: ResultPorts,
  result: IdentityResult,
  deliveryId?: string,
): Promise<"taken" | "repeated" | "unknown"> {
  const playerId = await ownerOfApplicant(deps.database, result.id);
  if (playerId === undefined) return "unknown";
  const { outcome, isShut } = await deps.database.transaction(async (connection) => {
    const player = await lockPlayer(connection, playerId);
    const applicant = player && (await lockApplicant(connection, result.id));
    if (!applicant) return { outcome: "unknown" as const, isShut: false };
    // Under the player's lock: of two at once, the second finds the first.
    const last = await lastResultOf(connection, result.id);
    const isRepeated =
      deliveryId === undefined ? last?.status === result.status : await isTaken(connection, deliveryId);
    if (isRepeated) return { outcome: "repeated" as const, isShut: false };
    return {
      outcome: "taken" as const,
      ...(await follow(connection, deps, { player, applicant, last, result, deliveryId })),
    };
  });
  if (isShut) await deps.onPlayEnd?.(playerId);
  return outcome;
}

type Taken = {
  player: PlayerRow;
  applicant: Applicant;
  last: StoredResult | undefined;
  result: IdentityResult;
  deliveryId: string | undefined;
};

async function follow(
  connection: SqlConnection,
  deps: ResultPorts,
  { player, applicant, last, result, deliveryId }: Taken,
): Promise<{ isShut: boolean }> {
  const at = deps.now();
  const playerId = player.id;
  const document = result.status === "declined" ? null : result.document;
  const differs = differencesOf(asPlayer(player), document, dayText(at));
  const effect = effectOf({ state: applicant.state, last: last?.status }, result, differs);
  const documentId =
    effect === "none"
      ? undefined
      : await documentFor(connection, { playerId, waiting: last?.document_id ?? null, at });
  await insertResult(connection, { playerId, deliveryId, at, result, differs, effect, documentId });
  if (effect === "none" || documentId === undefined) return { isShut: false };
  const facts = { result: result.status, ...(differs.length > 0 && { differs: differs.join(", ") }) };
  await noteDocumentEvent(
    connection,
    { playerId, documentId },
    { name: "checked", at, actor: VENDOR, facts },
  );
  if (effect === "queue") {
    await noteReview(connection, applicant.id);
    return { isShut: false };
  }
  await noteDecided(connection, applicant.id, at);
  const isShut = await endWaiting(
    connection,
    deps,
    { document: { id: documentId, player_id: playerId, kind: "identity" }, player },
    {
      decision: effect,
      cause: result.status === "declined" ? result.cause : null,
      expiresOn: document?.valid_until ?? null,
      note: "",
    },
    { actor: VENDOR, at },
  );
  return { isShut };
}

/** The applicant's document that still waits for the office, or a new one. */
async function documentFor(
  connection: SqlConnection,
  { playerId, waiting, at }: { playerId: string; waiting: string | null; at: Date },
): Promise<string> {
  const isWaiting =
    waiting !== null && (await lockDocumentOf(connection, playerId, waiting)).state === "waiting";
  if (isWaiting) return waiting;
  return fileDocument(connection, { playerId, kind: "identity", at });
}
