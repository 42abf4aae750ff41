import { z } from "zod";
import { shownText } from "./typed-text.ts";

/** Maximum length of what somebody writes to the house, in characters. */
export const MAX_MESSAGE_TEXT = 2_000;

/** Lines of text: trimmed, one kind of line break, at most one empty line at a time, and no other control character. */
export const MessageLines = z
  .string({ error: "core.error_field_required" })
  .transform((text) =>
    shownText(text)
      .replaceAll(/\r\n?/g, "\n")
      .replaceAll(/\n{3,}/g, "\n\n")
      .trim(),
  )
  .pipe(
    z
      .string()
      .min(1, "core.error_field_required")
      .max(MAX_MESSAGE_TEXT, "core.error_maximum_characters")
      .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), "core.error_invalid_characters"),
  );
