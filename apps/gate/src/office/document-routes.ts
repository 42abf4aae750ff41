import { DomainError, type ReadDocument } from "@bellwether/contract";
import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import {
  type OfficeDocument,
  type OfficeLicence,
  officeCalls,
  type VendorResult,
} from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { waitsForNewProof } from "@bellwether/market";
import type { Hono } from "hono";
import { appendAudit } from "../audit/index.ts";
import {
  type DocumentVaultPort,
  decideAboutDocument,
  documentsWaiting,
  filesOfDocuments,
  giveBackDocument,
  holdDocument,
  listDocumentsIn,
  listDocumentsOf,
  listExpiringDocuments,
  lockDocument,
  readDocument,
  readPage,
  requireTaken,
  type StoredDocument,
  shownPages,
} from "../documents/index.ts";
import { listResultsOf, resultsOfDocuments, type StoredResult } from "../identity-results/index.ts";
import { operatorNames } from "../operators/index.ts";
import { asPlayer, findPlayer, hiddenName, wholeAddress } from "../players/index.ts";
import type { MessageTextsPort } from "../ports.ts";
import { askDocumentWithin, openDocumentRequest, openRequestKinds } from "../verification/index.ts";
import { marketsUnder } from "./licence-markets.ts";
import { mountOfficeCall } from "./mount-office-call.ts";
import type { OfficeDeps } from "./office-deps.ts";

/** Which expiring documents are listed: so many days before their last day, and after it. */
const EXPIRING_MS = 60 * DAY_MS;
const EXPIRED_MS = 90 * DAY_MS;

const subjectOf = (playerId: string) => `player:${playerId}`;

/** Checking players' documents: the queue, looking at one, deciding, asking for one. */
export function mountOfficeDocuments(
  app: Hono,
  deps: OfficeDeps & DocumentVaultPort & MessageTextsPort,
  messageWorker: { wake(): void },
): void {
  const { database, now } = deps;

  mountOfficeCall(app, deps, officeCalls.documentQueue, async ({ input }) => ({
    data: {
      documents: await shownDocuments(database, await queueOf(deps, input, now()), now()),
      waiting: (await documentsWaiting(database)).waiting,
    },
  }));

  mountOfficeCall(app, deps, officeCalls.playerDocuments, async ({ input }) => {
    const player = await findPlayer(database, input.player_id);
    if (!player) throw new DomainError("not_found");
    const documents = (await listDocumentsOf(database, player.id)).filter(({ sent_at: sentAt }) => sentAt);
    const request = player.isDocumentAsked ? await openDocumentRequest(database, player.id) : undefined;
    const names = await operatorNames(database, request ? [request.asked_by] : []);
    return {
      data: {
        documents: await shownDocuments(database, documents, now()),
        asked: request
          ? {
              ...{ kind: request.kind, asked_at: request.asked_at.toISOString(), reason: request.reason },
              by: names.get(request.asked_by) ?? request.asked_by,
            }
          : null,
        results: (await listResultsOf(database, player.id)).map(shownResult),
      },
    };
  });

  mountOfficeCall(app, deps, officeCalls.takeDocument, async ({ input, self }) => {
    const { document_id: documentId, reason } = input;
    const by = { actor: self.actor, at: now() };
    const { document, player } = await database.transaction(async (connection) => {
      const taken = await holdDocument(connection, documentId, { ...by, reason });
      const subject = subjectOf(taken.document.player_id);
      await appendAudit(connection, {
        ...{ ...by, action: "document.open", subject, reason },
        after: { document: documentId },
      });
      return taken;
    });
    const person = asPlayer(player);
    return {
      data: {
        document: await onlyShown(database, document, by.at),
        person: {
          name: `${person.firstName} ${person.lastName}`,
          born_on: person.bornOn,
          address: wholeAddress(person),
          national_id: person.nationalId,
        },
        as_read: asRead((await resultsOfDocuments(database, [documentId])).get(documentId)),
      },
    };
  });

  mountOfficeCall(app, deps, officeCalls.readDocumentPage, async ({ input, self }) => {
    const { document_id: documentId, page_id: pageId } = input;
    const by = { actor: self.actor, at: now() };
    const vault = deps.documentVault;
    if (!vault) throw new DomainError("uploads_closed");
    // Recorded before it is shown.
    await database.transaction(async (connection) => {
      const { document } = await lockDocument(connection, documentId);
      requireTaken(document, self.actor, by.at);
      const subject = subjectOf(document.player_id);
      await appendAudit(connection, {
        ...{ ...by, action: "document.page", subject, reason: document.held_reason ?? undefined },
        after: { document: documentId, page: pageId },
      });
    });
    const { type, bytes } = await readPage(deps, vault, { documentId, pageId });
    return {
      data: {
        type: type === "pdf" ? ("application/pdf" as const) : ("image/jpeg" as const),
        content: Buffer.from(bytes).toString("base64"),
      },
    };
  });

  mountOfficeCall(app, deps, officeCalls.leaveDocument, async ({ input, self }) => {
    await database.transaction((connection) => giveBackDocument(connection, input.document_id, self.actor));
    return { data: { document: await shownNow(database, input.document_id, now()) } };
  });

  mountOfficeCall(app, deps, officeCalls.decideDocument, async ({ input, self }) => {
    const by = { actor: self.actor, at: now() };
    const { document_id: documentId, version, decision, cause, expires_on: expiresOn, note } = input;
    const { document, isShut } = await database.transaction(async (connection) => {
      const wish = { documentId, version, decision, cause, expiresOn, note };
      const decided = await decideAboutDocument(connection, deps, wish, by);
      const action = decision === "accept" ? "document.accept" : "document.refuse";
      await appendAudit(connection, {
        ...{
          ...by,
          action,
          subject: subjectOf(decided.document.player_id),
          reason: note || cause || undefined,
        },
        after: { document: documentId, kind: decided.document.kind, cause, expires_on: expiresOn },
      });
      return decided;
    });
    messageWorker.wake();
    if (isShut) await deps.onPlayEnd?.(document.player_id);
    return { data: { document: await shownNow(database, documentId, now()) } };
  });

  mountOfficeCall(app, deps, officeCalls.requestDocument, async ({ input, self }) => {
    const { player_id: playerId, kind, reason } = input;
    const { repeated } = await database.transaction(async (connection) => {
      const asked = await askDocumentWithin(connection, deps, { playerId, kind, reason, by: self.actor });
      if (asked.repeated) return asked;
      await appendAudit(connection, {
        ...{ actor: self.actor, action: "document.request", subject: subjectOf(playerId), reason },
        ...{ after: { kind }, at: now() },
      });
      return asked;
    });
    messageWorker.wake();
    return { data: { repeated } };
  });
}

