import type { z } from "zod";
import type { AnySchema } from "../any-schema.ts";
import type { OfficePermission } from "./permissions.ts";

/**
 * One call of the office. `path` carries `{name}` parameters; `input` is path parameters, query (GET) and body (POST) in one object; `output` is
 * `event.data` of the success. The office's listener serves it, and never the site's.
 */
export type OfficeCall<Input extends AnySchema = AnySchema, Output extends AnySchema = AnySchema> = {
  name: string;
  summary: string;
  method: "GET" | "POST";
  path: string;
  /** What the caller must be allowed; `nobody` before signing in, `anyone` for every signed-in person. */
  permission: OfficePermission | "nobody" | "anyone";
  /** Personal data that the response shows, for the audit: each call of it is recorded with its reason. */
  reveals?: "contact data" | "all data" | "report of suspicion";
  /** The caller must have proven within the last minutes that it is they: for money, reveals and persons. */
  needsProof?: true;
  /** The action that a second person must approve where the call alone is refused with `approval_required`. */
  needsApproval?: string;
  /** The longest body, in bytes, where it is not 100 kB. */
  maxBytes?: number;
  input: Input;
  output: Output;
};

export type OfficeInputOf<C extends OfficeCall> = z.input<C["input"]>;
export type ParsedOfficeInputOf<C extends OfficeCall> = z.output<C["input"]>;
export type OfficeOutputOf<C extends OfficeCall> = z.output<C["output"]>;

/** Declares a call of the office and keeps its exact types. */
export function defineOfficeCall<Input extends AnySchema, Output extends AnySchema>(
  call: OfficeCall<Input, Output>,
): OfficeCall<Input, Output> {
  return call;
}
