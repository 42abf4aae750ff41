import { type ReactNode, useEffect, useRef } from "react";
import { Moment } from "./moment.tsx";
import styles from "./queue-list.module.css";

/** One entry of a queue, as its list shows it. */
export type QueueEntry = {
  id: string;
  title: ReactNode;
  /** Null where a time says nothing. */
  at: string | null;
  subject: ReactNode;
  by: ReactNode;
  /** Badges below. */
  marks: ReactNode;
};

export type QueueListProps = {
  label: string;
  entries: readonly QueueEntry[];
  chosenId: string;
  onChoose: (id: string) => void;
};

/** The entries of a queue; the chosen one stays in sight. */
export function QueueList({ label, entries, chosenId, onChoose }: QueueListProps) {
  const chosen = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run whenever another entry is chosen
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    void chosen.current?.scrollIntoView({ block: "nearest" });
  }, [chosenId]);
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map(({ id, title, at, subject, by, marks }) => (
        <li key={id}>
          <button
            type="button"
            ref={id === chosenId ? chosen : undefined}
            className={styles.entry}
            aria-current={id === chosenId ? "true" : undefined}
            onClick={() => onChoose(id)}
          >
            <span className={styles.title}>{title}</span>
            <span className={styles.time}>{at !== null && <Moment at={at} look="ago" />}</span>
            <span className={styles.subject}>{subject}</span>
            <span className={styles.by}>{by}</span>
            <span className={styles.marks}>{marks}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
