import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./data-table.module.css";

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Use `end` for numbers. */
  align?: "start" | "end";
  /** The column is the card's title on a phone; shown there without its label. */
  lead?: boolean;
};

export type DataTableProps<Row> = {
  /** The table's accessible caption. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Replaces the table when there are no rows: an `EmptyState`. */
  empty?: ReactNode;
};

/** A table; on a phone each row becomes a card with its column labels. The ARIA roles keep it a table for screen readers there. */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty }: DataTableProps<Row>) {
  if (rows.length === 0 && empty) return empty;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: CSS `display` removes the table's own roles
    <table className={styles.table} role="table">
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.key} scope="col" role="columnheader" className={styles[column.align ?? "start"]}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={styles.row}>
            {columns.map((column) => (
              <td
                key={column.key}
                role="cell"
                data-label={column.header}
                className={classNames(
                  styles.cell,
                  styles[column.align ?? "start"],
                  column.lead && styles.lead,
                )}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
