import { inflateSync } from "node:zlib";
import type { PdfDanger } from "@bellwether/gate";

/**
 * Names of a PDF that make it act by itself or carry other files. `/OpenAction` is not among them: on its own it only chooses the first page, and
 * what runs a script is found by the script's own name.
 */
const ACTING = [
  "JavaScript",
  "JS",
  "Launch",
  "EmbeddedFile",
  "EmbeddedFiles",
  "RichMedia",
  "XFA",
  "SubmitForm",
  "ImportData",
  "GoToE",
];
const ACTS = new RegExp(`/(?:${ACTING.join("|")})(?![\\w.-])`);
const ENCRYPTED = /\/Encrypt(?![\w.-])/;

/** A stream that holds objects of the file, and so names: nothing else in a stream can make the file act. */
const OBJECT_STREAM = /\/ObjStm(?![\w.-])/;
const STREAM = /stream\r?\n/g;
/** How far before a stream its dictionary is looked for. */
const DICTIONARY_LENGTH = 2_000;
const MAX_INFLATED_BYTES = 20_000_000;

/**
 * What forbids a PDF: it is encrypted, acts by itself, carries files, or cannot be looked through. Undefined for nothing. What is compressed twice
 * or in another way than `/FlateDecode` is refused, since nobody here could say what it does. This sees names and runs nothing: the file is
 * still only ever a download.
 */
export function checkPdf(bytes: Uint8Array): PdfDanger | undefined {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!raw.slice(-2_048).includes("%%EOF")) return "broken";
  const plain = withPlainNames(raw);
  if (ENCRYPTED.test(plain)) return "encrypted";
  if (ACTS.test(plain)) return "active";
  let inflated = 0;
  for (const { index, 0: sign } of raw.matchAll(STREAM)) {
    const from = index + sign.length;
    const before = withPlainNames(raw.slice(Math.max(0, index - DICTIONARY_LENGTH), index));
    const dictionary = before.slice(before.lastIndexOf(" obj"));
    if (!OBJECT_STREAM.test(dictionary)) continue;
    const filters = dictionary.match(/\/\w+Decode\b/g) ?? [];
    if (filters.length === 0) continue;
    if (filters.length > 1 || filters[0] !== "/FlateDecode") return "opaque";
    let objects: Buffer;
    try {
      // Where its end is written down can lie, and the decompressor stops at the end of the data.
      objects = inflateSync(bytes.subarray(from), { maxOutputLength: MAX_INFLATED_BYTES - inflated });
    } catch {
      return "opaque";
    }
    inflated += objects.length;
    if (ACTS.test(withPlainNames(objects.toString("latin1")))) return "active";
  }
  return undefined;
}

/** `/J#61vaScript` is another spelling of `/JavaScript`. */
const withPlainNames = (text: string) =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
