import type { AuditEntry } from "@bellwether/contract/office/index.ts";
import { Link } from "react-router";
import type { GridColumn } from "../kit/data-grid.tsx";
import { Moment } from "../kit/moment.tsx";
import { SubjectLink } from "../kit/subject-link.tsx";
import { officePaths } from "../paths.ts";
import styles from "./audit-columns.module.css";
import { auditWords } from "./words.ts";

const words = auditWords.columns;

/** The columns of the audit. It stands in its own order, which is the order of the chain. */
export const auditColumns: readonly GridColumn<AuditEntry>[] = [
  {
    id: "position",
    header: words.position,
    className: styles.position,
    cell: ({ position }) => <Link to={officePaths.auditEntry(position)}>{position}</Link>,
  },
  { id: "at", header: words.at, className: styles.at, cell: ({ at }) => <Moment at={at} /> },
  {
    id: "actor",
    header: words.actor,
    cell: ({ actor_name, actor }) => (
      <span>
        {actor_name}
        {actor.kind !== "operator" && <span className={styles.quiet}> {actor.kind}</span>}
      </span>
    ),
  },
  { id: "action", header: words.action, cell: ({ action }) => <code>{action}</code> },
  {
    id: "subject",
    header: words.subject,
    className: styles.subject,
    cell: ({ subject }) => subject && <SubjectLink subject={subject} />,
  },
  {
    id: "reason",
    header: words.reason,
    className: styles.reason,
    cell: ({ reason }) => reason,
  },
];
