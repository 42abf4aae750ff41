import type { InputOf, OutputOf } from "@bellwether/contract/call.ts";
import { type CallName, type Calls, calls } from "@bellwether/contract/calls/index.ts";
import { type GateClient, GateError } from "@bellwether/contract/client.ts";
import { type ErrorCode, errorTable } from "@bellwether/contract/errors.ts";
import { data } from "react-router";
import { redirectTo } from "./redirects.ts";
import { pageAfterEnd } from "./require-player.ts";
import { endSessionAfter, type Site } from "./site.ts";

/**
 * A call that the page cannot do without: the gate's error becomes the page's response. The one place where a loader's gate errors turn into
 * what the error page shows; an ended session redirects to login.
 */
export async function callGate<Name extends CallName>(
  site: Site,
  name: Name,
  input: InputOf<Calls[Name]>,
  gate: GateClient = site.gate,
): Promise<OutputOf<Calls[Name]>> {
  try {
    return await gate.call(name, input);
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    if (error.status === "session_error") {
      endSessionAfter(site, error);
      throw redirectTo(site, pageAfterEnd(error.data.reason, site.path));
    }
    if (error.status === "server_error")
      site.options.log.error({ call: calls[name].path, code: error.code }, "a gate call of a page failed");
    const known = Object.hasOwn(errorTable, error.code)
      ? errorTable[error.code as ErrorCode].httpStatus
      : 503;
    throw data({ code: error.code, message: error.data.message }, { status: known });
  }
}
