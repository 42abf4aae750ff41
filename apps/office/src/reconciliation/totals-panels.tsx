import type { ProviderComparison, SettlementFile } from "@bellwether/contract/office/index.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useQuery } from "@tanstack/react-query";
import { sumText } from "../formats/sum-text.ts";
import { officeQuery } from "../gate/queries.ts";
import { DataGrid, type GridColumn } from "../kit/data-grid.tsx";
import { Loaded } from "../kit/loaded.tsx";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import styles from "./totals-panels.module.css";
import { reconciliationWords } from "./words.ts";

const { files: fileWords, totals: words } = reconciliationWords;

/** Ledger and payments of each provider, and the files that were read. */
export function TotalsPanels() {
  const query = useQuery(officeQuery("reconciliation", {}));
  return (
    <Loaded query={query}>
      {({ compared_at, providers, files }) => (
        <div className={styles.panels}>
          <Panel title={words.title} isFlush>
            {compared_at ? (
              <DataGrid
                label={words.title}
                columns={totalColumns}
                rows={providers}
                keyOf={({ provider, ledger }) => `${provider} ${ledger.currency}`}
              />
            ) : (
              <p className={styles.none}>{words.none}</p>
            )}
            {compared_at && (
              <p className={styles.none}>
                {words.at} <Moment at={compared_at} />
              </p>
            )}
          </Panel>
          <Panel title={fileWords.title} isFlush>
            {files.length === 0 ? (
              <p className={styles.none}>{fileWords.none}</p>
            ) : (
              <DataGrid label={fileWords.title} columns={fileColumns} rows={files} keyOf={({ id }) => id} />
            )}
          </Panel>
        </div>
      )}
    </Loaded>
  );
}

const totalColumns: readonly GridColumn<ProviderComparison>[] = [
  { id: "provider", header: words.provider, cell: ({ provider }) => provider },
  { id: "ledger", header: words.ledger, cell: ({ ledger }) => sumText(ledger) },
  { id: "payments", header: words.payments, cell: ({ payments }) => sumText(payments) },
  {
    id: "agrees",
    header: words.agrees,
    cell: ({ agrees }) => (
      <Badge tone={agrees ? "success" : "danger"}>{agrees ? words.agrees : words.differs}</Badge>
    ),
  },
];

const fileColumns: readonly GridColumn<SettlementFile>[] = [
  { id: "name", header: fileWords.name, cell: ({ name }) => name },
  { id: "kind", header: fileWords.kind, cell: ({ kind }) => fileWords.kinds[kind] },
  { id: "lines", header: fileWords.lines, cell: ({ lines }) => lines },
  {
    id: "period",
    header: fileWords.period,
    cell: ({ from, until }) => (
      <>
        <Moment at={from} look="date" /> – <Moment at={until} look="date" />
      </>
    ),
  },
  {
    id: "by",
    header: fileWords.by,
    cell: ({ read_by, read_at }) => (
      <>
        {read_by}, <Moment at={read_at} look="ago" />
      </>
    ),
  },
];
