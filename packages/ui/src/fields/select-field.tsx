import type { ComponentPropsWithRef } from "react";
import { classNames } from "../class-names.ts";
import { ChevronDown } from "../icons.ts";
import styles from "./field.module.css";
import { describedBy, FieldFrame, type FieldText } from "./field-frame.tsx";

export type SelectOption = {
  value: string;
  label: string;
  disabled?: boolean;
};

export type SelectFieldProps = FieldText &
  Omit<ComponentPropsWithRef<"select">, "multiple" | "size"> & {
    name: string;
    options: readonly SelectOption[];
    /** A first option with an empty value. */
    placeholder?: string;
  };

/** The native select, which phones show best, styled as the brand's box. */
export function SelectField({
  label,
  hint,
  error,
  note,
  options,
  placeholder,
  className,
  id,
  ...select
}: SelectFieldProps) {
  const fieldId = id ?? `field-${select.name}`;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} note={note} className={className}>
      <div className={styles.box}>
        <select
          {...select}
          id={fieldId}
          className={classNames(styles.input, styles.select)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}
