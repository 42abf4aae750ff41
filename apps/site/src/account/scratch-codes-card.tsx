import type { OutputOf } from "@bellwether/contract/call.ts";
import type { Calls } from "@bellwether/contract/calls/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { PasswordField } from "@bellwether/ui/fields/password-field.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { type FormEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { codeTitle } from "../forms/code-title.ts";
import { FormAlert } from "../forms/form-alert.tsx";
import { ownersWord, SecondFactorField, wantsCode } from "../forms/owner-fields.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { fieldError, refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import styles from "./settings.module.css";
import { SettingsCard } from "./settings-card.tsx";

type Codes = OutputOf<Calls["scratchCodes"]>["codes"];

type ScratchCodesCardProps = {
  unused: Codes;
  /** Logins ask for an authenticator app: the sheet is the way in without it. */
  isBesideApp: boolean;
};

/** The second factor at login: a sheet of ten scratch codes. The codes are shown once, when they are issued; the sheet can be printed. */
export function ScratchCodesCard({ unused, isBesideApp }: ScratchCodesCardProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { run, pending, refusal, clear } = useGateWrite("scratchCodes");
  const { revalidate } = useRevalidator();
  const [sheet, setSheet] = useState<Codes>();
  const [asked, setAsked] = useState<"issue" | "disable">();
  useFirstError(form, refusal);
  const codes = sheet ?? unused;
  const isOn = codes.length > 0;
  const wrong = fieldError(refusal, "password", t);
  const disable = t(isBesideApp ? "core.settings_codes_delete" : "core.settings_codes_disable");

  const ask = (what: "issue" | "disable" | undefined) => {
    clear();
    setAsked(what);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!asked) return;
    const answer = await run({ type: asked, ...ownersWord(new FormData(event.currentTarget)) });
    if (!answer) return;
    await revalidate();
    setSheet(asked === "issue" ? answer.codes : undefined);
    setAsked(undefined);
  };
  return (
    <SettingsCard
      id="two-factor"
      title={t(isBesideApp ? "core.settings_codes_beside_app" : "core.settings_codes")}
      text={t(isBesideApp ? "core.settings_codes_beside_app_text" : "core.settings_codes_text")}
    >
      <p role="status" className={styles.notice}>
        {isOn
          ? t(isBesideApp ? "core.settings_codes_on_beside_app" : "core.settings_codes_on", {
              count: codes.length,
            })
          : t(isBesideApp ? "core.settings_codes_off_beside_app" : "core.settings_codes_off")}
      </p>
      {sheet && <Sheet codes={sheet} />}
      {asked ? (
        <form ref={form} className={layout.stack4} onSubmit={submit} noValidate>
          <FormAlert>
            {refusal && !wrong && !wantsCode(refusal) ? refusalText(refusal, t) : undefined}
          </FormAlert>
          <PasswordField
            id="field-codes-password"
            name="password"
            label={t("core.settings_codes_password")}
            hint={asked === "issue" && isOn ? t("core.settings_codes_replace") : undefined}
            showLabel={t("core.settings_password_show")}
            hideLabel={t("core.settings_password_hide")}
            autoComplete="current-password"
            error={wrong}
            autoFocus
            required
          />
          <SecondFactorField refusal={refusal} />
          <div className={layout.row3}>
            <SubmitButton
              variant={asked === "issue" ? "primary" : "danger"}
              busy={pending}
              busyLabel={t("core.settings_busy")}
            >
              {asked === "issue" ? t("core.settings_codes_issue") : disable}
            </SubmitButton>
            <Button variant="quiet" onClick={() => ask(undefined)}>
              {t("core.settings_cancel")}
            </Button>
          </div>
        </form>
      ) : (
        <div className={layout.row3}>
          <Button variant="secondary" onClick={() => ask("issue")}>
            {t(isOn ? "core.settings_codes_renew" : "core.settings_codes_issue")}
          </Button>
          {isOn && (
            <Button variant="quiet" onClick={() => ask("disable")}>
              {disable}
            </Button>
          )}
        </div>
      )}
    </SettingsCard>
  );
}

/** The codes, which are shown only this once. Printing hides the rest of the page. */
function Sheet({ codes }: { codes: Codes }) {
  const t = useTexts();
  const root = useRoot();
  return (
    <div className={styles.sheet}>
      <p className={styles.sheetTitle}>{t("core.settings_codes_sheet", { brand: root?.brand.name ?? "" })}</p>
      <ol className={styles.codes} aria-label={t("core.settings_codes_list")}>
        {codes.map(({ id, number, code }) => (
          <li key={id}>
            <span className={styles.codeTitle}>{codeTitle(number, t)}</span>
            <span className={styles.code}>{code}</span>
          </li>
        ))}
      </ol>
      <div className={styles.print}>
        <p className={styles.text}>{t("core.settings_codes_once")}</p>
        <Button onClick={() => window.print()}>{t("core.settings_codes_print")}</Button>
      </div>
    </div>
  );
}
