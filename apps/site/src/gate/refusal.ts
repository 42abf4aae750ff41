import type { GateError } from "@bellwether/contract/client.ts";
import { paramsOf } from "@bellwether/contract/params-of.ts";
import type { Translate } from "@bellwether/i18n/translate.ts";

/** Why the gate or the connection failed a call, as a page can show it: translation keys and their parameters. */
export type Refusal = {
  code: string;
  message: string;
  fields: Record<string, string>;
  params: Record<string, string>;
};

/** Recognises a thrown GateError by its shape, so that a page need not load the client. */
export function refusalOf(error: unknown): Refusal {
  const known = error as Partial<GateError> | undefined;
  if (known?.name !== "GateError" || !known.data)
    return { code: "internal", message: "core.error_message", fields: {}, params: {} };
  const { message, errorCode, fields = {}, params = {} } = known.data;
  return { code: errorCode, message, fields, params };
}

/** The refusal's sentence in the reader's language; a general one when the gate's message has no translation [8.01, 8.02]. */
export function refusalText(refusal: Pick<Refusal, "message" | "params">, t: Translate): string {
  return translateKey(refusal.message, t, refusal.params) || t("core.error_message");
}

/** The sentence of a field's error in a refusal, with the field's own figures [5.03]. */
export function fieldError(
  refusal: Pick<Refusal, "fields" | "params"> | undefined,
  field: string,
  t: Translate,
  params: Record<string, string> = refusal?.params ?? {},
): string | undefined {
  return fieldText(refusal?.fields[field], t, paramsOf(field, params));
}

/** The sentence of an error whose params are known. */
export function fieldText(
  key: string | undefined,
  t: Translate,
  params: Record<string, string> = {},
): string | undefined {
  if (!key) return undefined;
  return translateKey(key, t, params) || t("core.error_invalid_param");
}

/** The gate sends translation keys, with or without their group: looks in core first, then in static [8.02]. Empty when no text has the key. */
function translateKey(key: string, t: Translate, params: Record<string, string>): string {
  const keys = /^(?:core|static|promo)\./.test(key) ? [key] : [`core.${key}`, `static.${key}`];
  for (const each of keys) {
    const text = t(each as Parameters<Translate>[0], params);
    if (text) return text;
  }
  return "";
}
