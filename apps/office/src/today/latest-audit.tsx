import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { officeQuery } from "../gate/queries.ts";
import { AuditIcon } from "../kit/icons.ts";
import { Loaded } from "../kit/loaded.tsx";
import { LoadingLines } from "../kit/loading-lines.tsx";
import { Moment } from "../kit/moment.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { officePaths } from "../paths.ts";
import styles from "./latest-audit.module.css";
import { todayWords as words } from "./words.ts";

const SHOWN = 12;

/** The newest audit entries. Each links to its own page. */
export function LatestAudit() {
  const query = useQuery(officeQuery("audit", {}));
  return (
    <Loaded query={query} skeleton={<LoadingLines lines={8} />}>
      {({ entries }) =>
        entries.length === 0 ? (
          <StateNote icon={<AuditIcon />} title={words.noneAudit} />
        ) : (
          <ul className={styles.list}>
            {entries.slice(0, SHOWN).map(({ position, at, actor_name, action, subject }) => (
              <li key={position}>
                <Link to={officePaths.auditEntry(position)} className={styles.entry}>
                  <Moment at={at} />
                  <span className={styles.what}>
                    <strong>{actor_name}</strong> <code>{action}</code> <span>{subject}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
