import { Button } from "@bellwether/ui/actions/button.tsx";
import { TextAreaField } from "@bellwether/ui/fields/text-area-field.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { type FormEvent, useRef, useState } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { OwnerFields, ownersWord, wantsCode } from "../forms/owner-fields.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { fieldError, refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { Link, useLocalHref } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import { beginSessionHere, keepFarewell, leaveOnPurpose } from "../session/session-end.ts";
import { LastStep } from "./last-step.tsx";
import styles from "./settings.module.css";
import { SettingsCard } from "./settings-card.tsx";

/** Closes the account for good: a reason, the password, one tick, one button. Offers a break first to players who only need one. */
export function CloseAccountCard() {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const localHref = useLocalHref();
  const { run, pending, refusal } = useGateWrite("closeAccount");
  const [isOpen, setOpen] = useState(false);
  const [isSure, setSure] = useState(false);
  const [isUnsure, setUnsure] = useState(false);
  useFirstError(form, isUnsure || refusal);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const reason = String(given.get("reason") ?? "");
    setUnsure(!isSure);
    if (!isSure) return;
    leaveOnPurpose();
    const answer = await run({ reason, ...ownersWord(given) });
    if (!answer) return beginSessionHere();
    const hasCash = answer.cash_left !== "0.00";
    keepFarewell({
      reason: "account_closed",
      ...(hasCash && { cashLeft: answer.cash_left, currency: answer.player_currency }),
    });
    window.location.assign(localHref(paths.home()));
  };
  const wrong = fieldError(refusal, "reason", t);
  const isOfField = wantsCode(refusal) || Object.keys(refusal?.fields ?? {}).length > 0;
  return (
    <SettingsCard wide id="close" title={t("core.settings_close")} text={t("core.settings_close_text")}>
      <p className={styles.notice}>
        {t("core.settings_close_break")}{" "}
        <Link href={paths.playSafe({ current_setting: "self-exclude" })}>
          {t("core.settings_close_break_link")}
        </Link>
      </p>
      {isOpen ? (
        <form ref={form} className={layout.stack4} onSubmit={submit} noValidate>
          <FormAlert>{refusal && !isOfField ? refusalText(refusal, t) : undefined}</FormAlert>
          <TextAreaField
            name="reason"
            label={t("core.settings_close_reason")}
            maxLength={500}
            error={wrong}
            required
          />
          <OwnerFields id="close" refusal={refusal} />
          <LastStep
            label={t("core.settings_close_sure")}
            missing={t("core.settings_close_sure_missing")}
            submit={t("core.settings_close_submit")}
            isSure={isSure}
            onSure={setSure}
            wasSentUnsure={isUnsure}
            pending={pending}
            onCancel={() => setOpen(false)}
          />
        </form>
      ) : (
        <div className={layout.row3}>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {t("core.settings_close_open")}
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}
