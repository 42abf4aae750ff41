import { type Call, type CallName, calls } from "@bellwether/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOpenApi } from "../../apps/gate/src/open-api.ts";
import { createGateFixture, type GateFixture } from "../../apps/gate/src/testing/gate-fixture.ts";
import { exampleOf, sendTo } from "./send-to.ts";

describe("regular expressions have no catastrophic backtracking", () => {
  type Schema = {
    pattern?: string;
    allOf?: Schema[];
    anyOf?: Schema[];
    properties?: Record<string, Schema>;
    maxLength?: number;
  };
  type Operation = {
    operationId: CallName;
    parameters?: { name: string; schema: Schema }[];
    requestBody?: { content: { "application/json": { schema: Schema } } };
  };
  const { paths } = createOpenApi() as { paths: Record<string, Record<string, Operation>> };
  const hasPattern = (schema: Schema): boolean =>
    schema.pattern !== undefined || [...(schema.allOf ?? []), ...(schema.anyOf ?? [])].some(hasPattern);
  const fields = Object.values(paths)
    .flatMap((each) => Object.values(each))
    .filter(({ operationId }) => operationId in calls)
    .flatMap(({ operationId, parameters = [], requestBody }) =>
      [
        ...parameters.map(({ name, schema }) => [name, schema] as const),
        ...Object.entries(requestBody?.content["application/json"].schema.properties ?? {}),
      ]
        .filter(([, schema]) => hasPattern(schema))
        .map(([field, schema]) => ({ name: operationId, field, longest: schema.maxLength })),
    );
  /** Texts of the maximum length of a body. Each matches a pattern as far as possible and fails at its end. */
  const BODY = 90_000;
  const nearly = (length: number) =>
    ["a", "0", "A", " ", "-", "@", "a.", "a@", "0-", "( ", "a-a.", "0.0", "2026-02-"].map(
      (piece) => `${piece.repeat(length).slice(0, length - 1)}<`,
    );
  let gate: GateFixture;
  let session: string;
  beforeAll(async () => {
    gate = await createGateFixture();
    ({ session } = await gate.player());
  });
  afterAll(() => gate.close());

  it("the check for catastrophic backtracking covers every field that a regular expression checks, for example email, phone, amount and date", () => {
    const named = fields.map(({ field }) => field);
    expect(named).toEqual(
      expect.arrayContaining(["email", "phone", "amount", "from", "activation_code", "country"]),
    );
  });

  it.each(fields)(
    "$name rejects long texts in $field that almost match its regular expression",
    async ({ name, field, longest }) => {
      const call: Call = calls[name];
      for (const text of [...nearly(longest ?? BODY), ...nearly(BODY)]) {
        const { status, body } = await sendTo(gate, call, { ...exampleOf(call), [field]: text }, session);
        expect([status, body.event.data.errorCode]).toEqual([400, "invalid_param"]);
        expect(Object.keys(body.event.data.fields as object)).toContain(field);
      }
    },
  );

  it("a login with such a text as nickname fails like one with a wrong password", async () => {
    for (const nickname of nearly(BODY)) {
      const { status, body } = await gate.raw("POST", calls.login.path, { nickname, password: "whatever" });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(["invalid_param", "wrong_password"]).toContain(body.event.data.errorCode);
    }
  });
});
