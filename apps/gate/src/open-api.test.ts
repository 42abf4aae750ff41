import { writeFileSync } from "node:fs";
import { type Call, calls, exampleInputs } from "@bellwether/contract";
import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { beforeAll, describe, expect, it } from "vitest";
import { createOpenApi } from "./open-api.ts";
import { recordExamples } from "./testing/record-examples.ts";

const file = new URL("../../../packages/contract/src/example-answers.json", import.meta.url);
const names = Object.keys(calls) as (keyof typeof calls)[];

/** Names of fields, in depth; a list is told by its first item. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== "object" || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

describe("the published contract", () => {
  let recorded: Awaited<ReturnType<typeof recordExamples>>;
  beforeAll(async () => {
    recorded = await recordExamples();
    // `RECORD_EXAMPLES=1` writes what the gate answers today.
    if (process.env.RECORD_EXAMPLES) writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
  }, 60_000);

  it.each(names)(
    "%s has an example input that its schema takes, and an example answer as the gate gives it",
    (name) => {
      const call: Call = calls[name];
      expect(call.input.safeParse(exampleInputs[name]).success).toBe(true);
      const answer = (exampleAnswers as Record<string, unknown>)[name];
      expect(call.output.safeParse(answer).success).toBe(true);
      expect(shapeOf(answer)).toEqual(shapeOf(recorded[name]));
    },
  );

  it("shows every call with its example", () => {
    const { paths } = createOpenApi() as {
      paths: Record<string, Record<string, { operationId: string; responses: object }>>;
    };
    const operations = Object.values(paths).flatMap((each) => Object.values(each));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...names].sort());
    expect(operations.every(({ responses }) => JSON.stringify(responses).includes('"example"'))).toBe(true);
  });
});
