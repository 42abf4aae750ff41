import type { ComponentPropsWithRef } from "react";
import { ChevronDown } from "../icons.ts";
import styles from "./field.module.css";
import { type FieldText, GroupFrame } from "./field-frame.tsx";
import phone from "./phone-field.module.css";

export type DialCode = {
  /** Country code of two letters. */
  country: string;
  /** The dial code with its plus: “+358”. */
  dialCode: string;
  /** The country's name in the page's language. */
  name: string;
};

export type PhoneFieldProps = FieldText & {
  id?: string;
  /** The select's name; its value is the country code. */
  countryName?: string;
  /** The input's name. */
  numberName?: string;
  countryLabel: string;
  numberLabel: string;
  codes: readonly DialCode[];
  country?: string;
  defaultCountry?: string;
  onCountryChange?: (country: string) => void;
  input?: ComponentPropsWithRef<"input">;
};

/** A phone number as country and national number, so that nobody has to know the international format. */
export function PhoneField({
  id = "field-phone",
  countryName = "phone_country",
  numberName = "phone",
  countryLabel,
  numberLabel,
  codes,
  country,
  defaultCountry,
  onCountryChange,
  input,
  ...text
}: PhoneFieldProps) {
  return (
    <GroupFrame {...text} id={id}>
      <div className={phone.parts}>
        <span className={styles.box}>
          <select
            name={countryName}
            className={`${styles.input} ${styles.select} ${phone.code}`}
            aria-label={countryLabel}
            autoComplete="tel-country-code"
            value={country}
            defaultValue={country === undefined ? defaultCountry : undefined}
            onChange={onCountryChange && ((event) => onCountryChange(event.currentTarget.value))}
          >
            {codes.map((code) => (
              <option key={code.country} value={code.country}>
                {`${code.dialCode} ${code.name}`}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.arrow} aria-hidden="true" />
        </span>
        <span className={`${styles.box} ${phone.number}`}>
          <input
            {...input}
            id={id}
            name={numberName}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            className={styles.input}
            aria-label={numberLabel}
            aria-invalid={text.error ? true : undefined}
          />
        </span>
      </div>
    </GroupFrame>
  );
}
