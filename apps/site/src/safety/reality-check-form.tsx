import type { RealityCheck } from "@bellwether/contract/calls/limits.ts";
import { SelectField } from "@bellwether/ui/fields/select-field.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { type FormEvent, useRef, useState } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { fieldError, refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useTexts } from "../locale/texts.tsx";
import styles from "./playsafe.module.css";
import { intervalChoices } from "./reality-check-intervals.ts";

type RealityCheckFormProps = { check: RealityCheck; longestMinutes: number };

/** Sets how often the reality check is shown during play. */
export function RealityCheckForm({ check, longestMinutes }: RealityCheckFormProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { run, pending, refusal } = useGateWrite("setRealityCheck");
  const [minutes, setMinutes] = useState(check.interval_minutes);
  const [isSaved, setSaved] = useState(false);
  useFirstError(form, refusal);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaved(false);
    setSaved((await run({ interval_minutes: minutes })) !== undefined);
  };
  const wrong = fieldError(refusal, "interval_minutes", t);
  return (
    <Card className={styles.narrow}>
      <form ref={form} className={layout.stack5} onSubmit={submit} noValidate>
        <FormAlert>{refusal && !wrong ? refusalText(refusal, t) : undefined}</FormAlert>
        <SelectField
          name="interval_minutes"
          label={t("core.safe_check_interval")}
          hint={
            check.is_required
              ? t("core.safe_check_required", { minutes: longestMinutes })
              : t("core.safe_check_hint")
          }
          options={intervalChoices(
            check.interval_minutes,
            check.is_required ? longestMinutes : undefined,
          ).map((each) => ({
            value: String(each),
            label: each === 0 ? t("core.safe_check_off") : t("core.safe_check_every", { minutes: each }),
          }))}
          value={String(minutes)}
          onChange={(event) => {
            setSaved(false);
            setMinutes(Number(event.currentTarget.value));
          }}
          error={wrong}
        />
        <div className={layout.row3}>
          <SubmitButton busy={pending} busyLabel={t("core.safe_busy")}>
            {t("core.safe_save")}
          </SubmitButton>
          <span role="status" className={layout.small}>
            {isSaved ? t("core.safe_saved") : ""}
          </span>
        </div>
      </form>
    </Card>
  );
}
