import { pathParameters } from "../call.ts";
import { GateError } from "../client.ts";
import { readAnswer } from "../read-answer.ts";
import { type OfficeCallName, type OfficeCalls, officeCalls } from "./calls/index.ts";
import type { OfficeCall, OfficeInputOf, OfficeOutputOf } from "./office-call.ts";

/** Sent with every call: a page of another site cannot send it without being asked first. */
export const OFFICE_HEADER = "x-office";
/** The header's value for a call that a page makes by itself: it does not keep a session alive. */
export const UNATTENDED = "unattended";

export type OfficeClientOptions = {
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  /** Sent with every call; a browser adds the cookie itself. */
  headers?: () => Record<string, string>;
  /** Whether somebody is at the desk; without it, each call is somebody's. */
  isAttended?: () => boolean;
};

/** The client of the office's calls. A refusal is a {@link GateError}. What changes something is never sent twice. */
export function createOfficeClient({
  baseUrl,
  fetch = globalThis.fetch,
  headers,
  isAttended,
}: OfficeClientOptions) {
  return {
    async call<Name extends OfficeCallName>(
      name: Name,
      input: OfficeInputOf<OfficeCalls[Name]>,
    ): Promise<OfficeOutputOf<OfficeCalls[Name]>> {
      const call: OfficeCall = officeCalls[name];
      const { path, init } = requestOf(call, input as Record<string, unknown>);
      const response = await fetch(baseUrl + path, {
        ...init,
        headers: {
          ...init.headers,
          [OFFICE_HEADER]: isAttended?.() === false ? UNATTENDED : "1",
          ...headers?.(),
        },
      }).catch(() => {
        throw new GateError("server_error", { message: "core.error_unavailable", errorCode: "unavailable" });
      });
      const answer = readAnswer(response.status, await response.json().catch(() => undefined));
      if (answer.status !== "success") throw new GateError(answer.status, answer.data, response.status);
      const parsed = call.output.safeParse(answer.data);
      if (!parsed.success)
        throw new GateError("server_error", {
          message: "malformed response",
          errorCode: "malformed response",
        });
      return parsed.data as OfficeOutputOf<OfficeCalls[Name]>;
    },
  };
}

export type OfficeClient = ReturnType<typeof createOfficeClient>;

function requestOf(call: OfficeCall, input: Record<string, unknown>) {
  const values = { ...input };
  let { path } = call;
  for (const name of pathParameters(path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(values[name])));
    delete values[name];
  }
  const type = { "content-type": "application/json" };
  if (call.method === "POST")
    return { path, init: { method: "POST", headers: type, body: JSON.stringify(values) } };
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );
  return { path: query.size > 0 ? `${path}?${query}` : path, init: { method: "GET", headers: {} } };
}
