import { type CallName, calls } from "@bellwether/contract";
import fc from "fast-check";
import { createOpenApi } from "../../apps/gate/src/open-api.ts";
import { arbitraryOf, hostileValue, type Schema } from "./arbitrary-of.ts";

type Parameter = { in: "path" | "query" | "header"; name: string; schema: Schema; required?: boolean };
type Operation = {
  operationId: CallName;
  parameters?: Parameter[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
};
type Named = { inPath: string[]; inQuery: string[] };

/** A request as it is sent over the wire. `session` says whose token it carries: a player's, none, or a forged one. */
export type FuzzRequest = {
  operation: CallName;
  method: string;
  path: string;
  named: Named;
  /** All fields by name, in path, query or body; `example` stands for the contract's own, completed with values of the player. */
  values: Record<string, unknown> | "example";
  /** The fields that get another value: the index of each, and the value. */
  broken: [number, unknown][];
  /** Sent instead of the body: text that is not a JSON object. */
  rawBody: string | undefined;
  session: "player" | "none" | "forged";
  /** Sent by a player of its own, because it may end the session or the account. */
  hasOwnPlayer: boolean;
  country: string;
};

/** Operations that end the session or the account that the other requests need. */
const ENDING: readonly CallName[] = ["logout", "selfExclude", "closeAccount", "eraseData"];

/** Requests of every operation in the published contract: about half as the schemas allow, the others invalid in one or more places. */
export function contractRequests(): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(
    ...operations().map((each) => ({ weight: weightOf(each.operation), arbitrary: requestOf(each) })),
  );
}

/** One request of every operation that must succeed. */
export function contractExamples(): FuzzRequest[] {
  return operations().map(({ operation, ...where }) => ({
    operation: operation.operationId,
    ...where,
    ...exampleOfOwn,
    broken: [],
    rawBody: undefined,
    session: "player",
    country: "FI",
  }));
}

const exampleOfOwn = { values: "example", hasOwnPlayer: true } as const;

function operations() {
  const document = createOpenApi() as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      // Providers and the cashier have requests of their own, in their own words.
      .filter(([, { operationId }]) => operationId in calls)
      .map(([method, operation]) => {
        const namesIn = (place: Parameter["in"]) =>
          (operation.parameters ?? []).filter((each) => each.in === place).map(({ name }) => name);
        const named: Named = { inPath: namesIn("path"), inQuery: namesIn("query") };
        return { operation, method: method.toUpperCase(), path, named };
      }),
  );
}

/** Hashing a password is slow on purpose and needed for each new player, so these operations must not hold up the rest. */
const SLOW: readonly CallName[] = [
  "login",
  "signup",
  "updatePassword",
  "resetPassword",
  "scratchCodes",
  "beginApp",
  "endApp",
  "offerPasskey",
  "removePasskey",
  ...ENDING,
];
const weightOf = ({ operationId }: Operation) => (SLOW.includes(operationId) ? 1 : 10);

function requestOf({
  operation,
  ...where
}: ReturnType<typeof operations>[number]): fc.Arbitrary<FuzzRequest> {
  const parameters = (operation.parameters ?? []).filter((each) => each.in !== "header");
  const ofParameters = fc.record(
    Object.fromEntries(parameters.map((each) => [each.name, arbitraryOf(each.schema)])),
  );
  const schema = operation.requestBody?.content["application/json"].schema;
  const ofBody = schema ? arbitraryOf(schema) : fc.constant({});
  const bySchema = fc
    .tuple(ofParameters, ofBody)
    .map(([given, body]) => ({ ...(body as object), ...given }))
    .map((values) => ({ values, hasOwnPlayer: ENDING.includes(operation.operationId) }));
  return fc
    .record({
      whose: fc.oneof(
        { weight: ENDING.includes(operation.operationId) ? 0 : 15, arbitrary: bySchema },
        { weight: 1, arbitrary: bySchema },
        { weight: 1, arbitrary: fc.constant(exampleOfOwn) },
      ),
      broken: fc.oneof(
        { weight: 5, arbitrary: fc.constant<[number, unknown][]>([]) },
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
    .map(({ whose, ...more }) => ({ operation: operation.operationId, ...where, ...whose, ...more }));
}

/** Address and body of a request with these values. */
export function onTheWire({ path, named, broken, ...request }: FuzzRequest, values: Record<string, unknown>) {
  const sent = { ...values };
  const names = Object.keys(sent);
  for (const [index, value] of broken) {
    const name = names[index % Math.max(1, names.length)];
    if (name !== undefined) sent[name] = value;
  }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(sent[name]));
  const inAddress =
    request.method === "POST" ? named.inQuery : names.filter((name) => !named.inPath.includes(name));
  const query = new URLSearchParams(
    inAddress.flatMap((name) =>
      sent[name] === undefined ? [] : [[name, textOf(sent[name]).toWellFormed()]],
    ),
  );
  const body = Object.fromEntries(
    Object.entries(sent).filter(([name]) => !named.inPath.includes(name) && !named.inQuery.includes(name)),
  );
  return { address: query.size > 0 ? `${filled}?${query}` : filled, body };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/** A value as one path segment; an empty one would be another path. */
function segment(value: unknown): string {
  return encodeURIComponent(textOf(value).slice(0, 300).toWellFormed()) || "-";
}
