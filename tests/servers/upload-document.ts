import { randomUUID } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import { type DocumentKind, documentUpload, type PlayerDocument } from "@bellwether/contract";
import type { Product } from "./product.ts";

/** A file of one grey pixel, which says something beside its picture. */
export function pngWith(text: string): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(1, 0);
  header.writeUInt32BE(1, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, ...Buffer.from("PNG\r\n\x1a\n", "latin1")]),
    pngChunk("IHDR", header),
    pngChunk("tEXt", Buffer.from(`Comment\0${text}`)),
    pngChunk("IDAT", deflateSync(Buffer.from([0, 128]))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PDF of no pages that contains this. */
export const pdfWith = (content: Uint8Array | string): Uint8Array =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n2 0 obj <</Length ${content.length}>>\nstream\n`,
    ),
    Buffer.from(content),
    Buffer.from("\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n"),
  ]);

/** The answer to an upload: `document` if the file was kept, `code` if it was refused. */
export type Upload = { status: number; code: string | undefined; document: PlayerDocument | undefined };

/** Uploads a file as the only page of a new document, as a browser does. To send the same upload again, pass its `uploadId`. */
export async function uploadDocument(
  { url }: Pick<Product, "url">,
  { session, brand = "BELLWETHER" }: { session: string; brand?: string },
  bytes: Uint8Array,
  { kind = "identity", uploadId = randomUUID() }: { kind?: DocumentKind; uploadId?: string } = {},
): Promise<Upload> {
  const query = new URLSearchParams({ kind, side: "front", upload_id: uploadId });
  const response = await fetch(`${url}${documentUpload.path}?${query}`, {
    method: "POST",
    headers: { "x-session-data": session, "x-brand": brand },
    body: bytes as BodyInit,
  });
  const { event } = (await response.json()) as {
    event: { data: { document?: PlayerDocument; errorCode?: string } };
  };
  return { status: response.status, code: event.data.errorCode, document: event.data.document };
}
