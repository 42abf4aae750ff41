import { calls, DomainError, documentUpload } from "@bellwether/contract";
import type { Hono } from "hono";
import type { IdentityVendorPort } from "../applicants/index.ts";
import { type CallPorts, mountCall, mountUpload } from "../calls/index.ts";
import type { TogglesPort } from "../ports.ts";
import type { DocumentVaultPort } from "./document-vault.ts";
import { readDocuments, takesUploads } from "./read-documents.ts";
import { sendDocument } from "./send-document.ts";
import { uploadPage } from "./upload-page.ts";
import { createUploadSlots } from "./upload-slots.ts";
import { startVendorCheck } from "./vendor-check.ts";
import { withdrawDocument } from "./withdraw-document.ts";

/** A player's documents: what is asked, uploading, sending, taking back. */
export function mountDocuments(
  app: Hono,
  deps: CallPorts & DocumentVaultPort & TogglesPort & IdentityVendorPort,
): void {
  const slots = createUploadSlots();
  mountCall(app, deps, calls.documents, ({ signedIn }) => readDocuments(deps, signedIn));
  mountUpload(app, deps, documentUpload, async ({ input, signedIn: { player }, request }) => {
    if (!takesUploads(deps, player)) throw new DomainError("uploads_closed");
    return { document: await uploadPage(deps, slots, { player, wish: input, request }) };
  });
  mountCall(app, deps, calls.sendDocument, async ({ input, signedIn }) => ({
    document: await sendDocument(deps, signedIn.player.id, input.document_id),
  }));
  mountCall(app, deps, calls.startVendorCheck, async ({ signedIn }) => ({
    vendor_check: await startVendorCheck(deps, signedIn.player.id),
  }));
  mountCall(app, deps, calls.withdrawDocument, async ({ input, signedIn }) => ({
    document: await withdrawDocument(deps, signedIn.player.id, input.document_id),
  }));
}
