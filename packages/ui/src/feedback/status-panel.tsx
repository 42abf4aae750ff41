import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Paper } from "../surfaces/paper.tsx";
import { type PaymentStatus, StatusDrawing } from "./status-drawing.tsx";
import styles from "./status-panel.module.css";

export type { PaymentStatus };

export type StatusPanelProps = {
  status: PaymentStatus;
  title: ReactNode;
  text?: ReactNode;
  /** The formatted amount, shown on the ticket's stub. */
  amount?: ReactNode;
  /** What happens next, below the text. */
  steps?: ReactNode;
  /** Details below: method, number, time. */
  facts?: readonly { label: string; value: ReactNode }[];
  /** Next steps, always including one back to the game. */
  actions?: ReactNode;
};

/** A payment's status with a drawing and a text; a screen reader announces each change. */
export function StatusPanel({ status, title, text, amount, steps, facts, actions }: StatusPanelProps) {
  return (
    <div className={classNames(styles.panel, styles[status])}>
      <Paper />
      <div role="status" aria-live={status === "failed" ? "assertive" : "polite"} className={styles.head}>
        <StatusDrawing status={status} />
        <h2 className={styles.title}>{title}</h2>
        {amount && <p className={styles.amount}>{amount}</p>}
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {steps}
      {facts && (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label} className={styles.fact}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
