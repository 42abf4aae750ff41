import { Alert } from "@bellwether/ui/icons.ts";
import styles from "./form-alert.module.css";

/** What is wrong with a form as a whole; read out when it comes. */
export function FormAlert({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p role="alert" tabIndex={-1} className={styles.alert}>
      <Alert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
