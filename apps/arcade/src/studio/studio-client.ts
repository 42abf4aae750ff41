import { STUDIO_SESSION_HEADER, type StudioCall, studioCalls } from "@bellwether/contract/studio/calls.ts";
import { StudioError } from "@bellwether/contract/studio/studio-error.ts";
import type { z } from "zod";
import { StudioCallError } from "./studio-failure.ts";

type Calls = typeof studioCalls;
export type BodyOf<Name extends StudioCall> = z.input<Calls[Name]["body"]>;
export type ReplyOf<Name extends StudioCall> = z.output<Calls[Name]["reply"]>;

type PathParams = Record<string, string | number>;

/** Calls the studio; throws `StudioCallError` with the studio's code, or `connection_lost` when there was no response from the studio. */
export type StudioClient = {
  /** `params` replaces the names in braces in the call's path. A string replaces `{roundId}`. */
  call<Name extends StudioCall>(
    name: Name,
    body: BodyOf<Name>,
    params?: string | PathParams,
  ): Promise<ReplyOf<Name>>;
  /** The open session's secret, kept in memory only. */
  useSession(session: string): void;
};

/** Timeout of a call: after it the connection counts as lost, and the same request may be sent again. */
const ANSWER_MS = 12_000;

/** @param base the studio's base address, without a trailing slash: `https://example.com/studio`. */
export function createStudioClient(base: string, fetch: typeof globalThis.fetch): StudioClient {
  let session = "";
  return {
    useSession(secret) {
      session = secret;
    },
    async call(name, body, params = "") {
      const { method, path, reply } = studioCalls[name];
      const named = typeof params === "string" ? { roundId: params } : params;
      const response = await send(fetch, `${base}${fillIn(path, named)}`, {
        method,
        signal: AbortSignal.timeout(ANSWER_MS),
        credentials: "omit",
        headers: {
          ...(session ? { [STUDIO_SESSION_HEADER]: session } : {}),
          ...(method === "POST" ? { "content-type": "application/json" } : {}),
        },
        ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
      });
      if (!response.ok) throw refusal(response.json);
      const parsed = reply.safeParse(response.json);
      if (!parsed.success) throw new StudioCallError("connection_lost");
      return parsed.data as ReplyOf<typeof name>;
    },
  };
}

function fillIn(path: string, params: PathParams): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ""));
}

async function send(fetch: typeof globalThis.fetch, url: string, init: RequestInit) {
  try {
    const response = await fetch(url, init);
    return { ok: response.status === 200, json: (await response.json()) as unknown };
  } catch {
    throw new StudioCallError("connection_lost");
  }
}

/** A body that is not a `StudioError` comes from something between the game and the studio. */
function refusal(json: unknown): StudioCallError {
  const parsed = StudioError.safeParse(json);
  if (!parsed.success) return new StudioCallError("connection_lost");
  return new StudioCallError(parsed.data.code, parsed.data.retryAfterMs);
}
