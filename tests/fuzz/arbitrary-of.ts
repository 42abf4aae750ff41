import fc from "fast-check";

/** The subset of JSON Schema that the contract's OpenAPI document uses. */
export type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
};

/** Values that a schema allows. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(arbitraryOf));
  switch (schema.type) {
    case "string":
      return textOf(schema);
    case "integer":
      return fc.integer({ min: smallest(schema), max: largest(schema) });
    case "number":
      return fc.double({ min: smallest(schema), max: largest(schema), noNaN: true });
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 5 });
    case "object":
      return objectOf(schema);
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const smallest = ({ minimum }: Schema) => Math.max(minimum ?? -1_000, -2_147_483_648);
const largest = ({ maximum }: Schema) => Math.min(maximum ?? 1_000, 2_147_483_647);

function textOf({ pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (pattern) {
    try {
      return fc.stringMatching(new RegExp(pattern, "u"), { size: "small" });
    } catch {
      // The generator cannot read this pattern. Any text will do: it is accepted or refused, and both are valid responses.
    }
  }
  return fc.string({ minLength, maxLength: Math.min(Math.max(maxLength, minLength), 60) });
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  if (Object.keys(properties).length === 0 && additionalProperties && additionalProperties !== true)
    return fc.dictionary(fc.string({ minLength: 1, maxLength: 10 }), arbitraryOf(additionalProperties), {
      maxKeys: 3,
    });
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, arbitraryOf(inner)])),
    { requiredKeys: required.filter((name) => name in properties) },
  );
}

/** Values that hardly any field allows: wrong types, boundary numbers, control characters, markup, SQL, prototype names, deep nesting. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    "",
    0,
    -1,
    0.1,
    1e21,
    2 ** 53,
    "-5",
    "NaN",
    "0x10",
    "1e5",
    "99999999999999999999",
    true,
    [],
    {},
    ["a", "b"],
    { $gt: "" },
    "\u0000",
    "line\r\nbreak",
    "</script><img src=x onerror=alert(1)>",
    "'; DROP TABLE player; --",
    "../../etc/passwd",
    "%00%2f%2f",
    "__proto__",
    "\u202e\ufeff",
    "\ud800",
  ),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc
    .integer({ min: 1, max: 40 })
    .map((depth) => JSON.parse("[".repeat(depth) + "]".repeat(depth)) as unknown),
  fc.integer({ min: 100, max: 20_000 }).map((length) => "x".repeat(length)),
  fc.double(),
);
