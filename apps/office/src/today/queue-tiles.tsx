import type { QueueLength } from "@bellwether/contract/office/index.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Moment } from "../kit/moment.tsx";
import { queuesQuery } from "../kit/queues-query.ts";
import { officePaths } from "../paths.ts";
import styles from "./queue-tiles.module.css";
import { todayWords as words } from "./words.ts";

/** The queues that the person may see, each with how many wait and since when. */
export function QueueTiles() {
  const { data } = useQuery(queuesQuery);
  const tiles: [string, string, QueueLength | null | undefined][] = [
    [words.withdrawals, officePaths.withdrawals(), data?.withdrawals],
    [words.cases, officePaths.cases(), data?.cases],
    [words.documents, officePaths.documents(), data?.documents],
    [words.risks, officePaths.risks({ view: "due" }), data?.risks],
    [words.tasks, officePaths.tasks(), data?.tasks],
  ];
  const shown = tiles.filter(([, , queue]) => queue);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.tiles} aria-label={words.queues}>
      {shown.map(([title, path, queue]) => (
        <li key={path}>
          <Link to={path} className={styles.tile}>
            <span className={styles.title}>{title}</span>
            <strong className={styles.count}>{queue?.waiting}</strong>
            <span className={styles.since}>
              {queue?.oldest_at ? (
                <>
                  {words.oldest} <Moment at={queue.oldest_at} look="ago" />
                </>
              ) : (
                words.empty
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
