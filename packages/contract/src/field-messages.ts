import type { z } from "zod";
import type { FieldMessages } from "./errors.ts";

const invalid = "core.error_invalid_param";
const minimumValue = "core.error_minimum_value";
const maximumValue = "core.error_maximum_value";
const minimumCharacters = "core.error_minimum_characters";
const maximumCharacters = "core.error_maximum_characters";

/**
 * The general message for a field whose schema has no own message for the fault [5.03]. It is passed to each parse and comes after the
 * schema's messages.
 */
export function genericMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined || issue.input === null) return "core.error_field_required";
      return ["number", "int"].includes(issue.expected) ? "core.error_numbers_only" : invalid;
    case "too_small":
      if (issue.origin === "string")
        return issue.input === "" ? "core.error_field_required" : minimumCharacters;
      return isValue(issue) ? minimumValue : invalid;
    case "too_big":
      if (issue.origin === "string") return maximumCharacters;
      return isValue(issue) ? maximumValue : invalid;
    default:
      return invalid;
  }
}

/** An inclusive bound, so that its figure can be shown as it is. */
function isValue({ origin, inclusive }: { origin: string; inclusive?: boolean | undefined }): boolean {
  return ["number", "int"].includes(origin) && inclusive !== false;
}

/**
 * Field → the message for its first fault only, and the params of all messages [5.03]. A bound's figure is `minimum` or `maximum`, a length's is
 * `characters`. All fields share one set of params, so a field whose figure differs from that of a field before it has its own, named
 * `field.characters`; `paramsOf` reads them.
 */
export function fieldMessages(issues: readonly z.core.$ZodIssue[]): {
  fields: FieldMessages;
  params?: Record<string, string>;
} {
  const fields: FieldMessages = {};
  const params: Record<string, string> = {};
  for (const issue of issues) {
    const field = issue.path.join(".");
    if (Object.hasOwn(fields, field)) continue;
    // Zod's own messages are English and technical; only our translation keys are sent.
    fields[field] = issue.message.startsWith("core.") ? issue.message : invalid;
    const bound = boundOf(issue);
    if (!bound) continue;
    params[bound.name] ??= bound.value;
    if (params[bound.name] !== bound.value) params[`${field}.${bound.name}`] = bound.value;
  }
  return { fields, ...(Object.keys(params).length > 0 && { params }) };
}

type Bound = { name: "minimum" | "maximum" | "characters"; value: string };

function boundOf(issue: z.core.$ZodIssue): Bound | undefined {
  if (issue.code === "too_small" && issue.message === minimumValue)
    return { name: "minimum", value: String(issue.minimum) };
  if (issue.code === "too_big" && issue.message === maximumValue)
    return { name: "maximum", value: String(issue.maximum) };
  if (issue.code === "too_small" && issue.message === minimumCharacters)
    return { name: "characters", value: String(issue.minimum) };
  if (issue.code === "too_big" && issue.message === maximumCharacters)
    return { name: "characters", value: String(issue.maximum) };
  return undefined;
}
