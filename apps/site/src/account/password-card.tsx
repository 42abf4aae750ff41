import { PasswordField } from "@bellwether/ui/fields/password-field.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { type FormEvent, useRef, useState } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { NewPasswordField } from "../forms/new-password-field.tsx";
import { SecondFactorField, wantsCode } from "../forms/owner-fields.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { fieldError, refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useTexts } from "../locale/texts.tsx";
import { SettingsCard } from "./settings-card.tsx";

/** Changes the password: the old one first, then the new one twice. Ends every other session. */
export function PasswordCard({ email }: { email: string }) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { run, pending, refusal, clear } = useGateWrite("updatePassword");
  const [isDifferent, setDifferent] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useFirstError(form, isDifferent || refusal);
  const wrong = (field: string) => fieldError(refusal, field, t);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const given = new FormData(sent);
    const text = (name: string) => String(given.get(name) ?? "");
    setSaved(false);
    clear();
    const differs = text("newpassword") !== text("repeat");
    setDifferent(differs);
    if (differs) return;
    const code = text("scratch_code").trim();
    const answer = await run({
      oldpassword: text("oldpassword"),
      newpassword: text("newpassword"),
      ...(code && { scratch_code: code }),
    });
    if (!answer) return;
    sent.reset();
    setSaved(true);
  };
  const labels = { showLabel: t("core.settings_password_show"), hideLabel: t("core.settings_password_hide") };
  const isOfField = refusal && (Object.keys(refusal.fields).length > 0 || wantsCode(refusal));
  return (
    <SettingsCard id="password" title={t("core.settings_password")} text={t("core.settings_password_text")}>
      <form ref={form} className={layout.stack4} onSubmit={submit} noValidate>
        <FormAlert>{refusal && !isOfField ? refusalText(refusal, t) : undefined}</FormAlert>
        <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
        <PasswordField
          name="oldpassword"
          label={t("core.settings_password_old")}
          {...labels}
          autoComplete="current-password"
          error={wrong("oldpassword")}
          required
        />
        <NewPasswordField
          name="newpassword"
          label={t("core.settings_password_new")}
          hint={t("core.settings_password_hint")}
          {...labels}
          error={wrong("newpassword")}
          required
        />
        <PasswordField
          name="repeat"
          label={t("core.settings_password_repeat")}
          {...labels}
          autoComplete="new-password"
          error={isDifferent ? t("core.error_password_repeat") : undefined}
          required
        />
        <SecondFactorField refusal={refusal} />
        <div className={layout.row3}>
          <SubmitButton busy={pending} busyLabel={t("core.settings_busy")}>
            {t("core.settings_password_submit")}
          </SubmitButton>
          <span role="status" className={layout.small}>
            {isSaved ? t("core.settings_password_saved") : ""}
          </span>
        </div>
      </form>
    </SettingsCard>
  );
}
