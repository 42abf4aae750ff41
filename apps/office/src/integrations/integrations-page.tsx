import type { OfficeEndpoint } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { officeQuery } from "../gate/queries.ts";
import { may, useSelf } from "../identity/self.ts";
import { DataGrid, type GridColumn } from "../kit/data-grid.tsx";
import { IntegrationsIcon } from "../kit/icons.ts";
import { Loaded } from "../kit/loaded.tsx";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import { ScreenHead } from "../kit/screen-head.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { useKeys } from "../kit/use-keys.ts";
import { officePaths } from "../paths.ts";
import { EndpointDialog } from "./endpoint-dialog.tsx";
import { EndpointState } from "./endpoint-state.tsx";
import styles from "./integrations-page.module.css";
import { SecretDialog } from "./secret-dialog.tsx";

import { integrationWords as words } from "./words.ts";

/** Where events are sent. */
export function IntegrationsPage() {
  const mayManage = may(useSelf(), "integrations.manage");
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const query = useQuery(officeQuery("webhooks", {}));
  const last = query.data?.last_sequence ?? 0;
  const columns = useMemo(() => columnsFor(last), [last]);
  useKeys([mayManage && { key: "a", does: words.key, run: () => setIsAdding(true) }]);
  return (
    <>
      <ScreenHead
        title={words.title}
        about={words.about}
        actions={
          <>
            <LinkButton variant="secondary" href="/api/asyncapi.json" target="_blank" rel="noreferrer">
              {words.catalogue}
            </LinkButton>
            {mayManage && <Button onClick={() => setIsAdding(true)}>{words.add}</Button>}
          </>
        }
      />
      <Panel isFlush>
        <Loaded query={query}>
          {({ endpoints }) =>
            endpoints.length === 0 ? (
              <StateNote icon={<IntegrationsIcon />} title={words.none} text={words.noneHint} />
            ) : (
              <DataGrid label={words.title} columns={columns} rows={endpoints} keyOf={({ id }) => id} />
            )
          }
        </Loaded>
      </Panel>
      {isAdding && query.data && (
        <EndpointDialog
          types={query.data.types}
          onClose={() => setIsAdding(false)}
          onAdded={(told) => setSecret(told)}
        />
      )}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}

function columnsFor(last: number): GridColumn<OfficeEndpoint>[] {
  const { columns } = words;
  return [
    {
      id: "endpoint",
      header: columns.endpoint,
      sortBy: ({ description }) => description,
      className: styles.endpoint,
      cell: ({ id, description, url }) => (
        <>
          <Link to={officePaths.endpoint(id)}>{description}</Link>
          <span className={styles.url}>{url}</span>
        </>
      ),
    },
    { id: "state", header: columns.state, cell: (endpoint) => <EndpointState endpoint={endpoint} /> },
    { id: "types", header: columns.types, cell: ({ types }) => words.types(types.length) },
    {
      id: "waiting",
      header: columns.waiting,
      cell: ({ done_up_to }) => (done_up_to < last ? words.events(last - done_up_to) : words.upToDate),
    },
    { id: "since", header: columns.since, cell: ({ created_at }) => <Moment at={created_at} look="date" /> },
  ];
}
