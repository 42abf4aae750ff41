import { PasswordField } from "@bellwether/ui/fields/password-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { fieldError, type Refusal } from "../gate/refusal.ts";
import { useTexts } from "../locale/texts.tsx";
import { codeTitle } from "./code-title.ts";

/**
 * Password field for actions that a session alone does not authorise, plus a scratch code field once the gate says that the account has a sheet.
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
      <ScratchCodeField refusal={refusal} />
    </>
  );
}

/** The field for a scratch code, once the gate has asked for one. */
export function ScratchCodeField({ refusal }: { refusal: Refusal | undefined }) {
  const t = useTexts();
  if (!wantsCode(refusal)) return null;
  return (
    <TextField
      name="scratch_code"
      label={t("static.login_code", { title: codeTitle(refusal?.params.number, t) })}
      hint={t("static.login_code_hint")}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      error={fieldError(refusal, "scratch_code", t)}
      autoFocus
      required
    />
  );
}

/** Is the refusal about the scratch code, missing or wrong? The message then belongs to its field. */
export function wantsCode(refusal: Refusal | undefined): boolean {
  return refusal?.code === "scratch_code_required" || refusal?.code === "scratch_code_wrong";
}

/** The fields as the gate's calls take them. */
export function ownersWord(form: FormData): { password: string; scratch_code?: string } {
  const code = String(form.get("scratch_code") ?? "").trim();
  return { password: String(form.get("password") ?? ""), ...(code && { scratch_code: code }) };
}
