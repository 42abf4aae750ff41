import type { OfficeDelivery } from "@bellwether/contract/office/index.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { officePages } from "../gate/queries.ts";
import { DataGrid, type GridColumn } from "../kit/data-grid.tsx";
import { EmptyIcon } from "../kit/icons.ts";
import { ListEnd } from "../kit/list-end.tsx";
import { Loaded } from "../kit/loaded.tsx";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { kitWords } from "../kit/words.ts";
import styles from "./delivery-list.module.css";
import { integrationWords as words } from "./words.ts";

/** What was sent to an endpoint and what it answered, newest first. */
export function DeliveryList({ endpointId }: { endpointId: string }) {
  const query = useInfiniteQuery(officePages("webhookDeliveries", { endpoint_id: endpointId }));
  const deliveries = query.data?.pages.flatMap((page) => page.deliveries) ?? [];
  return (
    <Panel title={words.deliveries} note={words.deliveriesNote} isFlush>
      <Loaded query={query}>
        {() =>
          deliveries.length === 0 ? (
            <StateNote icon={<EmptyIcon />} title={words.noDeliveries} />
          ) : (
            <>
              <DataGrid label={words.deliveries} columns={columns} rows={deliveries} keyOf={({ id }) => id} />
              <ListEnd query={query} />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

const names = words.deliveryColumns;
const columns: readonly GridColumn<OfficeDelivery>[] = [
  {
    id: "at",
    header: names.at,
    className: styles.tight,
    cell: ({ attempted_at }) => <Moment at={attempted_at} />,
  },
  { id: "type", header: names.type, className: styles.tight, cell: ({ type }) => <code>{type}</code> },
  {
    id: "sequence",
    header: names.sequence,
    className: styles.figure,
    cell: ({ sequence, event_id }) => (
      <span title={event_id}>{sequence === null ? words.isTest : sequence}</span>
    ),
  },
  {
    id: "outcome",
    header: names.outcome,
    className: styles.tight,
    cell: ({ status, is_accepted }) => (
      <Badge tone={is_accepted ? "success" : "danger"}>{status ?? words.noAnswer}</Badge>
    ),
  },
  {
    id: "duration",
    header: names.duration,
    className: styles.figure,
    cell: ({ duration_ms }) => words.ms(duration_ms),
  },
  {
    id: "answer",
    header: names.answer,
    className: styles.answer,
    cell: ({ answer, error }) => error ?? (answer === "" ? kitWords.nothing : answer),
  },
];
