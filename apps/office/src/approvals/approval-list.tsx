import type { Approval } from "@bellwether/contract/office/index.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useEffect, useRef } from "react";
import { askingWords } from "../asking/words.ts";
import { Moment } from "../kit/moment.tsx";
import styles from "../kit/queue-list.module.css";
import { approvalWords as words } from "./words.ts";

type StateTone = "success" | "danger" | "warning" | "info" | "plain";

export const approvalTones: Record<Approval["state"], StateTone> = {
  open: "info",
  approved: "info",
  done: "success",
  refused: "danger",
  withdrawn: "plain",
  expired: "plain",
  failed: "danger",
};

export type ApprovalListProps = {
  approvals: readonly Approval[];
  chosenId: string;
  onChoose: (id: string) => void;
};

/** The requests of a queue; the chosen one stays in sight. */
export function ApprovalList({ approvals, chosenId, onChoose }: ApprovalListProps) {
  const chosen = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chosen request is what brings it into sight
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    void chosen.current?.scrollIntoView({ block: "nearest" });
  }, [chosenId]);
  return (
    <ul className={styles.list} aria-label={words.list}>
      {approvals.map(({ id, action, subject, state, asked_by, asked_at, is_own, is_stale, run_at }) => (
        <li key={id}>
          <button
            type="button"
            ref={id === chosenId ? chosen : undefined}
            className={styles.request}
            aria-current={id === chosenId ? "true" : undefined}
            onClick={() => onChoose(id)}
          >
            <span className={styles.action}>{askingWords.actions[action]}</span>
            <span className={styles.time}>
              <Moment at={asked_at} look="ago" />
            </span>
            <span className={styles.subject}>{subject}</span>
            <span className={styles.by}>{asked_by.name}</span>
            <span className={styles.marks}>
              {state !== "open" && <Badge tone={approvalTones[state]}>{words.states[state]}</Badge>}
              {is_stale && state === "open" && <Badge tone="warning">{words.stale}</Badge>}
              {is_own && <Badge tone="plain">{words.own}</Badge>}
              {run_at && state === "open" && <Badge tone="plain">{<Moment at={run_at} />}</Badge>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
