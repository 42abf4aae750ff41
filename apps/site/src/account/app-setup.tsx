import { plainSigns } from "@bellwether/contract/typed-text.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { CodeField } from "@bellwether/ui/fields/code-field.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { type FormEvent, lazy, Suspense, useRef } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { fieldError, refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useTexts } from "../locale/texts.tsx";
import styles from "./settings.module.css";

// Few players ever see it.
const QrCode = lazy(async () => ({ default: (await import("@bellwether/ui/data/qr-code.tsx")).QrCode }));

type AppSetupProps = { secret: string; uri: string; onDone: () => void; onClose: () => void };

/** Gives the secret to the player's app, as a picture, a link and text, and asks for the first code that the app shows. */
export function AppSetup({ secret, uri, onDone, onClose }: AppSetupProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { run, pending, refusal } = useGateWrite("confirmApp");
  useFirstError(form, refusal);
  const wrong = fieldError(refusal, "code", t);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "");
    if (await run({ code })) onDone();
  };
  return (
    <form ref={form} className={layout.stack4} onSubmit={submit} noValidate>
      <p className={styles.text}>{t("core.settings_app_scan")}</p>
      <div className={styles.setup}>
        <Suspense fallback={<div className={styles.picture} />}>
          <QrCode text={uri} label={t("core.settings_app_picture")} />
        </Suspense>
        <div className={styles.key}>
          <span className={layout.small}>{t("core.settings_app_key")}</span>
          <span className={styles.code}>{inFours(secret)}</span>
          <a href={uri} className={styles.open}>
            {t("core.settings_app_open")}
          </a>
        </div>
      </div>
      <FormAlert>{refusal && !wrong ? refusalText(refusal, t) : undefined}</FormAlert>
      <CodeField
        name="code"
        id="field-app-code"
        label={t("core.settings_app_code")}
        hint={t("core.settings_app_code_hint")}
        plain={plainSigns}
        error={wrong}
        autoFocus
        required
      />
      <div className={layout.row3}>
        <SubmitButton busy={pending} busyLabel={t("core.settings_busy")}>
          {t("core.settings_app_confirm")}
        </SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {t("core.settings_cancel")}
        </Button>
      </div>
    </form>
  );
}

/** In groups of four, so that a person does not lose the place while typing it. */
const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");
