import styles from "./loading-bar.module.css";

export type LoadingBarProps = {
  /** Is a page loading? */
  active: boolean;
  /** Accessible label: “Loading”. */
  label: string;
};

/** A line at the top while a page loads: appears after 200 ms and grows for 5 s [9.02]. CSS does both, without a timer. */
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
