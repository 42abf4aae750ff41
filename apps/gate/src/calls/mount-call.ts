import { type Call, DomainError, type OutputOf, type ParsedInputOf } from "@bellwether/contract";
import { isViewToken } from "@bellwether/contract/view-token.ts";
import type { BrandKey } from "@bellwether/market";
import type { Context, Hono } from "hono";
import { successText } from "../http/answer.ts";
import { type RequestContext, requestContext } from "../http/request-context.ts";
import { resolveSession } from "../limits/index.ts";
import { hasAcceptedTerms } from "../players/index.ts";
import type { ReportPorts, SettingsPort, StorePorts, TermsPort } from "../ports.ts";
import { findPlayerView, type SignedIn } from "../sessions/index.ts";
import { type ReceivedCall, receiveCall } from "./receive-call.ts";
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
 * Serves one call of the contract to players and visitors: finds the session, runs the handler, wraps the answer. With `isKept` the player's last
 * response is cached; any other POST by the player invalidates it.
 */
export function mountCall<C extends Call>(
  app: Hono,
  deps: CallPorts,
  call: C,
  handle: (given: HandlerArguments<C>) => Promise<HandlerResult<C>>,
  { isKept = false, isList = false }: { isKept?: boolean; isList?: boolean } = {},
): void {
  receiveCall(app, deps, call, answer, { isList });

  async function answer({ c, raw, parameters, input }: ReceivedCall<C>): Promise<string> {
    const keep = isKept ? deps.responses.begin() : undefined;
    const token = call.method === "POST" ? textOf(raw.session) : c.req.header("x-session-data");
    delete raw.session;
    refusePrivileged(raw, parameters);
    const context = requestContext(c, deps.settings.defaultBrand);
    const signedIn = await findSession(deps, call, token, context.brand);
    try {
      const result = await handle({ input: input(), context, signedIn } as HandlerArguments<C>);
      const text = isWithSession(result)
        ? successText(await dataWanted(c, call, result), result.session)
        : successText(withTermsWord(deps, signedIn, call.output.parse(result)));
      if (signedIn) keep?.(signedIn.player, await c.req.text(), text);
      return text;
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

async function findSession(
  deps: StorePorts & SettingsPort<"absoluteTimeoutMs" | "idleTimeoutMs">,
  call: Call,
  token: string | undefined,
  brand: BrandKey,
): Promise<SignedIn | undefined> {
  if (call.access === "visitor" && (!token || call.beginsSession)) return undefined;
  if (token === undefined || !isViewToken(token)) return sessionAtBrand(deps, token, brand);
  // Before anything is looked up: whoever only sees the site learns that it is so.
  if (call.method !== "GET" && !call.isReading) throw new DomainError("only_seen");
  return ofBrand(await findPlayerView(deps, token), brand);
}

/** Resolves the session. It is valid only at the brand that opened it, because an account belongs to one brand. */
export async function sessionAtBrand(
  deps: StorePorts & SettingsPort<"absoluteTimeoutMs" | "idleTimeoutMs">,
  token: string | undefined,
  brand: BrandKey,
): Promise<SignedIn> {
  return ofBrand(await resolveSession(deps, token), brand);
}

function ofBrand(signedIn: SignedIn, brand: BrandKey): SignedIn {
  if (signedIn.player.brand !== brand) throw new DomainError("session_of_other_brand");
  return signedIn;
}

function refusePrivileged(raw: Record<string, unknown>, parameters: readonly string[]): void {
  const named = PRIVILEGED.find((name) => Object.hasOwn(raw, name) && !parameters.includes(name));
  if (named) throw new DomainError("invalid_param", { fields: { [named]: "core.error_invalid_param" } });
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
