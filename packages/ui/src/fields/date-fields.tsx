import styles from "./date-fields.module.css";
import fieldStyles from "./field.module.css";
import { type FieldText, GroupFrame } from "./field-frame.tsx";

export type DatePart = "day" | "month" | "year";

export type DateFieldsProps = FieldText & {
  /** The group's id; the inputs are named `{prefix}day`, `{prefix}month`, `{prefix}year`. */
  id?: string;
  prefix?: string;
  partLabels: Record<DatePart, string>;
  /** The order in which the language writes a date; day, month, year by default. */
  order?: readonly [DatePart, DatePart, DatePart];
  defaultValues?: Partial<Record<DatePart, string>>;
  /** `bday` lets the browser fill in a birthday. */
  autoComplete?: "bday";
  required?: boolean;
  disabled?: boolean;
};

/** A date that the player knows by heart, such as a birthday, typed as three numbers, which is quicker than a calendar. */
export function DateFields({
  id = "field-date",
  prefix = "",
  partLabels,
  order = ["day", "month", "year"],
  defaultValues = {},
  autoComplete,
  required,
  disabled,
  ...text
}: DateFieldsProps) {
  return (
    <GroupFrame {...text} id={id}>
      <div className={styles.parts}>
        {order.map((part) => (
          <label key={part} className={styles[part]}>
            <span className={styles.partLabel}>{partLabels[part]}</span>
            <span className={fieldStyles.box}>
              <input
                name={`${prefix}${part}`}
                className={fieldStyles.input}
                inputMode="numeric"
                pattern="[0-9]*"
                maxLength={part === "year" ? 4 : 2}
                defaultValue={defaultValues[part]}
                autoComplete={autoComplete && `${autoComplete}-${part}`}
                required={required}
                disabled={disabled}
                aria-invalid={text.error ? true : undefined}
              />
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
