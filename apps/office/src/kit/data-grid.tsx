import {
  createColumnHelper,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo } from "react";
import styles from "./data-grid.module.css";
import { DownIcon, UpIcon } from "./icons.ts";
import { kitWords } from "./words.ts";

export type GridColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** By what the column sorts; without it, it does not. */
  sortBy?: (row: Row) => string | number;
  /** A class of the screen's stylesheet for its width. */
  className?: string;
};

export type DataGridProps<Row> = {
  label: string;
  /** The same list at each render, or the table is made anew. */
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The row that is looked at. */
  currentKey?: string;
};

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
});

/** A table whose columns sort by a press on their heads. */
export function DataGrid<Row extends RowData>({
  label,
  columns,
  rows,
  keyOf,
  currentKey,
}: DataGridProps<Row>) {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map(({ id, header, sortBy }) =>
      sortBy
        ? helper.accessor((row): unknown => sortBy(row), { id, header, sortFn: "basic" })
        : helper.display({ id, header, enableSorting: false }),
    );
  }, [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: keyOf,
    enableMultiSort: false,
  });
  const columnOf = new Map(columns.map((column) => [column.id, column]));
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {table.getHeaderGroups()[0]?.headers.map(({ column, id }) => {
              const { header = "", sortBy, className } = columnOf.get(id) ?? {};
              const sorted = sortBy ? column.getIsSorted() : false;
              return (
                <th
                  key={id}
                  scope="col"
                  className={className}
                  aria-sort={sorted ? (sorted === "asc" ? "ascending" : "descending") : undefined}
                >
                  {sortBy ? (
                    <button
                      type="button"
                      className={styles.sort}
                      title={kitWords.sortBy(header)}
                      onClick={() => column.toggleSorting()}
                    >
                      {header}
                      {sorted && (sorted === "asc" ? <UpIcon aria-hidden /> : <DownIcon aria-hidden />)}
                    </button>
                  ) : (
                    header
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} aria-current={row.id === currentKey ? "true" : undefined}>
              {columns.map(({ id, cell, className }) => (
                <td key={id} className={className}>
                  {cell(row.original)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
