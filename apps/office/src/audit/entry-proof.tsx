import type { AuditEntry } from "@bellwether/contract/office/index.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Callout } from "../kit/callout.tsx";
import { CopyButton } from "../kit/copy-button.tsx";
import { Panel } from "../kit/panel.tsx";
import { officePaths } from "../paths.ts";
import { checkEntry } from "./check-entry.ts";
import styles from "./entry-proof.module.css";
import { auditWords as words } from "./words.ts";

/** An entry's hashes, and whether they fit what is shown: this browser computes them, the office does not. */
export function EntryProof({ entry }: { entry: AuditEntry }) {
  const check = useQuery({
    queryKey: ["check-entry", entry] as const,
    queryFn: () => checkEntry(entry),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const hashes = [
    { name: words.previousHash, hash: entry.previous_hash },
    { name: words.detailHash, hash: entry.detail_hash },
    { name: words.hash, hash: entry.hash },
  ];
  return (
    <Panel title={words.proof}>
      <dl className={styles.hashes}>
        {hashes.map(({ name, hash }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{hash}</code>
              <CopyButton text={hash} label={words.copyHash} />
            </dd>
          </div>
        ))}
      </dl>
      {check.data === "fits" && <Callout tone="success">{words.computed}</Callout>}
      {check.data === "fits without detail" && <Callout tone="success">{words.computedHash}</Callout>}
      {check.data === "wrong" && <Callout tone="danger">{words.wrong}</Callout>}
      <p className={styles.neighbours}>
        <Link to={officePaths.auditEntry(entry.position + 1)}>{words.newer}</Link>
        {entry.position > 1 && <Link to={officePaths.auditEntry(entry.position - 1)}>{words.older}</Link>}
      </p>
    </Panel>
  );
}
