/** One line of a comparison: what a thing was and what it is. */
export type DetailLine = { name: string; before: string | null; after: string | null };

/** What an audit entry's stored detail says: lines to compare, and other facts. */
export type ReadDetail = { changes: DetailLine[]; facts: { name: string; value: string }[] };

/**
 * Reads the JSON of an audit entry for the screen: `before` and `after` side by side, everything else as facts. Text that is not such JSON is one
 * fact, because an audit hides nothing.
 */
export function readDetail(text: string): ReadDetail {
  const value = parsedObject(text);
  if (!value) return { changes: [], facts: [{ name: "detail", value: text }] };
  const { before, after, ...rest } = value;
  const sides = [flatten(before), flatten(after)] as const;
  const names = [...new Set(sides.flatMap((side) => [...side.keys()]))];
  return {
    changes: names.map((name) => ({
      name,
      before: sides[0].get(name) ?? null,
      after: sides[1].get(name) ?? null,
    })),
    facts: [...flatten(rest)].map(([name, fact]) => ({ name, value: fact })),
  };
}

function parsedObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The values of a nested object by dotted names; lists are one value. */
function flatten(value: unknown, prefix = ""): Map<string, string> {
  if (value === undefined || value === null) return new Map();
  if (!isObject(value)) return new Map([[prefix === "" ? "value" : prefix, shown(value)]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => {
      const path = prefix === "" ? name : `${prefix}.${name}`;
      return isObject(inner)
        ? [...flatten(inner, path)]
        : inner === null
          ? []
          : [[path, shown(inner)] as const];
    }),
  );
}

const shown = (value: unknown): string =>
  Array.isArray(value)
    ? value.map((each) => (typeof each === "object" ? JSON.stringify(each) : String(each))).join(", ")
    : String(value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
