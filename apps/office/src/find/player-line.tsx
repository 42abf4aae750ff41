import type { FoundPlayer } from "@bellwether/contract/office/index.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import styles from "./player-line.module.css";
import { findWords as words } from "./words.ts";

/** One player in a list: enough to see whether it is the right one, contact data hidden. */
export function PlayerLine({ player }: { player: FoundPlayer }) {
  const { id, name, brand, country, email, phone, status, is_held, is_blocked, found_by } = player;
  return (
    <span className={styles.line}>
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <code className={styles.id}>{id}</code>
      </span>
      <span className={styles.facts}>{[brand, country, email, phone].filter(Boolean).join(" · ")}</span>
      <span className={styles.marks}>
        {status !== "open" && <Badge tone="warning">{words.status[status]}</Badge>}
        {is_blocked && <Badge tone="danger">{words.blocked}</Badge>}
        {is_held && <Badge tone="warning">{words.held}</Badge>}
        <span className={styles.by}>{words.by(words.foundBy[found_by])}</span>
      </span>
    </span>
  );
}
