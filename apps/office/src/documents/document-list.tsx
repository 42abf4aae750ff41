import type { OfficeDocument } from "@bellwether/contract/office/index.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useEffect, useRef } from "react";
import { useSelf } from "../identity/self.ts";
import { Moment } from "../kit/moment.tsx";
import styles from "./document-list.module.css";
import { documentWords as words } from "./words.ts";

export const documentTones = {
  draft: "plain",
  waiting: "info",
  accepted: "success",
  refused: "danger",
  expired: "warning",
  withdrawn: "plain",
} as const satisfies Record<OfficeDocument["state"], string>;

export type DocumentListProps = {
  documents: readonly OfficeDocument[];
  chosenId: string;
  onChoose: (id: string) => void;
};

/** The documents of a queue; the chosen one stays in sight. */
export function DocumentList({ documents, chosenId, onChoose }: DocumentListProps) {
  const self = useSelf();
  const chosen = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chosen document is what brings it into sight
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    void chosen.current?.scrollIntoView({ block: "nearest" });
  }, [chosenId]);
  return (
    <ul className={styles.list} aria-label={words.list}>
      {documents.map(({ id, kind, state, player, sent_at, decided_at, holder, is_asked }) => (
        <li key={id}>
          <button
            type="button"
            ref={id === chosenId ? chosen : undefined}
            className={styles.document}
            aria-current={id === chosenId ? "true" : undefined}
            onClick={() => onChoose(id)}
          >
            <span className={styles.kind}>{words.kinds[kind]}</span>
            <span className={styles.quiet}>
              <Moment at={decided_at ?? sent_at ?? ""} look="ago" />
            </span>
            <span className={styles.quiet}>
              {player.name}, {player.country}
            </span>
            <span className={styles.marks}>
              {state !== "waiting" && <Badge tone={documentTones[state]}>{words.states[state]}</Badge>}
              {is_asked && state === "waiting" && <Badge tone="warning">{words.asked}</Badge>}
              {holder && holder.id !== self.operator.id && (
                <Badge tone="plain">{words.heldBy(holder.name)}</Badge>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
