import type { ComponentPropsWithRef, CSSProperties } from "react";
import { codeDigits } from "./code-digits.ts";
import styles from "./code-field.module.css";
import { describedBy, FieldFrame, type FieldText } from "./field-frame.tsx";

export type CodeFieldProps = FieldText &
  Omit<ComponentPropsWithRef<"input">, "type" | "maxLength" | "onChange"> & {
    name: string;
    /** Number of digits; six by default. */
    length?: number;
    /** Brings the typed text to its plain form first, such as digits of other scripts. */
    plain?: (typed: string) => string;
    /** Called with the digits on every change. */
    onCode?: (code: string) => void;
    /** Called once all digits are entered, so that the form can submit itself. */
    onComplete?: (code: string) => void;
  };

/**
 * Field for a code sent to the player. One real input over drawn cells, so that pasting, the phone's suggestion and screen readers work as in
 * any field. It has no `maxLength`, which would cut a pasted “123 456” before its space is removed.
 */
export function CodeField({
  label,
  hint,
  error,
  note,
  length = 6,
  plain = (typed) => typed,
  onCode,
  onComplete,
  className,
  id,
  ...input
}: CodeFieldProps) {
  const fieldId = id ?? `field-${input.name}`;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} note={note} className={className}>
      <div className={styles.code} style={{ "--code-length": length } as CSSProperties}>
        <span className={styles.cells} aria-hidden="true">
          {Array.from({ length }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells are positions whose order never changes
            <span key={place} className={styles.cell} />
          ))}
        </span>
        <input
          {...input}
          id={fieldId}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          onInput={(event) => {
            const code = codeDigits(plain(event.currentTarget.value), length);
            event.currentTarget.value = code;
            onCode?.(code);
            if (code.length === length) onComplete?.(code);
          }}
        />
      </div>
    </FieldFrame>
  );
}
