import styles from "./loading-bar.module.css";

export type LoadingBarProps = {
  /** Whether a page is on its way. */
  active: boolean;
  /** “Loading”, spoken. */
  label: string;
};

/** A line at the top while a page loads: from 200 ms on, growing over 5 s [9.02]. Both are the style's: no timer runs here. */
export function LoadingBar({ active, label }: LoadingBarProps) {
  return (
    <div className={styles.place} role="status">
      {active && (
        <span className={styles.bar}>
          <span className={styles.spoken}>{label}</span>
        </span>
      )}
    </div>
  );
}
