import {
  type Call,
  DomainError,
  fieldMessages,
  genericMessage,
  isStorable,
  type ParsedInputOf,
  parseJson,
  pathParameters,
  referralData,
} from "@bellwether/contract";
import { inSpan } from "@bellwether/db";
import type { Context, Hono } from "hono";
import { ANSWER_HEADERS, answerFailure, codeOf } from "../http/answer.ts";
import { MAX_BODY_BYTES } from "../http/body-bound.ts";
import { createEncodedTexts } from "../http/encoded-texts.ts";
import type { ReportPorts } from "../ports.ts";

/** A call as it came, before anybody knows who makes it. */
export type ReceivedCall<C extends Call> = {
  c: Context;
  /** The fields of the body or the query, with those of the path. Whoever serves the call takes out what names the caller. */
  raw: Record<string, unknown>;
  /** The names of the fields in the path. */
  parameters: readonly string[];
  /** The checked input. Ask for it when the caller is known: a stranger learns nothing of its form. @throws DomainError `invalid_param` */
  input(): ParsedInputOf<C>;
};

/**
 * Receives one call of a contract for any kind of caller: reads what came, within its bounds, traces and counts the call, and turns what is thrown
 * into the contract's envelope. With `isList` the response is long and holds no secret, and is compressed for clients that accept it. `maxBytes` is the
 * longest body.
 * @param answer finds the caller and returns the envelope's text.
 */
export function receiveCall<C extends Call>(
  app: Hono,
  deps: ReportPorts,
  call: C,
  answer: (received: ReceivedCall<C>) => Promise<string>,
  { isList = false, maxBytes = MAX_BODY_BYTES }: { isList?: boolean; maxBytes?: number | undefined } = {},
): void {
  const encoded = isList ? createEncodedTexts() : undefined;
  const parameters = pathParameters(call.path);
  const path = call.path.replaceAll(/\{(\w+)\}/g, ":$1");
  app.on(call.method, path, (c) => inSpan(`call ${call.name}`, {}, () => serve(c)));

  async function serve(c: Context): Promise<Response> {
    try {
      const raw = await readInput(c, call, { parameters, maxBytes });
      const input = () => {
        refuseUnstorable(raw);
        return parseInput(call, raw);
      };
      const text = await answer({ c, raw, parameters, input });
      deps.metrics.add("gate_calls_total", { call: call.name, code: "ok" });
      if (!encoded) return c.body(text, 200, ANSWER_HEADERS);
      c.header("vary", "accept-encoding");
      const accepted = c.req.header("accept-encoding");
      // The pages' own calls accept none, and read the longest lists.
      if (accepted === undefined) return c.body(text, 200, ANSWER_HEADERS);
      const { encoding, bytes } = encoded(text, accepted);
      if (encoding !== "identity") c.header("content-encoding", encoding);
      return c.body(bytes(), 200, ANSWER_HEADERS);
    } catch (error) {
      deps.metrics.add("gate_calls_total", { call: call.name, code: codeOf(error) });
      return answerFailure(c, error, deps.log);
    }
  }
}

async function readInput(
  c: Context,
  call: Call,
  { parameters, maxBytes }: { parameters: string[]; maxBytes: number },
): Promise<Record<string, unknown>> {
  const fromPath = Object.fromEntries(parameters.map((name) => [name, c.req.param(name)]));
  if (call.method === "POST") return { ...(await readObject(c, maxBytes)), ...fromPath };
  return { ...readQuery(c), ...fromPath };
}

async function readObject(c: Context, maxBytes: number): Promise<Record<string, unknown>> {
  const declared = Number(c.req.header("content-length") ?? 0);
  if (declared > maxBytes) throw new DomainError("body_too_large");
  const text = await c.req.text();
  if (text.length > maxBytes) throw new DomainError("body_too_large");
  if (text === "") return {};
  let body: unknown;
  try {
    body = parseJson(text);
  } catch {
    throw new DomainError("malformed_body", { detail: "not JSON, or a key twice" });
  }
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new DomainError("malformed_body", { detail: "not an object" });
  return { ...(body as Record<string, unknown>) };
}

function readQuery(c: Context): Record<string, unknown> {
  const query = c.req.queries();
  const repeated = Object.keys(query).find((name) => (query[name]?.length ?? 0) > 1);
  if (repeated)
    throw new DomainError("invalid_param", { fields: { [repeated]: "core.error_invalid_param" } });
  return Object.fromEntries(Object.entries(query).map(([name, values]) => [name, values[0]]));
}

/** These fields come from a link and not from the person, so they are read leniently: a value that cannot be stored is ignored. */
const LENIENT = ["system_reference", ...Object.keys(referralData)];

/** A zero character in any text would fail later in the database; here it is reported as the caller's error. */
function refuseUnstorable(raw: Record<string, unknown>): void {
  const field = Object.keys(raw).find((name) => !LENIENT.includes(name) && !holdsStorable(raw[name]));
  if (field) throw new DomainError("invalid_param", { fields: { [field]: "core.error_invalid_characters" } });
}

/** No call's input is nested deeper; a body of 100 kB could be nested tens of thousands deep. */
const MAX_INPUT_DEPTH = 10;

/** Checks lists and objects too, down to the maximum input depth. */
function holdsStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return isStorable(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth >= MAX_INPUT_DEPTH) return false;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && holdsStorable(inner, depth + 1));
}

function parseInput<C extends Call>(call: C, raw: Record<string, unknown>): ParsedInputOf<C> {
  const parsed = call.input.safeParse(raw, { error: genericMessage });
  if (parsed.success) return parsed.data as ParsedInputOf<C>;
  throw new DomainError("invalid_param", fieldMessages(parsed.error.issues));
}
