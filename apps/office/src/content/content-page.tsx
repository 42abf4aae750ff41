import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useQuery } from "@tanstack/react-query";
import type { OfficeOutput } from "../gate/call-office.ts";
import { officeQuery } from "../gate/queries.ts";
import { DataGrid, type GridColumn } from "../kit/data-grid.tsx";
import { ContentIcon } from "../kit/icons.ts";
import { Loaded } from "../kit/loaded.tsx";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import { ScreenHead } from "../kit/screen-head.tsx";
import { StateNote } from "../kit/state-note.tsx";
import styles from "./content-page.module.css";
import { contentWords as words } from "./words.ts";

type PublishedVersion = OfficeOutput<"contentVersions">["versions"][number];

const columns: readonly GridColumn<PublishedVersion & { isLive: boolean }>[] = [
  {
    id: "version",
    header: words.columns.version,
    className: styles.version,
    sortBy: ({ version }) => version,
    cell: ({ version, isLive }) => (
      <span className={styles.figure}>
        {version} {isLive && <Badge tone="success">{words.live}</Badge>}
      </span>
    ),
  },
  {
    id: "at",
    header: words.columns.at,
    className: styles.version,
    cell: ({ published_at }) => <Moment at={published_at} />,
  },
  { id: "by", header: words.columns.by, sortBy: (row) => row.published_by, cell: (row) => row.published_by },
  {
    id: "files",
    header: words.columns.files,
    cell: ({ files, taken_back }) => (
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file}>
            <code>{file}</code>
          </li>
        ))}
        {taken_back.map((file) => (
          <li key={file} title={words.takenBack}>
            <del>
              <code>{file}</code>
            </del>
          </li>
        ))}
      </ul>
    ),
  },
  { id: "reason", header: words.columns.reason, cell: ({ reason }) => reason },
];

/** What was published, when, by whom and why. */
export function ContentPage() {
  const query = useQuery(officeQuery("contentVersions", {}));
  return (
    <>
      <ScreenHead title={words.title} about={words.about} />
      <Panel isFlush>
        <Loaded query={query}>
          {({ versions }) =>
            versions.length === 0 ? (
              <StateNote icon={<ContentIcon />} title={words.none} />
            ) : (
              <DataGrid
                label={words.title}
                columns={columns}
                rows={versions.map((version, place) => ({ ...version, isLive: place === 0 }))}
                keyOf={({ version }) => String(version)}
              />
            )
          }
        </Loaded>
      </Panel>
    </>
  );
}
