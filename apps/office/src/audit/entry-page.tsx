import type { AuditEntry } from "@bellwether/contract/office/index.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { readDetail } from "../formats/read-detail.ts";
import { officeQuery } from "../gate/queries.ts";
import { BackLink } from "../kit/back-link.tsx";
import { CopyLink } from "../kit/copy-link.tsx";
import { DiffTable } from "../kit/diff-table.tsx";
import { Facts } from "../kit/facts.tsx";
import { AuditIcon } from "../kit/icons.ts";
import { Loaded } from "../kit/loaded.tsx";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import { ScreenHead } from "../kit/screen-head.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { SubjectLink } from "../kit/subject-link.tsx";
import { officePaths } from "../paths.ts";
import styles from "./entry-page.module.css";
import { EntryProof } from "./entry-proof.tsx";
import { auditWords as words } from "./words.ts";

/** One entry of the audit at an address of its own. */
export function AuditEntryPage() {
  const position = Number(useParams().position);
  // The list goes on before a position: the entry is the first one before the next.
  const query = useQuery({
    ...officeQuery("audit", { before: String(position + 1) }),
    enabled: Number.isSafeInteger(position) && position > 0,
  });
  const found = query.data?.entries[0];
  const isMissing = !(position > 0) || (query.isSuccess && found?.position !== position);
  return (
    <>
      <BackLink to={officePaths.audit()}>{words.back}</BackLink>
      <ScreenHead title={words.entryTitle(position)} actions={<CopyLink />} />
      {isMissing ? (
        <Panel>
          <StateNote icon={<AuditIcon />} title={words.missing} />
        </Panel>
      ) : (
        <Loaded query={query}>{({ entries: [entry] }) => entry && <ShownEntry entry={entry} />}</Loaded>
      )}
    </>
  );
}

function ShownEntry({ entry }: { entry: AuditEntry }) {
  const { at, actor, actor_name, action, subject, reason, detail } = entry;
  const { changes, facts } = detail === null ? { changes: [], facts: [] } : readDetail(detail);
  const others = facts.filter(({ name }) => name !== "reason");
  return (
    <div className={styles.parts}>
      <Panel>
        <Facts
          isWide
          lines={[
            { name: words.at, value: <Moment at={at} look="full" /> },
            { name: words.actor, value: `${actor_name} (${actor.kind} ${actor.name})` },
            { name: words.action, value: <code>{action}</code> },
            ...(subject ? [{ name: words.subject, value: <SubjectLink subject={subject} /> }] : []),
            ...(reason ? [{ name: words.reason, value: reason }] : []),
          ]}
        />
      </Panel>
      {detail === null && <Panel>{words.detailErased}</Panel>}
      {changes.length > 0 && (
        <Panel title={words.changes}>
          <DiffTable lines={changes} label={words.changes} />
        </Panel>
      )}
      {others.length > 0 && (
        <Panel title={words.facts}>
          <Facts lines={others} isWide />
        </Panel>
      )}
      <EntryProof entry={entry} />
    </div>
  );
}
