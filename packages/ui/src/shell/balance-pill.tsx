import { classNames } from "../class-names.ts";
import type { LinkComponent } from "../link.ts";
import styles from "./balance-pill.module.css";

export type BalancePillProps = {
  /** Label: “Balance”. */
  label: string;
  /** The formatted balance. */
  amount: string;
  /** A second line, such as the bonus part. */
  detail?: string;
  /** Makes it a link to this address, such as the account or cashier. */
  href?: string;
  as?: LinkComponent;
  className?: string;
};

/** The player's balance; a screen reader announces each new amount once it has stopped changing. */
export function BalancePill({ label, amount, detail, href, as: As = "a", className }: BalancePillProps) {
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <output
        className={styles.amount}
        aria-live="polite"
        aria-atomic="true"
        aria-label={`${label} ${amount}`}
      >
        {amount}
      </output>
      {detail && <span className={styles.detail}>{detail}</span>}
    </>
  );
  if (href === undefined) return <span className={classNames(styles.balance, className)}>{content}</span>;
  return (
    <As href={href} className={classNames(styles.balance, className)}>
      {content}
    </As>
  );
}
