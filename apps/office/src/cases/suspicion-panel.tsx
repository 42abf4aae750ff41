import type { SuspicionReport } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OfficeOutput } from "../gate/call-office.ts";
import { fieldTexts } from "../gate/error-text.ts";
import { officeQuery } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { may, useSelf } from "../identity/self.ts";
import { Facts } from "../kit/facts.tsx";
import { FormDialog } from "../kit/form-dialog.tsx";
import { Loaded } from "../kit/loaded.tsx";
import { LoadingLines } from "../kit/loading-lines.tsx";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import styles from "./suspicion-panel.module.css";
import { suspicionWords as words } from "./suspicion-words.ts";

export type SuspicionPanelProps = { playerId: string; caseId?: string };

/** What was reported to the authority about a player. For everybody without the permission there is nothing here. */
export function SuspicionPanel({ playerId, caseId }: SuspicionPanelProps) {
  const mayReport = may(useSelf(), "suspicion.report");
  return mayReport ? <Reports playerId={playerId} caseId={caseId} /> : null;
}

function Reports({ playerId, caseId }: { playerId: string; caseId: string | undefined }) {
  const [isReporting, setReporting] = useState(false);
  const [readId, setReadId] = useState<string>();
  const [shown, setShown] = useState<OfficeOutput<"readSuspicion">>();
  const query = useQuery(officeQuery("suspicionReports", { player_id: playerId }));
  return (
    <Panel
      title={words.title}
      actions={
        <Button variant="quiet" onClick={() => setReporting(true)}>
          {words.report}
        </Button>
      }
    >
      <p className={styles.about}>{words.about}</p>
      <Loaded query={query} skeleton={<LoadingLines lines={2} />}>
        {({ reports }) =>
          reports.length === 0 ? (
            <p className={styles.about}>{words.none}</p>
          ) : (
            <ul className={styles.list}>
              {reports.map((report) => (
                <Report
                  key={report.id}
                  report={report}
                  content={shown?.report.id === report.id ? shown : undefined}
                  onRead={() => setReadId(report.id)}
                  onHide={() => setShown(undefined)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isReporting && (
        <ReportDialog
          playerId={playerId}
          {...(caseId !== undefined && { caseId })}
          onClose={() => setReporting(false)}
        />
      )}
      {readId !== undefined && (
        <ReadDialog
          reportId={readId}
          onClose={() => setReadId(undefined)}
          onRead={(content) => {
            setShown(content);
            setReadId(undefined);
          }}
        />
      )}
    </Panel>
  );
}

type ReportProps = {
  report: SuspicionReport;
  content: OfficeOutput<"readSuspicion"> | undefined;
  onRead: () => void;
  onHide: () => void;
};

function Report({ report, content, onRead, onHide }: ReportProps) {
  return (
    <li>
      <Moment at={report.reported_at} /> {words.by(report.reported_by)}{" "}
      <Button variant="quiet" onClick={content ? onHide : onRead}>
        {content ? words.hide : words.read}
      </Button>
      {content && (
        <>
          <Facts lines={[{ name: words.reference, value: content.reference }]} isWide />
          <p className={styles.text}>{content.text}</p>
        </>
      )}
    </li>
  );
}

type ReadDialogProps = {
  reportId: string;
  onClose: () => void;
  onRead: (content: OfficeOutput<"readSuspicion">) => void;
};

function ReadDialog({ reportId, onClose, onRead }: ReadDialogProps) {
  const { send, isBusy, error } = useCall("readSuspicion", { changes: [], onDone: onRead });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.readTitle}
      description={words.readText}
      submitLabel={words.read}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) => send({ report_id: reportId, reason: typedText(values, "reason") })}
    >
      <ReasonField label={words.reason} error={fieldTexts(error).reason} />
    </FormDialog>
  );
}
