import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { useTexts } from "../locale/texts.tsx";
import styles from "./limit-dialog.module.css";

export type TypedTime = { hours: string; minutes: string };

/** The typed time in minutes; `NaN` if hours and minutes are not whole numbers. */
export function minutesOf({ hours, minutes }: TypedTime): number {
  const whole = (text: string) =>
    text.trim() === "" ? 0 : /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return whole(hours) * 60 + whole(minutes);
}

type TimeLimitFieldsProps = { value: TypedTime; onChange: (value: TypedTime) => void; error?: string };

/** Fields for a duration in hours and minutes. */
export function TimeLimitFields({ value, onChange, error }: TimeLimitFieldsProps) {
  const t = useTexts();
  return (
    <div className={styles.pair}>
      <TextField
        name="hours"
        label={t("core.safe_limit_hours")}
        inputMode="numeric"
        autoComplete="off"
        value={value.hours}
        onChange={(event) => onChange({ ...value, hours: event.currentTarget.value })}
        error={error}
      />
      <TextField
        name="minutes"
        label={t("core.safe_limit_minutes")}
        inputMode="numeric"
        autoComplete="off"
        value={value.minutes}
        onChange={(event) => onChange({ ...value, minutes: event.currentTarget.value })}
        aria-invalid={error ? true : undefined}
      />
    </div>
  );
}
