/** What a file is by its first bytes, whatever its name or its sender says. */
export type SniffedKind = "jpeg" | "png" | "webp" | "pdf" | "heic";

const starts = (bytes: Uint8Array, signs: readonly number[], at = 0) =>
  signs.every((sign, index) => bytes[at + index] === sign);
const text = (bytes: Uint8Array, at: number, length: number) =>
  Buffer.from(bytes.subarray(at, at + length)).toString("latin1");

/** Brands of the container in which phones keep HEIC and HEIF pictures. */
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** Undefined for a file that nobody takes here. */
export function sniffFile(bytes: Uint8Array): SniffedKind | undefined {
  if (starts(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
  if (starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 4) === "WEBP") return "webp";
  if (text(bytes, 0, 5) === "%PDF-") return "pdf";
  if (text(bytes, 4, 4) === "ftyp" && HEIC_BRANDS.includes(text(bytes, 8, 4))) return "heic";
  return undefined;
}
