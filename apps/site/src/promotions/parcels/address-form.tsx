import { Button } from "@bellwether/ui/actions/button.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { type FormEvent, useRef } from "react";
import { useRevalidator } from "react-router";
import { FormAlert } from "../../forms/form-alert.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useFirstError } from "../../forms/use-first-error.ts";
import { fieldError, refusalText } from "../../gate/refusal.ts";
import { useGateWrite } from "../../gate/use-gate.ts";
import { useTexts } from "../../locale/texts.tsx";
import type { WonThing } from "../players-rewards.ts";

const fields = [
  { name: "name", label: "promo.rewards_parcel_name", autoComplete: "name" },
  { name: "address_1", label: "core.account_edit_address_1", autoComplete: "address-line1" },
  { name: "address_2", label: "core.account_edit_address_2", autoComplete: "address-line2" },
  { name: "zip", label: "core.account_edit_zip", autoComplete: "postal-code" },
  { name: "city", label: "core.account_edit_city", autoComplete: "address-level2" },
  { name: "region", label: "core.account_edit_region", autoComplete: "address-level1" },
] as const;
const optional: readonly string[] = ["address_2", "region"];

type AddressFormProps = {
  /** The parcel's. */
  id: string;
  /** What the fields begin with. */
  address: NonNullable<WonThing["address"]>;
  /** The name of the country of residence. */
  country: string;
  onSaved: () => void;
  onClose: (() => void) | undefined;
};

/** Where a parcel goes. The country is that of residence and cannot be changed here. */
export function AddressForm({ id, address, country, onSaved, onClose }: AddressFormProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const revalidator = useRevalidator();
  const { run, pending, refusal } = useGateWrite("parcelAddress");
  useFirstError(form, refusal);
  const isOfField = refusal && Object.keys(refusal.fields).length > 0;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? "");
    const saved = await run({
      id,
      name: text("name"),
      address_1: text("address_1"),
      address_2: text("address_2"),
      zip: text("zip"),
      city: text("city"),
      region: text("region"),
    });
    // A parcel that was sent meanwhile is shown as such.
    await revalidator.revalidate();
    if (saved) onSaved();
  };
  return (
    <form ref={form} className={layout.stack4} onSubmit={submit} noValidate>
      <FormAlert>{refusal && !isOfField ? refusalText(refusal, t) : undefined}</FormAlert>
      <div className={layout.stack4}>
        {fields.map(({ name, label, autoComplete }) => (
          <TextField
            key={name}
            id={`parcel-${id}-${name}`}
            name={name}
            label={t(label)}
            note={optional.includes(name) ? t("core.account_edit_optional") : undefined}
            autoComplete={`section-${id} shipping ${autoComplete}`}
            defaultValue={address[name]}
            error={fieldError(refusal, name, t)}
            required={!optional.includes(name)}
          />
        ))}
        <TextField
          id={`parcel-${id}-country`}
          name="country"
          label={t("promo.rewards_parcel_country")}
          value={country}
          readOnly
        />
      </div>
      <div className={layout.row3}>
        <SubmitButton busy={pending} busyLabel={t("core.account_edit_busy")}>
          {t("promo.rewards_parcel_save")}
        </SubmitButton>
        {onClose && (
          <Button variant="quiet" onClick={onClose}>
            {t("core.account_edit_cancel")}
          </Button>
        )}
      </div>
    </form>
  );
}
