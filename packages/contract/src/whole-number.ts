import { z } from "zod";

/** A safe integer in plain decimal: no plus, no leading zero, no point, exponent or space. */
const WHOLE = /^(?:0|-?[1-9]\d{0,15})$/;

/**
 * A whole number in the one form that every call accepts, in path, query and body alike: a JSON number, or plain decimal text, which is all
 * that a path and a query can hold. Nothing else is converted to a number: an empty text, `true` or `[90]` would switch off a player's
 * protection.
 * @param message used for every fault; without it each fault has its general message.
 */
export function wholeNumber(minimum: number, maximum: number = Number.MAX_SAFE_INTEGER, message?: string) {
  const notANumber = (issue: { input?: unknown }) => {
    if (message) return message;
    return issue.input === undefined || issue.input === null
      ? "core.error_field_required"
      : "core.error_numbers_only";
  };
  const written = z.union([z.number(), z.string().regex(WHOLE).transform(Number)], { error: notANumber });
  return written.pipe(z.number().int(message).min(minimum, message).max(maximum, message)).meta({
    override: {
      anyOf: [
        { type: "integer", minimum, maximum },
        { type: "string", pattern: WHOLE.source, description: "The same in plain decimal text" },
      ],
    },
  });
}
