import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Alert } from "../icons.ts";
import styles from "./field.module.css";

export type FieldText = {
  label: ReactNode;
  /** Help text under the label, announced with the field. */
  hint?: ReactNode;
  /** The error text; its presence marks the field as invalid. */
  error?: ReactNode;
  /** A note after the label, such as “optional”. */
  note?: ReactNode;
};

export type FieldFrameProps = FieldText & {
  id: string;
  className?: string;
  children: ReactNode;
};

/** Label above, hint and error below; `describedBy` ties them to the control. */
export function FieldFrame({ id, label, hint, error, note, className, children }: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, className)} data-invalid={error ? "" : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export type GroupFrameProps = FieldText & {
  id: string;
  className?: string;
  children: ReactNode;
};

/** The frame of a group of controls that answer one question. */
export function GroupFrame({ id, label, hint, error, note, className, children }: GroupFrameProps) {
  return (
    <fieldset
      className={classNames(styles.field, className)}
      aria-describedby={describedBy(id, { hint, error })}
      data-invalid={error ? "" : undefined}
    >
      <legend className={styles.label}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </legend>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** The ids for `aria-describedby`: the error first, because it is new. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldText, "hint" | "error">,
): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

function FieldNotes({ id, hint, error }: { id: string } & Pick<FieldText, "hint" | "error">) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Alert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
