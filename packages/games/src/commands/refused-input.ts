import { readFileSync } from "node:fs";
import type { AnySchema } from "@bellwether/contract";
import { parseJson } from "@bellwether/contract/parse-json.ts";

/** Input that a command refuses. The message is one sentence: the file or address, the field if there is one, and the reason. */
export class RefusedInputError extends Error {
  /** @param parts the place, the field and the reason, as far as they are there */
  constructor(...parts: readonly string[]) {
    super(parts.filter((part) => part !== "").join(": "));
    this.name = "RefusedInputError";
  }
}

/** The JSON in a text. Throws a `RefusedInputError` with the place that the text is from. */
export function parseJsonOf(place: string, text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    // The reason can quote several lines of the text.
    throw new RefusedInputError(place, (error as Error).message.replaceAll(/\s+/g, " "));
  }
}

/** The JSON in a file. Throws a `RefusedInputError` with the file's name if it cannot be read, or is not JSON. */
export function readJsonInput(path: string, name = path): unknown {
  return parseJsonOf(name, readText(path, name));
}

function readText(path: string, name: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new RefusedInputError(name, `the file cannot be read (${(error as { code?: string }).code})`);
  }
}

/** The value as its schema reads it. Throws a `RefusedInputError` with the first field that the schema refuses, named from below `above`. */
export function parseInput<Value>(
  schema: AnySchema<Value>,
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
