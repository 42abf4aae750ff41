/** The header of PostgreSQL's binary array format before the elements: one dimension, no nulls, `bigint`, length, lower bound 1. */
const HEAD_BYTES = 20;
const ELEMENT_BYTES = 12;
const BIGINT_OID = 20;

/** A `bigint[]` in PostgreSQL's binary format, which avoids formatting and parsing digits. For parameters cast to `bigint[]`. */
export function bigintArray(values: readonly (bigint | number)[]): Uint8Array {
  const count = values.length;
  const bytes = Buffer.allocUnsafe(count === 0 ? 12 : HEAD_BYTES + ELEMENT_BYTES * count);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  view.setInt32(0, count === 0 ? 0 : 1);
  view.setInt32(4, 0);
  view.setInt32(8, BIGINT_OID);
  if (count === 0) return bytes;
  view.setInt32(12, count);
  view.setInt32(16, 1);
  let at = HEAD_BYTES;
  for (const value of values) {
    view.setInt32(at, 8);
    view.setBigInt64(at + 4, BigInt(value));
    at += ELEMENT_BYTES;
  }
  return bytes;
}

/** `["a", null]` → `{"a",NULL}`, with quotes and backslashes escaped. */
export function textArray(values: readonly (string | null)[]): string {
  return `{${values.map((value) => (value === null ? "NULL" : quoted(value))).join(",")}}`;
}

const SPECIAL = /["\\]/;

function quoted(value: string): string {
  return SPECIAL.test(value) ? `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"` : `"${value}"`;
}
