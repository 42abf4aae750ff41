import {
  type Call,
  DomainError,
  fieldMessages,
  genericMessage,
  isStorable,
  type OutputOf,
  type ParsedInputOf,
  parseJson,
  pathParameters,
  referralData,
} from "@bellwether/contract";
import { inSpan } from "@bellwether/db";
import type { BrandKey } from "@bellwether/market";
import type { Context, Hono } from "hono";
import { ANSWER_HEADERS, answerFailure, codeOf, successText } from "../http/answer.ts";
import { MAX_BODY_BYTES } from "../http/body-bound.ts";
import { createEncodedTexts } from "../http/encoded-texts.ts";
import { type RequestContext, requestContext } from "../http/request-context.ts";
import { resolveSession } from "../limits/index.ts";
import { hasAcceptedTerms } from "../players/index.ts";
import type { ReportPorts, SettingsPort, StorePorts, TermsPort } from "../ports.ts";
import type { SignedIn } from "../sessions/index.ts";
import type { ResponsesPort } from "./response-cache.ts";

/** Dependencies that every call needs besides its handler's own. */
export type CallPorts = StorePorts &
  ReportPorts &
  TermsPort &
  ResponsesPort &
  SettingsPort<"defaultBrand" | "idleTimeoutMs" | "absoluteTimeoutMs">;

/**
 * What a handler receives; `signedIn` is set when the call's access is `player`, and for a visitor's call when the request carries a session.
 */
export type HandlerArguments<C extends Call> = {
  input: ParsedInputOf<C>;
  context: RequestContext;
  signedIn: C["access"] extends "player" ? SignedIn : SignedIn | undefined;
};

/** The response data; or a new session's token with a function that reads the data, which a caller may not want. */
export type HandlerResult<C extends Call> =
  | OutputOf<C>
  | { data: () => Promise<OutputOf<C>>; session: string };

/** RFC 7240: the caller needs only the new session. The site does: its next page reads what it shows. */
const WANTS_SESSION_ALONE = /^return=minimal$/i;

/** Fields that no request may contain, since a caller could try to set them. */
const PRIVILEGED = ["balance", "role", "status", "player_id", "is_admin", "cash", "bonus"];

/**
 * Serves one call of the contract: reads and validates the input, finds the session, runs the handler, wraps the answer. With `isKept` the
 * player's last response is cached; any other POST by the player invalidates it. With `isList` the response is long and holds no secret,
 * and is compressed for clients that accept it.
 */
export function mountCall<C extends Call>(
  app: Hono,
  deps: CallPorts,
  call: C,
  handle: (given: HandlerArguments<C>) => Promise<HandlerResult<C>>,
  { isKept = false, isList = false }: { isKept?: boolean; isList?: boolean } = {},
): void {
  const encoded = isList ? createEncodedTexts() : undefined;
  const parameters = pathParameters(call.path);
  const path = call.path.replaceAll(/\{(\w+)\}/g, ":$1");
  app.on(call.method, path, (c) => inSpan(`call ${call.name}`, {}, () => serve(c)));

  async function serve(c: Context): Promise<Response> {
    const keep = isKept ? deps.responses.begin() : undefined;
    let signedIn: SignedIn | undefined;
    try {
      const raw = await readInput(c, call, parameters);
      const token = call.method === "POST" ? textOf(raw.session) : c.req.header("x-session-data");
      delete raw.session;
      refusePrivileged(raw, parameters);
      refuseUnstorable(raw);
      const context = requestContext(c, deps.settings.defaultBrand);
      signedIn = await findSession(deps, call, token, context.brand);
      const input = parseInput(call, raw);
      const result = await handle({ input, context, signedIn } as HandlerArguments<C>);
      const text = isWithSession(result)
        ? successText(await dataWanted(c, call, result), result.session)
        : successText(withTermsWord(deps, signedIn, call.output.parse(result)));
      if (signedIn) keep?.(signedIn.player, await c.req.text(), text);
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
    } finally {
      if (signedIn && !keep && call.method === "POST") deps.responses.forget(signedIn.player.channel);
    }
  }
}

/**
 * While a player has not accepted the newest terms, every response says so [7.01, 8.03], so a page that is already open learns of new terms
 * with its next call.
 */
function withTermsWord(deps: TermsPort, signedIn: SignedIn | undefined, data: unknown): unknown {
  if (!signedIn || hasAcceptedTerms(deps, signedIn.player)) return data;
  return { need_terms_acceptance: true, ...(data as object) };
}

/** Resolves the session. It is valid only at the brand that opened it, because an account belongs to one brand. */
async function findSession(
  deps: StorePorts & SettingsPort<"absoluteTimeoutMs" | "idleTimeoutMs">,
  call: Call,
  token: string | undefined,
  brand: BrandKey,
): Promise<SignedIn | undefined> {
  if (call.access === "visitor" && (!token || call.beginsSession)) return undefined;
  const signedIn = await resolveSession(deps, token);
  if (signedIn.player.brand !== brand) throw new DomainError("session_of_other_brand");
  return signedIn;
}

async function readInput(c: Context, call: Call, parameters: string[]): Promise<Record<string, unknown>> {
  const fromPath = Object.fromEntries(parameters.map((name) => [name, c.req.param(name)]));
  if (call.method === "POST") return { ...(await readObject(c)), ...fromPath };
  return { ...readQuery(c), ...fromPath };
}

async function readObject(c: Context): Promise<Record<string, unknown>> {
  const declared = Number(c.req.header("content-length") ?? 0);
  if (declared > MAX_BODY_BYTES) throw new DomainError("body_too_large");
  const text = await c.req.text();
  if (text.length > MAX_BODY_BYTES) throw new DomainError("body_too_large");
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

function refusePrivileged(raw: Record<string, unknown>, parameters: string[]): void {
  const named = PRIVILEGED.find((name) => Object.hasOwn(raw, name) && !parameters.includes(name));
  if (named) throw new DomainError("invalid_param", { fields: { [named]: "core.error_invalid_param" } });
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

function isWithSession<C extends Call>(
  result: HandlerResult<C>,
): result is { data: () => Promise<OutputOf<C>>; session: string } {
  return typeof result === "object" && result !== null && "session" in result && "data" in result;
}

async function dataWanted<C extends Call>(
  c: Context,
  call: C,
  { data }: { data: () => Promise<OutputOf<C>> },
): Promise<unknown> {
  if (!WANTS_SESSION_ALONE.test(c.req.header("prefer") ?? "")) return call.output.parse(await data());
  c.header("preference-applied", "return=minimal");
  return {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
