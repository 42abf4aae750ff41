import type { OfficeDifference, OfficeLicence } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { officePages } from "../gate/queries.ts";
import { LicenceFilter, useLicence } from "../identity/licence-filter.tsx";
import { may, useSelf } from "../identity/self.ts";
import { DataGrid, type GridColumn } from "../kit/data-grid.tsx";
import { ReconciliationIcon } from "../kit/icons.ts";
import { ListEnd } from "../kit/list-end.tsx";
import { Loaded } from "../kit/loaded.tsx";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import { ScreenHead } from "../kit/screen-head.tsx";
import { ScreenTabs } from "../kit/screen-tabs.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { useFilter } from "../kit/use-filter.ts";
import { useKeys } from "../kit/use-keys.ts";
import { officePaths } from "../paths.ts";
import { ReadFileDialog } from "./read-file-dialog.tsx";
import { SettleDialog } from "./settle-dialog.tsx";
import { TotalsPanels } from "./totals-panels.tsx";
import { reconciliationWords as words } from "./words.ts";

const views = ["open", "settled", "files"] as const;

/** Where ledger, payments, providers' files and the bank differ, and what became of it. */
export function ReconciliationPage() {
  const [viewText] = useFilter("view");
  const view = views.find((each) => each === viewText) ?? "open";
  const licence = useLicence();
  const mayWork = may(useSelf(), "reconciliation.work");
  const [isReading, setIsReading] = useState(false);
  useKeys([mayWork && { key: "r", does: words.readKey, run: () => setIsReading(true) }]);
  return (
    <>
      <ScreenHead
        title={words.title}
        about={words.about}
        actions={mayWork && <Button onClick={() => setIsReading(true)}>{words.read}</Button>}
      />
      <ScreenTabs
        label={words.list}
        tabs={views.map((each) => ({
          path: officePaths.reconciliation({ view: each === "open" ? undefined : each, licence }),
          title: words.views[each],
          isCurrent: view === each,
        }))}
        filters={view !== "files" && <LicenceFilter />}
      />
      {view === "files" ? <TotalsPanels /> : <Differences view={view} licence={licence} mayWork={mayWork} />}
      {isReading && <ReadFileDialog onClose={() => setIsReading(false)} />}
    </>
  );
}

function Differences({
  view,
  licence,
  mayWork,
}: {
  view: "open" | "settled";
  licence: OfficeLicence | undefined;
  mayWork: boolean;
}) {
  const [settling, setSettling] = useState<OfficeDifference>();
  const query = useInfiniteQuery(officePages("settlementDifferences", { view, licence }));
  const differences = query.data?.pages.flatMap((page) => page.differences) ?? [];
  const columns = useMemo(
    () => [...sides, ...(view === "settled" ? ends : mayWork ? [actsOf(setSettling)] : [])],
    [view, mayWork],
  );
  const [first] = differences;
  useKeys([
    mayWork && view === "open" && first && { key: "s", does: words.settleKey, run: () => setSettling(first) },
  ]);
  return (
    <Panel isFlush>
      <Loaded query={query}>
        {() =>
          differences.length === 0 ? (
            <StateNote
              icon={<ReconciliationIcon />}
              title={view === "open" ? words.noneOpen : words.noneSettled}
            />
          ) : (
            <>
              <DataGrid label={words.list} columns={columns} rows={differences} keyOf={({ id }) => id} />
              <ListEnd query={query} />
            </>
          )
        }
      </Loaded>
      {settling && <SettleDialog difference={settling} onClose={() => setSettling(undefined)} />}
    </Panel>
  );
}

const sides: readonly GridColumn<OfficeDifference>[] = [
  { id: "what", header: words.columns.what, cell: ({ what }) => words.what[what] },
  { id: "subject", header: words.columns.subject, cell: ({ subject }) => <code>{subject}</code> },
  { id: "provider", header: words.columns.provider, cell: ({ provider }) => provider },
  { id: "ours", header: words.columns.ours, cell: ({ ours }) => ours },
  { id: "theirs", header: words.columns.theirs, cell: ({ theirs }) => theirs },
  {
    id: "since",
    header: words.columns.since,
    cell: ({ found_at }) => <Moment at={found_at} look="ago" />,
  },
];

const ends: readonly GridColumn<OfficeDifference>[] = [
  {
    id: "outcome",
    header: words.columns.outcome,
    cell: ({ end }) => end && [words.outcomes[end.outcome], end.note].filter(Boolean).join(": "),
  },
  { id: "by", header: words.columns.by, cell: ({ end }) => end?.by.shown },
];

const actsOf = (settle: (difference: OfficeDifference) => void): GridColumn<OfficeDifference> => ({
  id: "acts",
  header: words.columns.acts,
  cell: (difference) => (
    <Button variant="secondary" size="small" onClick={() => settle(difference)}>
      {words.settle}
    </Button>
  ),
});
