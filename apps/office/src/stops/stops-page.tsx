import type { OfficeStop } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { may, useSelf } from "../identity/self.ts";
import { DataGrid, type GridColumn } from "../kit/data-grid.tsx";
import { StopIcon } from "../kit/icons.ts";
import { Loaded } from "../kit/loaded.tsx";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import { ScreenHead } from "../kit/screen-head.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { useKeys } from "../kit/use-keys.ts";
import { StartDialog } from "./start-dialog.tsx";
import { StopDialog } from "./stop-dialog.tsx";
import { stopsQuery } from "./stops-query.ts";
import { stopName, stopWords as words } from "./words.ts";

/** What is stopped in an emergency, and what was. */
export function StopsPage() {
  const mayStop = may(useSelf(), "incidents.stop");
  const [act, setAct] = useState<"stop" | OfficeStop>();
  const query = useQuery(stopsQuery);
  useKeys([mayStop && { key: "s", does: words.key, run: () => setAct("stop") }]);
  const close = () => setAct(undefined);
  return (
    <>
      <ScreenHead
        title={words.title}
        about={words.about}
        actions={
          mayStop && (
            <Button variant="danger" onClick={() => setAct("stop")}>
              {words.stop}
            </Button>
          )
        }
      />
      <Panel isFlush>
        <Loaded query={query}>
          {({ stops }) =>
            stops.length === 0 ? (
              <StateNote icon={<StopIcon />} title={words.running} text={words.none} />
            ) : (
              <DataGrid
                label={words.title}
                columns={columnsFor(mayStop ? setAct : undefined)}
                rows={stops}
                keyOf={({ id }) => id}
              />
            )
          }
        </Loaded>
      </Panel>
      {act === "stop" && query.data && <StopDialog targets={query.data.targets} onClose={close} />}
      {typeof act === "object" && <StartDialog stop={act} onClose={close} />}
    </>
  );
}

function columnsFor(onStart: ((stop: OfficeStop) => void) | undefined): GridColumn<OfficeStop>[] {
  const { columns } = words;
  return [
    { id: "what", header: columns.what, sortBy: stopName, cell: stopName },
    { id: "state", header: columns.state, cell: stateOf },
    { id: "since", header: columns.since, cell: ({ stopped_at }) => <Moment at={stopped_at} /> },
    { id: "by", header: columns.by, cell: ({ stopped_by }) => stopped_by },
    { id: "reason", header: columns.reason, cell: ({ reason }) => reason },
    {
      id: "until",
      header: columns.until,
      cell: ({ until }) => (until ? <Moment at={until} /> : words.forEver),
    },
    ...(onStart
      ? [
          {
            id: "acts",
            header: columns.acts,
            cell: (stop: OfficeStop) =>
              stop.is_in_force && (
                <Button variant="secondary" onClick={() => onStart(stop)}>
                  {words.start}
                </Button>
              ),
          },
        ]
      : []),
  ];
}

function stateOf({ is_in_force, ended_by }: OfficeStop) {
  if (is_in_force) return <Badge tone="danger">{words.inForce}</Badge>;
  return <Badge tone="plain">{ended_by ? words.startedBy(ended_by) : words.ranOut}</Badge>;
}
