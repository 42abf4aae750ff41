import type { Translate } from "@bellwether/i18n/translate.ts";

/** The name that the sheet gives a scratch code, “Code 3”, in the reader's language. */
export function codeTitle(number: number | string | undefined, t: Translate): string {
  return number === undefined ? "" : t("core.error_scratch_code_title", { number: String(number) });
}
