import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import type { AnySchema } from "./any-schema.ts";
import { calls } from "./calls/index.ts";
import { studioCalls } from "./studio/index.ts";

/**
 * The names of the fields that each call takes and answers, as clients outside of this repository use them. Whoever adds one records it with
 * `RECORD_FIELDS=1`; one that is renamed or taken away breaks those clients.
 */
const file = new URL("wire-fields.json", import.meta.url);

type Fields = Record<string, { takes: string; answers: string }>;

/** The names of all fields of a schema, sorted, each once. */
function fieldsOf(schema: AnySchema, io: "input" | "output"): string {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    if ("properties" in part) for (const name of Object.keys(part.properties as object)) names.add(name);
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(z.toJSONSchema(schema, { io, unrepresentable: "any" }));
  return [...names].sort().join(" ");
}

const fields: Fields = Object.fromEntries([
  ...Object.entries(calls).map(([name, { input, output }]) => [
    `gate ${name}`,
    { takes: fieldsOf(input, "input"), answers: fieldsOf(output, "output") },
  ]),
  ...Object.entries(studioCalls).map(([name, { body, reply }]) => [
    `studio ${name}`,
    { takes: fieldsOf(body, "input"), answers: fieldsOf(reply, "output") },
  ]),
]);
if (process.env.RECORD_FIELDS) writeFileSync(file, `${JSON.stringify(fields, null, 2)}\n`);

it("each call takes and answers the fields that are recorded, under the same names", () => {
  expect(fields).toEqual(JSON.parse(readFileSync(file, "utf8")));
});
