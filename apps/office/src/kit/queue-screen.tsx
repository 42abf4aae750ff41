import type { UseInfiniteQueryResult, UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ListEnd } from "./list-end.tsx";
import { Loaded } from "./loaded.tsx";
import { LoadingLines } from "./loading-lines.tsx";
import { Panel } from "./panel.tsx";
import styles from "./queue-screen.module.css";
import { ScreenHead } from "./screen-head.tsx";
import { type ScreenTab, ScreenTabs } from "./screen-tabs.tsx";

export type QueueScreenProps = {
  title: string;
  about: string | undefined;
  /** What can be done beside the title. */
  actions?: ReactNode;
  label: string;
  tabs: readonly ScreenTab[];
  /** Filters of the list, beside the tabs. */
  filters?: ReactNode;
  /** Of all entries, or page by page. */
  query: UseQueryResult | UseInfiniteQueryResult;
  /** The list; undefined for an empty one. */
  list: ReactNode | undefined;
  /** Instead of an empty list. */
  none: ReactNode;
  /** The chosen entry; undefined for none, or for one that is not in this list. */
  detail: ReactNode | undefined;
  /** Whether an entry was chosen that is not in this list. */
  isGone: boolean;
  /** Instead of a chosen entry. */
  hint: ReactNode;
};

/** A queue: its list at the left, the chosen entry beside it. */
export function QueueScreen(props: QueueScreenProps) {
  const { title, about, actions, label, tabs, filters, query, list, none, detail, isGone, hint } = props;
  return (
    <>
      <ScreenHead title={title} about={about} actions={actions} />
      <ScreenTabs label={label} tabs={tabs} filters={filters} />
      <div className={styles.columns}>
        <Panel isFlush>
          <Loaded query={query}>
            {() =>
              list === undefined ? (
                none
              ) : (
                <>
                  {list}
                  {"hasNextPage" in query && query.hasNextPage && <ListEnd query={query} />}
                </>
              )
            }
          </Loaded>
        </Panel>
        {(query.isPending || list !== undefined || isGone) && (
          <div className={styles.detail}>
            {detail ?? <Panel>{query.isPending ? <LoadingLines lines={8} /> : hint}</Panel>}
          </div>
        )}
      </div>
    </>
  );
}
