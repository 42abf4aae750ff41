import { calls } from "@bellwether/contract";
import fc from "fast-check";
import { createOpenApi } from "../../apps/gate/src/open-api.ts";
import { arbitraryOf, hostileValue, type Schema } from "./arbitrary-of.ts";

type Parameter = { in: "path" | "query" | "header"; name: string; schema: Schema; required?: boolean };
type Operation = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
};

/** A request as it goes over the wire. `session` says whose token it carries: a player's, none, or a forged one. */
export type FuzzRequest = {
  operation: string;
  method: string;
  path: string;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
  /** Sent instead of `body` when it is there: text that is no JSON object. */
  rawBody: string | undefined;
  session: "player" | "none" | "forged";
  country: string;
};

/** Requests of every operation in the published contract: about half as the schemas allow, the others broken in one or more places. */
export function contractRequests(without: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const document = createOpenApi() as { paths: Record<string, Record<string, Operation>> };
  const each = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      // Providers and the cashier have requests of their own, in their own words.
      .filter(([, { operationId }]) => operationId in calls && !without.includes(operationId))
      .map(([method, operation]) => ({
        weight: weightOf(operation),
        arbitrary: requestOf(path, method, operation),
      })),
  );
  return fc.oneof(...each);
}

/** Hashing a password is slow on purpose; the rest of the contract must not wait for it. */
const SLOW = ["login", "signup", "updatePassword", "resetPassword", "scratchCodes"];
const weightOf = ({ operationId }: Operation) => (SLOW.includes(operationId) ? 1 : 10);

function requestOf(path: string, method: string, operation: Operation): fc.Arbitrary<FuzzRequest> {
  const parameters = operation.parameters ?? [];
  const named = (place: Parameter["in"]) =>
    fc.record(
      Object.fromEntries(
        parameters.filter((each) => each.in === place).map((each) => [each.name, arbitraryOf(each.schema)]),
      ),
    );
  const schema = operation.requestBody?.content["application/json"].schema;
  const body = schema ? arbitraryOf(schema) : fc.constant(undefined);
  return fc
    .record({
      inPath: named("path"),
      query: named("query"),
      body: body as fc.Arbitrary<Record<string, unknown> | undefined>,
      broken: fc.oneof(
        { weight: 5, arbitrary: fc.constant([]) },
        {
          weight: 5,
          arbitrary: fc.array(fc.tuple(fc.nat(20), hostileValue), { minLength: 1, maxLength: 3 }),
        },
      ),
      rawBody: fc.oneof(
        { weight: 30, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom("", "{", "[]", "null", "1", '{"a":', "\u0000", "{}x") },
      ),
      session: fc.oneof(
        { weight: 8, arbitrary: fc.constant("player" as const) },
        { weight: 1, arbitrary: fc.constant("none" as const) },
        { weight: 1, arbitrary: fc.constant("forged" as const) },
      ),
      country: fc.constantFrom("FI", "SE", "GB", "CA", "US", "xx", ""),
    })
    .map(({ inPath, query, body, broken, rawBody, session, country }) => {
      const places = [inPath, query, body ?? {}];
      const fields = places.flatMap((place) => Object.keys(place).map((name) => ({ place, name })));
      for (const [index, value] of broken) {
        const field = fields[index % Math.max(1, fields.length)];
        if (field) (field.place as Record<string, unknown>)[field.name] = value;
      }
      return {
        operation: operation.operationId,
        method: method.toUpperCase(),
        path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
          segment((inPath as Record<string, unknown>)[name]),
        ),
        query: query as Record<string, unknown>,
        body,
        rawBody,
        session,
        country,
      };
    });
}

/** A value as one segment of a path; an empty one would be another path. */
function segment(value: unknown): string {
  const text = (typeof value === "string" ? value : (JSON.stringify(value) ?? ""))
    .slice(0, 300)
    .toWellFormed();
  return encodeURIComponent(text) || "-";
}
