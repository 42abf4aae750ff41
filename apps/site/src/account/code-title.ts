import type { Translate } from "@bellwether/i18n/translate.ts";

/** The gate names codes in English, “Code 3”; the sheet names them in the reader's language. */
export function codeTitle(title: string | undefined, t: Translate): string {
  const number = /(\d+)$/.exec(title ?? "")?.[1];
  return number ? t("core.error_scratch_code_title", { number }) : (title ?? "");
}
