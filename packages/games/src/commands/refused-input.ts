import { parseJson } from "@bellwether/contract/parse-json.ts";
import type { z } from "zod";

/** Input that a command refuses. The message is one sentence: the file or address, the field if there is one, and the reason. */
export class RefusedInputError extends Error {
  constructor(place: string, field: string, reason: string) {
    super([place, field, reason].filter((part) => part !== "").join(": "));
    this.name = "RefusedInputError";
  }
}

/** The JSON in a text. Throws a `RefusedInputError` with the place that the text is from. */
export function parseJsonOf(place: string, text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw new RefusedInputError(place, "", (error as Error).message);
  }
}

/** The value as its schema reads it. Throws a `RefusedInputError` with the first field that the schema refuses, named from below `above`. */
export function parseInput<Value>(
  schema: z.ZodType<Value>,
  value: unknown,
  place: string,
  above: readonly string[] = [],
): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = [...above, ...(issue?.path ?? [])].join(".");
  throw new RefusedInputError(place, field, issue?.message ?? "cannot be read");
}
