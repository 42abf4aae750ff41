import { DomainError } from "@bellwether/contract";
import type { LogPort } from "../ports.ts";
import { type DocumentVault, UnreadablePictureError } from "./document-vault.ts";
import { sniffFile } from "./sniff-file.ts";

/** A file that may be kept: a picture drawn anew, or a PDF as it came. */
export type ExaminedFile = { type: "picture" | "pdf"; bytes: Uint8Array };

/**
 * Looks at what came, by its bytes alone: kind, what a scanner finds, and what it could do to whoever opens it.
 * @throws DomainError `file_…`
 */
export async function examineFile(
  { log }: LogPort,
  { scan, redraw, findPdfDanger }: Pick<DocumentVault, "scan" | "redraw" | "findPdfDanger">,
  bytes: Uint8Array,
): Promise<ExaminedFile> {
  const kind = sniffFile(bytes);
  if (kind === undefined) throw new DomainError("file_unknown");
  if (kind === "heic") throw new DomainError("file_heic");
  if (kind === "pdf") {
    const danger = await findPdfDanger(bytes);
    if (danger === "broken") throw new DomainError("file_unreadable", { detail: "a PDF without its end" });
    if (danger !== undefined) throw new DomainError("file_unsafe", { detail: `the PDF is ${danger}` });
  }
  const found = await scan?.(bytes).catch((error) => {
    // A file that nobody has looked at is not passed on: the player tries again.
    log.error({ err: error }, "the virus scanner does not answer: uploads are refused");
    throw new DomainError("file_unchecked", { retryAfterSeconds: 60 });
  });
  if (found !== undefined) {
    log.warn({ found }, "the virus scanner has found something in an upload");
    throw new DomainError("file_infected", { detail: found });
  }
  if (kind === "pdf") return { type: "pdf", bytes };
  const drawn = await redraw(bytes).catch((error) => {
    if (!(error instanceof UnreadablePictureError)) throw error;
    throw new DomainError("file_unreadable", { detail: error.message });
  });
  return { type: "picture", bytes: drawn };
}
