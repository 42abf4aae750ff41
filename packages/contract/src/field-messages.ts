import type { z } from "zod";
import type { FieldMessages } from "./errors.ts";

const invalid = "core.error_invalid_param";
const minimumValue = "core.error_minimum_value";
const maximumValue = "core.error_maximum_value";

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
        return issue.input === "" ? "core.error_field_required" : "core.error_minimum_characters";
      return isValue(issue) ? minimumValue : invalid;
    case "too_big":
      if (issue.origin === "string") return "core.error_maximum_characters";
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
 * Field → the message for its first fault only, and the params of all messages. All fields share one set of params, so a second, different
 * bound is reported without its figure.
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
    if (params[bound.name] !== undefined && params[bound.name] !== bound.value) fields[field] = invalid;
    else params[bound.name] = bound.value;
  }
  return { fields, ...(Object.keys(params).length > 0 && { params }) };
}

function boundOf(issue: z.core.$ZodIssue): { name: "minimum" | "maximum"; value: string } | undefined {
  if (issue.code === "too_small" && issue.message === minimumValue)
    return { name: "minimum", value: String(issue.minimum) };
  if (issue.code === "too_big" && issue.message === maximumValue)
    return { name: "maximum", value: String(issue.maximum) };
  return undefined;
}
