import { classNames } from "@bellwether/ui/class-names.ts";
import type { ReactNode } from "react";
import styles from "./facts.module.css";

export type FactLine = { name: ReactNode; value: ReactNode };

export type FactsProps = {
  lines: readonly FactLine[];
  /** In a wide panel the values stand beside their names, and not at its other end. */
  isWide?: boolean;
};

/** Names with their values, each pair on a line. */
export function Facts({ lines, isWide = false }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, isWide && styles.wide)}>
      {lines.map(({ name, value }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one list keep their order
        <div key={place} className={styles.line}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
