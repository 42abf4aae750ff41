import type { z } from "zod";
import type { AnySchema } from "./any-schema.ts";
import type { ErrorCode } from "./errors.ts";

export type CallMethod = "GET" | "POST" | "DELETE";

/** Who may make a call: anyone, or a player with a live session. */
export type CallAccess = "visitor" | "player";

/**
 * One call of the gate [7]. `path` carries `{name}` parameters. `input` is path parameters, query (GET, DELETE) and body (POST) in one
 * object. `output` is `event.data` of the success. The gate validates both, and so does the client.
 */
export type Call<
  Input extends AnySchema = AnySchema,
  Output extends AnySchema = AnySchema,
  Access extends CallAccess = CallAccess,
> = {
  name: string;
  summary: string;
  method: CallMethod;
  path: string;
  access: Access;
  /** Its response brings a new session: a session sent with the request, valid or not, is ignored. */
  beginsSession?: true;
  input: Input;
  output: Output;
  /** The client's message when a successful response breaks `output` [8.05]; the default is 'malformed response'. */
  malformed?: string;
  /** The client's refusal when a successful response has none of these fields, or they are null, whatever else it has [8.05]. */
  emptyIs?: { fields: readonly string[]; code: ErrorCode; message: string };
  /** It changes nothing although it is a POST, so it is answered to somebody who only sees the site as a player does. */
  isReading?: true;
  /** The client makes one attempt: what the call shows is not worth a reader's wait [7.32]. */
  noRetry?: true;
};

export type InputOf<C extends Call> = z.input<C["input"]>;
export type ParsedInputOf<C extends Call> = z.output<C["input"]>;
export type OutputOf<C extends Call> = z.output<C["output"]>;

/** Declares a call and keeps its exact types. */
export function defineCall<Input extends AnySchema, Output extends AnySchema, Access extends CallAccess>(
  call: Call<Input, Output, Access>,
): Call<Input, Output, Access> {
  return call;
}

/** Names of the `{parameters}` in a path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}
