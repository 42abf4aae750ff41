import { type Call, type InputOf, type OutputOf, pathParameters } from "./call.ts";
import { type CallName, type Calls, calls } from "./calls/index.ts";
import type { ErrorData, EventStatus } from "./envelope.ts";
import { errorTable } from "./errors.ts";
import { fieldMessages, genericMessage } from "./field-messages.ts";
import { type Answer, readAnswer } from "./read-answer.ts";
import { withRetries } from "./retries.ts";

/**
 * A refusal or failure as the caller sees it. `code` is the envelope's errorCode, or the transport's; `httpStatus` is set when there was a
 * response.
 */
export class GateError extends Error {
  readonly status: EventStatus;
  readonly code: string;
  readonly data: ErrorData;
  readonly httpStatus: number | undefined;

  constructor(status: EventStatus, data: ErrorData, httpStatus?: number) {
    super(data.message);
    this.name = "GateError";
    this.status = status;
    this.code = data.errorCode;
    this.data = data;
    this.httpStatus = httpStatus;
  }
}

export type GateClientOptions = {
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  /** The session's current token, if any. */
  session?: () => string | undefined;
  /** Sent with every call, for example brand and forwarded country. */
  headers?: () => Record<string, string>;
  onSessionError?: (data: ErrorData) => void;
  /** A success or a refusal whose envelope says whether the player must accept terms [8.03]. */
  onTermsUpdate?: (needed: boolean) => void;
  wait?: (ms: number) => Promise<void>;
  random?: () => number;
};

export type CallAnswer<C extends Call> = { data: OutputOf<C>; session?: string | undefined };

/** The one client of the gate: validates input and output, and retries as specified [7.01]. */
export function createGateClient(options: GateClientOptions) {
  const receive = async (
    call: Call,
    input: unknown,
    headers?: Record<string, string>,
  ): Promise<Extract<Answer, { status: "success" }>> => {
    const response = await tryRequest(call, input, options, headers);
    const answer = readAnswer(response.status, await response.json().catch(() => undefined));
    announceTerms(answer, options);
    if (answer.status !== "success") {
      if (answer.status === "session_error") options.onSessionError?.(answer.data);
      throw new GateError(answer.status, answer.data, response.status);
    }
    return answer;
  };

  const send = async <Name extends CallName>(
    name: Name,
    input: InputOf<Calls[Name]>,
  ): Promise<CallAnswer<Calls[Name]>> => {
    const call: Call = calls[name];
    const answer = await receive(call, input);
    const parsed = call.output.safeParse(answer.data);
    if (!parsed.success) throw malformed(call, answer.data);
    return { data: parsed.data as OutputOf<Calls[Name]>, session: answer.session };
  };

  return {
    send,
    /** Only the call's data, which is what most callers want. */
    call: async <Name extends CallName>(name: Name, input: InputOf<Calls[Name]>) =>
      (await send(name, input)).data,
    /** Only the new session of a login or signup: the gate then reads no data for the response. */
    begin: async <Name extends "login" | "passkeyLogin" | "signup">(
      name: Name,
      input: InputOf<Calls[Name]>,
    ) => {
      const { session } = await receive(calls[name], input, { prefer: "return=minimal" });
      if (session === undefined) throw serverError("malformed response");
      return session;
    },
  };
}

export type GateClient = ReturnType<typeof createGateClient>;

function request(
  call: Call,
  input: unknown,
  options: GateClientOptions,
  ownHeaders?: Record<string, string>,
): Promise<Response> {
  const parsed = call.input.safeParse(input, { error: genericMessage });
  if (!parsed.success) {
    const data = {
      message: "invalid param",
      errorCode: "invalid_param",
      ...fieldMessages(parsed.error.issues),
    };
    throw new GateError("user_error", data);
  }
  const values = { ...(input as Record<string, unknown>) };
  let path = call.path;
  for (const name of pathParameters(call.path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(values[name])));
    delete values[name];
  }
  const session = options.session?.();
  const headers: Record<string, string> = {
    accept: "application/json",
    ...options.headers?.(),
    ...ownHeaders,
  };
  const init: RequestInit = { method: call.method, headers };
  if (call.method === "POST") {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(session === undefined ? values : { ...values, session });
    if (path.includes("login")) init.credentials = "include";
  } else {
    if (session !== undefined) headers["x-session-data"] = session;
    const query = new URLSearchParams(
      Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
    );
    if (query.size > 0) path += `?${query}`;
  }
  return (options.fetch ?? globalThis.fetch)(options.baseUrl + path, init);
}

async function tryRequest(
  call: Call,
  input: unknown,
  options: GateClientOptions,
  headers?: Record<string, string>,
): Promise<Response> {
  try {
    const attempt = () => request(call, input, options, headers);
    return await (call.noRetry ? attempt() : withRetries(attempt, options));
  } catch (error) {
    if (error instanceof GateError) throw error;
    throw serverError("Unknown server error");
  }
}

function announceTerms({ data }: Answer, { onTermsUpdate }: GateClientOptions): void {
  const needed = (data as { need_terms_acceptance?: unknown } | null | undefined)?.need_terms_acceptance;
  if (typeof needed === "boolean") onTermsUpdate?.(needed);
}

/** A success that breaks the contract, with the call's own message if it has one [8.05]. */
function malformed(call: Call, data: unknown): GateError {
  // A response without any data matches neither message: only a well-formed response can say that there is no result.
  const isObject = typeof data === "object" && data !== null && !Array.isArray(data);
  if (isObject && call.emptyIs?.fields.every((field) => ((data as never)[field] ?? null) === null)) {
    const { code, message } = call.emptyIs;
    return new GateError("user_error", { message, errorCode: code }, errorTable[code].httpStatus);
  }
  return serverError(call.malformed ?? "malformed response");
}

function serverError(message: string): GateError {
  return new GateError("server_error", { message, errorCode: message });
}
