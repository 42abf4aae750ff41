import type { ReactNode } from "react";
import styles from "./diff-table.module.css";
import { kitWords } from "./words.ts";

export type DiffLine = { name: string; before: string | null; after: string | null };

export type DiffTableProps = {
  lines: readonly DiffLine[];
  label: string;
  nameOf?: (name: string) => ReactNode;
};

/** What something was and what it would be, line by line; what stays the same is quiet. */
export function DiffTable({ lines, label, nameOf = (name) => name }: DiffTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{kitWords.field}</th>
            <th scope="col">{kitWords.before}</th>
            <th scope="col">{kitWords.after}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, before, after }) => (
            <tr key={name} data-changed={before === after ? undefined : ""}>
              <th scope="row">{nameOf(name)}</th>
              <td>{before === null ? kitWords.nothing : <del>{before}</del>}</td>
              <td>{after === null ? kitWords.nothing : <ins>{after}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
