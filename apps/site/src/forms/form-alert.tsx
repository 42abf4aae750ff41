import { Alert } from "@bellwether/ui/icons.ts";
import styles from "./form-alert.module.css";

/** An error of the form as a whole; a screen reader announces it when it appears. */
export function FormAlert({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p role="alert" tabIndex={-1} className={styles.alert}>
      <Alert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
