import { randomUUID } from "node:crypto";
import { documentUpload, type PlayerDocument } from "@bellwether/contract";
import type { GateFixture } from "./gate-fixture.ts";
import { jpegWith } from "./test-vault.ts";

/** Uploads the front of an identity document, as a browser does; the document is a draft. */
export async function uploadExample(gate: GateFixture, session: string): Promise<PlayerDocument> {
  const query = new URLSearchParams({ kind: "identity", side: "front", upload_id: randomUUID() });
  const response = await gate.app.request(`http://gate.test${documentUpload.path}?${query}`, {
    method: "POST",
    headers: { "x-session-data": session },
    body: jpegWith("passport") as BodyInit,
  });
  const { event } = (await response.json()) as { event: { data: { document: PlayerDocument } } };
  return event.data.document;
}
