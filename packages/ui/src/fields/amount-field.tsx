import type { ComponentPropsWithRef, CSSProperties, ReactNode } from "react";
import styles from "./amount-field.module.css";
import fieldStyles from "./field.module.css";
import { describedBy, FieldFrame, type FieldText, GroupFrame } from "./field-frame.tsx";
import { type RadioGroup, radioState } from "./radio-state.ts";

export type AmountFieldProps = FieldText &
  Omit<ComponentPropsWithRef<"input">, "prefix" | "type"> & {
    name: string;
    /** The currency's symbol, before (“€”) or after (“kr”) the amount. */
    currencyPrefix?: ReactNode;
    currencySuffix?: ReactNode;
  };

/** Field for an amount of money in large digits. `normaliseAmount` turns the input into plain digits. */
export function AmountField({
  label,
  hint,
  error,
  note,
  currencyPrefix,
  currencySuffix,
  className,
  id,
  ...input
}: AmountFieldProps) {
  const fieldId = id ?? `field-${input.name}`;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} note={note} className={className}>
      <div className={`${fieldStyles.box} ${styles.box}`}>
        {currencyPrefix && <span className={fieldStyles.prefix}>{currencyPrefix}</span>}
        <input
          inputMode="decimal"
          autoComplete="off"
          {...input}
          id={fieldId}
          type="text"
          className={`${fieldStyles.input} ${styles.input}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
        />
        {currencySuffix && <span className={fieldStyles.suffix}>{currencySuffix}</span>}
      </div>
    </FieldFrame>
  );
}

export type AmountChip = {
  value: string;
  /** The formatted amount: “€20.00”. */
  label: string;
  /** A label above the amount, such as the most popular choice. */
  tag?: ReactNode;
  disabled?: boolean;
};

export type AmountChipsProps = FieldText &
  RadioGroup & {
    chips: readonly AmountChip[];
  };

/** Suggested amounts, one press each. */
export function AmountChips({ name, chips, value, defaultValue, onChange, ...text }: AmountChipsProps) {
  const group = { name, value, defaultValue, onChange };
  const longest = Math.max(0, ...chips.map(({ label }) => label.length));
  return (
    <GroupFrame {...text} id={`field-${name}`}>
      <div className={styles.chips} style={{ "--longest": longest } as CSSProperties}>
        {chips.map((chip) => (
          <label key={chip.value} className={styles.chip}>
            <input {...radioState(group, chip)} className={styles.radio} />
            <span className={styles.face}>
              {chip.label}
              {chip.tag && <span className={styles.tag}>{chip.tag}</span>}
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
