import { DomainError } from "@bellwether/contract";
import {
  OFFICE_HEADER,
  type OfficeCall,
  type OfficeOutputOf,
  type ParsedOfficeInputOf,
  UNATTENDED,
} from "@bellwether/contract/office/index.ts";
import type { Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { type ReceivedCall, receiveCall } from "../calls/index.ts";
import { successText } from "../http/answer.ts";
import { NO_ADDRESS } from "../http/request-context.ts";
import {
  OFFICE_SESSION_MS,
  type OfficeAddressPort,
  type OperatorSignedIn,
  requirePermission,
  requireProof,
  resolveOperator,
} from "../operators/index.ts";
import type { ReportPorts, StorePorts } from "../ports.ts";

export type OfficeCallPorts = StorePorts & ReportPorts & OfficeAddressPort;

/** Where a call came from. */
export type OfficeContext = { address: string; device: string | undefined };

export type OfficeArguments<C extends OfficeCall> = {
  input: ParsedOfficeInputOf<C>;
  context: OfficeContext;
  /** Set unless the call is for those who are not signed in. */
  self: OperatorSignedIn;
};

/** The response's data; `token` begins a session, null ends the one that there is. */
export type OfficeResult<C extends OfficeCall> = { data: OfficeOutputOf<C>; token?: string | null };

const COOKIE = "office";

/**
 * Serves one call of the office: it must come from the office's own pages, from somebody who is signed in, allowed to do it, and has lately proven
 * that it is they where the call needs that.
 */
export function mountOfficeCall<C extends OfficeCall>(
  app: Hono,
  deps: OfficeCallPorts,
  call: C,
  handle: (given: OfficeArguments<C>) => Promise<OfficeResult<C>>,
): void {
  const { maxBytes } = call;
  const answer = async ({ c, input }: ReceivedCall<C & { access: "visitor" }>) => {
    refuseForeign(c, deps);
    const context = { address: c.req.header("x-client-address") ?? NO_ADDRESS, device: deviceOf(c) };
    const self = call.permission === "nobody" ? undefined : await signedIn(c, deps, call);
    const { data, token } = await handle({
      ...{ input: input() as ParsedOfficeInputOf<C>, context },
      self: self as OperatorSignedIn,
    });
    if (token !== undefined) keepToken(c, deps, token);
    return successText(call.output.parse(data));
  };
  receiveCall(app, deps, { ...call, access: "visitor" }, answer, { maxBytes });
}

/** Only the office's own pages send the header; a browser tells where a request comes from. */
function refuseForeign(c: Context, { settings }: OfficeAddressPort): void {
  const origin = c.req.header("origin");
  const isOwn = origin === undefined || origin === settings.officeOrigin();
  if (!isOwn || c.req.header(OFFICE_HEADER) === undefined)
    throw new DomainError("forbidden", { detail: "not called by the office's own pages" });
}

async function signedIn(c: Context, deps: OfficeCallPorts, call: OfficeCall): Promise<OperatorSignedIn> {
  const isAttended = c.req.header(OFFICE_HEADER) !== UNATTENDED;
  const self = await resolveOperator(deps, getCookie(c, COOKIE), { isAttended });
  if (call.permission !== "anyone" && call.permission !== "nobody")
    requirePermission(self.operator, call.permission);
  if (call.needsProof) requireProof(self, deps.now());
  return self;
}

function keepToken(c: Context, { settings }: OfficeAddressPort, token: string | null): void {
  setCookie(c, COOKIE, token ?? "", {
    httpOnly: true,
    sameSite: "Strict",
    path: "/",
    secure: settings.officeOrigin().startsWith("https:"),
    maxAge: token === null ? 0 : OFFICE_SESSION_MS / 1_000,
  });
}

const deviceOf = (c: Context) => c.req.header("user-agent")?.slice(0, 300);
