/** `[1n, 2n]` → `{1,2}`: PostgreSQL's own text form, much cheaper to build than what a driver makes of an array. */
export function bigintArray(values: readonly (bigint | number)[]): string {
  return `{${values.join(",")}}`;
}

/** `["a", null]` → `{"a",NULL}`, with quotes and backslashes escaped. */
export function textArray(values: readonly (string | null)[]): string {
  return `{${values.map((value) => (value === null ? "NULL" : quoted(value))).join(",")}}`;
}

const SPECIAL = /["\\]/;

function quoted(value: string): string {
  return SPECIAL.test(value) ? `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"` : `"${value}"`;
}
