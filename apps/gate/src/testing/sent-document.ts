import { randomUUID } from "node:crypto";
import { documentUpload, type PlayerDocument } from "@bellwether/contract";
import type { GateFixture } from "./gate-fixture.ts";
import type { Desk } from "./office-desk.ts";
import { jpegWith } from "./test-vault.ts";

/** Uploads a document with one page and sends it, as its player does; the gate needs a vault. Returns its id. */
export async function sendDocument(
  gate: Pick<GateFixture, "app" | "call">,
  { session }: { session: string },
  kind: PlayerDocument["kind"] = "identity",
): Promise<string> {
  const query = new URLSearchParams({ kind, side: "front", upload_id: randomUUID() });
  const response = await gate.app.request(`http://gate.test${documentUpload.path}?${query}`, {
    method: "POST",
    headers: { "x-session-data": session },
    body: jpegWith("passport") as BodyInit,
  });
  const { event } = (await response.json()) as { event: { data: { document: PlayerDocument } } };
  const { document_id } = event.data.document;
  await gate.call("sendDocument", { document_id }, session);
  return document_id;
}

/** Takes a document at a desk, with a reason. */
export const takeDocument = (desk: Desk, document_id: string) =>
  desk.call("takeDocument", { document_id, reason: "checking who it is" });

/** Takes a document and accepts it, with its last day (`YYYY-MM-DD`) or without one. */
export async function acceptDocument(desk: Desk, document_id: string, expires_on: string | null = null) {
  const { document } = await takeDocument(desk, document_id);
  return desk.call("decideDocument", {
    ...{
      document_id,
      version: document.version,
      decision: "accept",
      cause: null,
      expires_on,
      note: "compared",
    },
  });
}
