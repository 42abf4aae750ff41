import { writeFileSync } from "node:fs";
import { type Call, calls, Envelope, exampleInputs } from "@bellwether/contract";
import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { beforeAll, describe, expect, it } from "vitest";
import { createOpenApi } from "./open-api.ts";
import { staticFiles } from "./open-api-files.ts";
import { partyCalls } from "./open-api-parties.ts";
import { recordExamples } from "./testing/record-examples.ts";

const file = new URL("../../../packages/contract/src/example-answers.json", import.meta.url);
const names = Object.keys(calls) as (keyof typeof calls)[];

/** The field names of a value, recursively; a list is represented by its first item. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== "object" || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

/** The paths of all empty lists. */
function emptyLists(value: unknown, at: string): string[] {
  if (Array.isArray(value))
    return value.length === 0 ? [at] : value.flatMap((each) => emptyLists(each, `${at}[]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => emptyLists(inner, `${at}.${name}`));
}

/** A player who has just signed up has played nothing, nobody acts in a draw, and a deposit revokes nothing. */
const MAY_BE_EMPTY = [
  "signup.last_played",
  "draws.games[].latest.actions",
  "pastDraws.draws[].actions",
  "pastDraw.draw.actions",
  "publishedContent.campaigns[].excludedCountries",
  "paymentMethods.would_lose",
  "rewards.running[].doors",
  "confirmApp.passkeys",
  "endApp.passkeys",
  "offerPasskey.options.excludeCredentials",
  "offerPasskey.options.hints",
  "removePasskey.passkeys",
  "withdrawDocument.document.pages",
];

describe("the published contract", () => {
  let recorded: Awaited<ReturnType<typeof recordExamples>>;
  let answers: Record<string, unknown> = exampleAnswers;
  beforeAll(async () => {
    recorded = await recordExamples();
    // `RECORD_EXAMPLES=1` writes the gate's current responses to the file.
    if (!process.env.RECORD_EXAMPLES) return;
    writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
    answers = recorded;
  }, 60_000);

  it.each(names)(
    "%s has an example input that its schema accepts, and an example answer that matches the gate's",
    (name) => {
      const call: Call = calls[name];
      expect(call.input.safeParse(exampleInputs[name]).success).toBe(true);
      const answer = answers[name];
      expect(call.output.safeParse(answer).success).toBe(true);
      expect(shapeOf(answer)).toEqual(shapeOf(recorded[name]));
    },
  );

  it("no example shows an empty list, except those in MAY_BE_EMPTY", () => {
    const empty = Object.entries(answers).flatMap(([name, answer]) => emptyLists(answer, name));
    // The sections of an export are what one player has: no player has all.
    const ofContract = empty.filter((path) => !path.startsWith("exportData.sections."));
    expect([...new Set(ofContract)]).toEqual(MAY_BE_EMPTY);
  });

  type Example = { schema: object; example?: unknown };
  type Operation = {
    operationId: string;
    summary?: string;
    parameters?: {
      in: string;
      name: string;
      example?: unknown;
      schema: { examples?: unknown[]; example?: unknown };
    }[];
    requestBody?: { content: Record<string, Example> };
    responses: Record<string, { content: { "application/json": Example } }>;
  };
  const { paths } = createOpenApi() as { paths: Record<string, Record<string, Operation>> };
  const operations = Object.values(paths).flatMap((each) => Object.values(each));

  it("the published contract includes every call of the contract, the 5 kinds of static files, and the providers' and the cashier's 16 calls, and the upload of a file, each under a unique name", () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !names.includes(id as never))).toEqual([
      "file-catalogue",
      "file-live-rounds",
      "file-live",
      "file-data",
      "file-translations",
      "wallet-user-info",
      "wallet-user-balance",
      "wallet-transaction-bet",
      "wallet-transaction-win",
      "wallet-transaction-wins",
      "wallet-transaction-rollback",
      "wallet-transaction-draw-closed",
      "wallet-user-standing-order",
      "wallet-user-standing-order-missed",
      "softswiss-play",
      "softswiss-rollback",
      "softswiss-freespins",
      "piq-verifyuser",
      "piq-authorize",
      "piq-transfer",
      "piq-cancel",
      "uploadDocumentPage",
    ]);
    expect(names.filter((name) => !ids.includes(name))).toEqual([]);
  });

  it.each(operations)(
    "$operationId has an example of each parameter and header, the body, the response and an error",
    ({ parameters = [], requestBody, responses, summary }) => {
      expect(summary).toBeTruthy();
      const without = parameters.filter(
        ({ example, schema }) => (example ?? schema.example ?? schema.examples) === undefined,
      );
      expect(without.map(({ name }) => name)).toEqual([]);
      for (const { example } of Object.values(requestBody?.content ?? {})) expect(example).toBeDefined();
      expect(Object.keys(responses)).toEqual(["200", "default"]);
      for (const { content } of Object.values(responses))
        expect(content["application/json"].example).toBeDefined();
    },
  );

  it.each(partyCalls)(
    "$path accepts its own example, and its example response and error match their schemas",
    (call) => {
      for (const [schema, example] of [
        [call.request, call.asks],
        [call.reply, call.answer],
        [call.refusal.schema, call.refusal.answer],
      ] as const)
        expect(schema.safeParse(example)).toMatchObject({ success: true });
    },
  );

  it.each(staticFiles)("$path matches its example", ({ schema, example }) => {
    expect(schema.safeParse(example)).toMatchObject({ success: true });
    expect(emptyLists(example, "")).toEqual([]);
  });

  it("a refusal uses an error code of the table, in the envelope", () => {
    for (const { responses, operationId } of operations) {
      const { example } = responses.default!.content["application/json"];
      if (names.includes(operationId as never)) expect(Envelope.safeParse(example).success).toBe(true);
    }
  });
});
