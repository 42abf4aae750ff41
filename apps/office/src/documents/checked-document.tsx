import { Button } from "@bellwether/ui/actions/button.tsx";
import { useState } from "react";
import { Link } from "react-router";
import type { OfficeOutput } from "../gate/call-office.ts";
import { errorText } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { Callout } from "../kit/callout.tsx";
import { Facts } from "../kit/facts.tsx";
import { Moment } from "../kit/moment.tsx";
import { announce } from "../kit/notices.ts";
import { Panel } from "../kit/panel.tsx";
import { useKeys } from "../kit/use-keys.ts";
import { officePaths } from "../paths.ts";
import styles from "./checked-document.module.css";
import { DecideDocumentDialog } from "./decide-document-dialog.tsx";
import { DocumentPageView } from "./document-page-view.tsx";
import { vendorLines } from "./vendor-lines.ts";
import { documentWords as words } from "./words.ts";

export type CheckedDocumentProps = {
  taken: OfficeOutput<"takeDocument">;
  onDecided: () => void;
  onLeft: () => void;
};

/** An open document: its pages, or what the identity vendor has read, beside what the account says. */
export function CheckedDocument({
  taken: { document, person, as_read: read },
  onDecided,
  onLeft,
}: CheckedDocumentProps) {
  const [deciding, setDeciding] = useState<"accept" | "refuse">();
  const leave = useCall("leaveDocument", {
    changes: ["documentQueue", "playerDocuments"],
    onDone: () => {
      announce(words.left);
      onLeft();
    },
  });
  const giveBack = () => leave.send({ document_id: document.id });
  const isOpen = document.state === "waiting";
  useKeys([
    isOpen && { key: "a", does: words.keys.accept, run: () => setDeciding("accept") },
    isOpen && { key: "r", does: words.keys.refuse, run: () => setDeciding("refuse") },
    { key: "g", does: words.keys.leave, run: giveBack },
  ]);
  const facts = (["name", "born_on", "address", "national_id"] as const).flatMap((name) => {
    const value = person[name];
    return value ? [{ name: words.fact[name], value }] : [];
  });
  return (
    <Panel
      title={words.kinds[document.kind]}
      actions={
        <>
          {isOpen && (
            <>
              <Button onClick={() => setDeciding("accept")}>{words.accept}</Button>
              <Button variant="danger" onClick={() => setDeciding("refuse")}>
                {words.refuse}
              </Button>
            </>
          )}
          <Button variant="secondary" busy={leave.isBusy} onClick={giveBack}>
            {words.leave}
          </Button>
        </>
      }
    >
      {leave.error !== undefined && <Callout tone="danger">{errorText(leave.error)}</Callout>}
      <div className={styles.person}>
        {document.vendor && <p className={styles.quiet}>{words.account}</p>}
        <Facts isWide lines={facts} />
        {document.vendor && (
          <>
            <p className={styles.quiet}>{words.asRead}</p>
            <Facts isWide lines={[...linesAsRead(read), ...vendorLines(document.vendor)]} />
            {!read && <p className={styles.quiet}>{words.noDocumentRead}</p>}
          </>
        )}
        <p className={styles.quiet}>
          <Link to={officePaths.player(document.player.id)}>{document.player.id}</Link>
          {document.holder && (
            <>
              {" · "}
              {words.holdsUntil} <Moment at={document.holder.until} />
            </>
          )}
        </p>
      </div>
      <div className={styles.pages}>
        {document.pages.map((page) => (
          <DocumentPageView key={page.page_id} documentId={document.id} page={page} />
        ))}
      </div>
      {deciding && (
        <DecideDocumentDialog
          document={document}
          decision={deciding}
          onClose={() => setDeciding(undefined)}
          onDecided={onDecided}
        />
      )}
    </Panel>
  );
}

function linesAsRead(read: OfficeOutput<"takeDocument">["as_read"]) {
  if (!read) return [];
  return [
    { name: words.fact.name, value: `${read.first_name} ${read.last_name}` },
    { name: words.fact.born_on, value: read.born_on },
    { name: words.validUntil, value: read.valid_until ?? words.noEnd },
  ];
}
