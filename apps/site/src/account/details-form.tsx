import type { OutputOf } from "@bellwether/contract/call.ts";
import type { Calls } from "@bellwether/contract/calls/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { type FormEvent, useRef } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { fieldError, refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useTexts } from "../locale/texts.tsx";
import styles from "./settings.module.css";

export type Details = OutputOf<Calls["details"]>;

const fields = ["address_1", "address_2", "zip", "city", "region", "state"] as const;
const required: readonly string[] = ["address_1", "zip", "city"];
const autoComplete = {
  address_1: "address-line1",
  address_2: "address-line2",
  zip: "postal-code",
  city: "address-level2",
  region: "address-level1",
  state: "off",
} as const;

type DetailsFormProps = { details: Details; onSaved: (details: Details) => void; onClose: () => void };

/** The player's address. Only support can change the name and the country. */
export function DetailsForm({ details, onSaved, onClose }: DetailsFormProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { run, pending, refusal } = useGateWrite("updateDetails");
  useFirstError(form, refusal);
  const isOfField = refusal && Object.keys(refusal.fields).length > 0;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const input = Object.fromEntries(fields.map((name) => [name, String(given.get(name) ?? "")]));
    const saved = await run(input);
    if (saved) onSaved(saved);
  };
  return (
    <form ref={form} className={layout.stack4} onSubmit={submit} noValidate>
      <FormAlert>{refusal && !isOfField ? refusalText(refusal, t) : undefined}</FormAlert>
      <div className={styles.pair}>
        {fields.map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`core.account_edit_${name}`)}
            note={required.includes(name) ? undefined : t("core.account_edit_optional")}
            autoComplete={autoComplete[name]}
            defaultValue={details[name]}
            error={fieldError(refusal, name, t)}
            required={required.includes(name)}
          />
        ))}
      </div>
      <div className={layout.row3}>
        <SubmitButton busy={pending} busyLabel={t("core.account_edit_busy")}>
          {t("core.account_edit_save")}
        </SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {t("core.account_edit_cancel")}
        </Button>
      </div>
    </form>
  );
}
