import type { TimelineEntry } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { kitWords } from "../kit/words.ts";
import { TimelineLine } from "./timeline-line.tsx";
import styles from "./timeline-list.module.css";
import { playerWords } from "./words.ts";

const ESTIMATED_LINE = 56;

export type TimelineListProps = {
  playerId: string;
  entries: readonly TimelineEntry[];
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The next page could not be had: it is asked for again by the button alone. */
  hasFailed: boolean;
  onMore: () => void;
};

/** A list without end: only the lines near the window are there, and the next page comes before its end is seen. */
export function TimelineList({
  playerId,
  entries,
  hasMore,
  isLoadingMore,
  hasFailed,
  onMore,
}: TimelineListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    // What stands above the list can grow: a note that is written, a line of an error.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const virtual = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => ESTIMATED_LINE,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => entries[index]?.key ?? index,
  });
  const shown = virtual.getVirtualItems();
  const isNearEnd = (shown.at(-1)?.index ?? 0) >= entries.length - 10;
  useEffect(() => {
    if (isNearEnd && hasMore && !isLoadingMore && !hasFailed) onMore();
  }, [isNearEnd, hasMore, isLoadingMore, hasFailed, onMore]);
  return (
    <>
      <ol ref={list} className={styles.list} style={{ height: virtual.getTotalSize() }}>
        {shown.map(({ key, index, start }) => {
          const entry = entries[index];
          return (
            entry && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={hasMore ? -1 : entries.length}
                className={styles.place}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <TimelineLine playerId={playerId} entry={entry} previousAt={entries[index - 1]?.at} />
              </li>
            )
          );
        })}
      </ol>
      <p className={styles.end}>
        {hasMore ? (
          <Button variant="quiet" busy={isLoadingMore} busyLabel={kitWords.loadingMore} onClick={onMore}>
            {kitWords.more}
          </Button>
        ) : (
          playerWords.timeline.end
        )}
      </p>
    </>
  );
}
