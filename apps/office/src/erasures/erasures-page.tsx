import type { OfficeErasure } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { officePages } from "../gate/queries.ts";
import { LicenceFilter, useLicence } from "../identity/licence-filter.tsx";
import { DataGrid, type GridColumn } from "../kit/data-grid.tsx";
import { EraseIcon } from "../kit/icons.ts";
import { Loaded } from "../kit/loaded.tsx";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import { ScreenHead } from "../kit/screen-head.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { kitWords } from "../kit/words.ts";
import { officePaths } from "../paths.ts";
import styles from "./erasures-page.module.css";
import { erasureWords as words } from "./words.ts";

/** Who is being erased, and what an erasure waits for. */
export function ErasuresPage() {
  const licence = useLicence();
  const query = useInfiniteQuery(officePages("erasures", { licence }));
  const erasures = query.data?.pages.flatMap((page) => page.erasures) ?? [];
  return (
    <>
      <ScreenHead title={words.title} about={words.about} actions={<LicenceFilter />} />
      <Panel title={words.list} isFlush>
        <Loaded query={query}>
          {() =>
            erasures.length === 0 ? (
              <StateNote icon={<EraseIcon />} title={words.none} />
            ) : (
              <>
                <DataGrid
                  label={words.list}
                  columns={columns}
                  rows={erasures}
                  keyOf={({ player_id }) => player_id}
                />
                <p className={styles.more}>
                  {query.hasNextPage ? (
                    <Button
                      variant="quiet"
                      busy={query.isFetchingNextPage}
                      onClick={() => void query.fetchNextPage()}
                    >
                      {kitWords.more}
                    </Button>
                  ) : (
                    kitWords.end
                  )}
                </p>
              </>
            )
          }
        </Loaded>
      </Panel>
    </>
  );
}

const tones = { running: "info", waiting: "warning", done: "success" } as const;

const columns: readonly GridColumn<OfficeErasure>[] = [
  {
    id: "player",
    header: words.columns.player,
    className: styles.tight,
    cell: ({ player_id: id }) => (
      <Link to={officePaths.player(id)}>
        <code>{id}</code>
      </Link>
    ),
  },
  {
    id: "at",
    header: words.columns.at,
    className: styles.tight,
    cell: ({ asked_at }) => <Moment at={asked_at} />,
  },
  {
    id: "by",
    header: words.columns.by,
    cell: ({ asked_by }) => (asked_by.kind === "player" ? words.byPlayer : asked_by.shown),
  },
  { id: "reason", header: words.columns.reason, cell: ({ reason }) => reason || kitWords.nothing },
  {
    id: "state",
    header: words.columns.state,
    cell: ({ state, waits_for: cause }) => (
      <span className={styles.state}>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
        {cause && words.waits[cause]}
      </span>
    ),
  },
  {
    id: "until",
    header: words.columns.until,
    className: styles.tight,
    cell: ({ state, until, done_at }) => {
      const at = done_at ?? until;
      if (at) return <Moment at={at} look="date" />;
      return state === "done" ? kitWords.nothing : words.forGood;
    },
  },
];
