import { PasswordField } from "@bellwether/ui/fields/password-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { fieldError, type Refusal } from "../gate/refusal.ts";
import { useTexts } from "../locale/texts.tsx";
import { codeTitle } from "./code-title.ts";

/**
 * Password field for actions that a session alone does not authorise, plus a field for the second factor once the gate says that the account has one.
 * The page delivers the texts `static.login_password` and `static.login_code`.
 */
export function OwnerFields({ refusal, id }: { refusal: Refusal | undefined; id: string }) {
  const t = useTexts();
  return (
    <>
      <PasswordField
        id={`field-${id}-password`}
        name="password"
        label={t("static.login_password")}
        showLabel={t("static.login_password_show")}
        hideLabel={t("static.login_password_hide")}
        autoComplete="current-password"
        error={fieldError(refusal, "password", t)}
        required
      />
      <SecondFactorField refusal={refusal} />
    </>
  );
}

/** The field for a code of the authenticator app or of the sheet, once the gate has asked for one. */
export function SecondFactorField({ refusal }: { refusal: Refusal | undefined }) {
  const t = useTexts();
  if (!wantsCode(refusal)) return null;
  const { number } = refusal?.params ?? {};
  const title = codeTitle(number, t);
  return (
    <TextField
      name="scratch_code"
      {...(isAppWanted(refusal)
        ? {
            label: t("static.login_code_app"),
            hint: number ? t("static.login_code_app_or_sheet", { title }) : t("static.login_code_app_hint"),
            // A code of the sheet has letters.
            inputMode: number ? ("text" as const) : ("numeric" as const),
          }
        : { label: t("static.login_code", { title }), hint: t("static.login_code_hint") })}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      error={fieldError(refusal, "scratch_code", t)}
      autoFocus
      required
    />
  );
}

/** Is the refusal about a code of the second factor, missing or wrong? The message then belongs to its field. */
export function wantsCode(refusal: Refusal | undefined): boolean {
  return /^(?:scratch_code|second_factor)_(?:required|wrong)$/.test(refusal?.code ?? "");
}

/** Is it the code of an authenticator app that is asked, with or without a sheet beside it? */
export function isAppWanted(refusal: Refusal | undefined): boolean {
  return refusal?.code.startsWith("second_factor_") ?? false;
}

/** The fields as the gate's calls take them. */
export function ownersWord(form: FormData): { password: string; scratch_code?: string } {
  const code = String(form.get("scratch_code") ?? "").trim();
  return { password: String(form.get("password") ?? ""), ...(code && { scratch_code: code }) };
}