async function queueOf(
  { database, terms }: Pick<OfficeDeps, "database" | "terms">,
  { state, licence }: { state: "waiting" | "expiring" | "decided"; licence?: OfficeLicence | undefined },
  now: Date,
): Promise<StoredDocument[]> {
  const markets = marketsUnder({ terms }, licence);
  if (state !== "expiring") return listDocumentsIn(database, state, markets);
  const day = (ms: number) => dayText(new Date(now.getTime() + ms));
  return listExpiringDocuments(database, {
    ...{ since: day(-EXPIRED_MS), until: day(EXPIRING_MS), markets },
  });
}

/** How many days a document that counts, or has counted, is valid for. */
function daysLeft({ state, expires_on: expiresOn }: StoredDocument, now: Date): number | null {
  if (expiresOn === null || (state !== "accepted" && state !== "expired")) return null;
  return Math.round((Date.parse(expiresOn) - Date.parse(dayText(now))) / DAY_MS);
}

function shownResult(result: StoredResult): VendorResult {
  const { applicant_id, at, status, cause, document_kind, differs, effect } = result;
  return { applicant_id, at: at.toISOString(), status, cause, document_kind, differs, effect };
}

const vendorOf = (result: StoredResult | undefined) => (result ? shownResult(result) : null);

/** What the document shows, for whoever has taken it. */
function asRead(result: StoredResult | undefined): ReadDocument | null {
  if (!result?.document_kind || result.first_name === null || result.born_on === null) return null;
  const { document_kind: kind, first_name, last_name, born_on, valid_until } = result;
  return { kind, first_name, last_name: last_name ?? "", born_on, valid_until };
}

const shownNow = async (connection: SqlConnection, documentId: string, now: Date) =>
  onlyShown(connection, await readDocument(connection, documentId), now);

async function onlyShown(
  connection: SqlConnection,
  document: StoredDocument,
  now: Date,
): Promise<OfficeDocument> {
  const [shown] = await shownDocuments(connection, [document], now);
  if (!shown) throw new Error("the document that was just read is shown");
  return shown;
}

async function shownDocuments(
  connection: SqlConnection,
  documents: readonly StoredDocument[],
  now: Date,
): Promise<OfficeDocument[]> {
  const files = await filesOfDocuments(
    connection,
    documents.map(({ id }) => id),
  );
  const names = await operatorNames(
    connection,
    documents.flatMap((document) => [document.held_by ?? "", document.decided_by ?? ""]),
  );
  const wanted = await openRequestKinds(
    connection,
    documents.map((document) => document.player_id),
  );
  const results = await resultsOfDocuments(
    connection,
    documents.map(({ id }) => id),
  );
  const shown: OfficeDocument[] = [];
  for (const document of documents) {
    const player = await findPlayer(connection, document.player_id);
    if (!player) continue;
    const { held_by: heldBy, held_until: heldUntil, decided_by: decidedBy } = document;
    shown.push({
      ...{ id: document.id, version: document.version, kind: document.kind, state: document.state },
      player: {
        ...{ id: player.id, brand: player.brand, name: hiddenName(player) },
        ...{ country: player.country, status: player.status },
      },
      is_asked: wanted.has(`${player.id}:${document.kind}`),
      pages: shownPages(files, document.id),
      vendor: vendorOf(results.get(document.id)),
      sent_at: document.sent_at?.toISOString() ?? null,
      holder:
        heldBy !== null && heldUntil !== null && heldUntil > now
          ? { id: heldBy, name: names.get(heldBy) ?? heldBy, until: heldUntil.toISOString() }
          : null,
      decided_at: document.decided_at?.toISOString() ?? null,
      decided_by: decidedBy === null ? null : (names.get(decidedBy) ?? decidedBy),
      ...{ cause: document.cause, note: document.note, expires_on: document.expires_on },
      days_left: daysLeft(document, now),
      then_waits: document.kind === "identity" ? waitsForNewProof(player.country) : null,
    });
  }
  return shown;
}
