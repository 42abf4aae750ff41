import type { ReactNode } from "react";
import styles from "./filter-chips.module.css";

export type FilterChip<Value extends string> = { value: Value; label: string; icon?: ReactNode };

export type FilterChipsProps<Value extends string> = {
  label: string;
  chips: readonly FilterChip<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  /** One at most: pressing another leaves the first. */
  isSingle?: boolean;
};

/** Filters that are pressed on and off. None pressed means all. */
export function FilterChips<Value extends string>({
  label,
  chips,
  chosen,
  onChange,
  isSingle = false,
}: FilterChipsProps<Value>) {
  const toggle = (value: Value) => {
    if (chosen.includes(value)) onChange(chosen.filter((each) => each !== value));
    else onChange(isSingle ? [value] : [...chosen, value]);
  };
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {chips.map(({ value, label: name, icon }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={chosen.includes(value)}
          onClick={() => toggle(value)}
        >
          {icon}
          {name}
        </button>
      ))}
    </fieldset>
  );
}
