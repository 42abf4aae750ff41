import type { Approval } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useState } from "react";
import { AskDialog } from "../asking/ask-dialog.tsx";
import { PreviewView } from "../asking/preview-view.tsx";
import { askingWords } from "../asking/words.ts";
import type { OfficeOutput } from "../gate/call-office.ts";
import { errorText } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { Callout } from "../kit/callout.tsx";
import { type FactLine, Facts } from "../kit/facts.tsx";
import { Moment } from "../kit/moment.tsx";
import { announce } from "../kit/notices.ts";
import { Panel } from "../kit/panel.tsx";
import { SubjectLink } from "../kit/subject-link.tsx";
import { ApprovalComments } from "./approval-comments.tsx";
import styles from "./approval-detail.module.css";
import { approvalTones } from "./approval-list.tsx";
import { canApproval } from "./can-approval.ts";
import { DecideDialog } from "./decide-dialog.tsx";
import { approvalWords as words } from "./words.ts";

/** What somebody is about to decide. */
export type Deciding = "approve" | "refuse" | undefined;

export type ApprovalDetailProps = {
  approval: Approval;
  deciding: Deciding;
  onDeciding: (deciding: Deciding) => void;
  onDecided: (output: OfficeOutput<"decideApproval">) => void;
};

/** One request: what it would do and change, why, and what can be done with it. */
export function ApprovalDetail({ approval, deciding, onDeciding, onDecided }: ApprovalDetailProps) {
  const [isEdited, setIsEdited] = useState(false);
  const withdraw = useCall("withdrawApproval", {
    changes: ["approvals"],
    onDone: () => announce(words.withdrawn),
  });
  const action = askingWords.actions[approval.action];
  return (
    <Panel
      title={
        <span id="approval-detail" tabIndex={-1} className={styles.title}>
          {action}
        </span>
      }
      note={<Badge tone={approvalTones[approval.state]}>{words.states[approval.state]}</Badge>}
      actions={
        <div className={styles.acts}>
          {canApproval.edit(approval) && (
            <Button variant="secondary" onClick={() => setIsEdited(true)}>
              {words.edit}
            </Button>
          )}
          {canApproval.withdraw(approval) && (
            <Button
              variant="secondary"
              busy={withdraw.isBusy}
              onClick={() => withdraw.send({ approval_id: approval.id })}
            >
              {words.withdraw}
            </Button>
          )}
          {canApproval.refuse(approval) && (
            <Button variant="danger" onClick={() => onDeciding("refuse")}>
              {words.refuse}
            </Button>
          )}
          {canApproval.refuse(approval) && (
            <Button disabled={!canApproval.approve(approval)} onClick={() => onDeciding("approve")}>
              {words.approve}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.body}>
        {withdraw.error && <Callout tone="danger">{errorText(withdraw.error)}</Callout>}
        {approval.state === "open" && approval.is_stale && (
          <Callout tone="warning">{words.staleText}</Callout>
        )}
        {approval.failure && (
          <Callout tone="danger">
            {words.failure}: {approval.failure}
          </Callout>
        )}
        <PreviewView preview={approval.preview} />
        <blockquote className={styles.reason}>
          <p>{approval.reason}</p>
          <footer>
            {approval.asked_by.name}, <Moment at={approval.asked_at} />
          </footer>
        </blockquote>
        {approval.decision_reason && approval.decided_by && (
          <blockquote className={styles.reason}>
            <p>{approval.decision_reason}</p>
            <footer>
              {words.decidedBy(words.states[approval.state])} {approval.decided_by.name}
              {approval.decided_at && (
                <>
                  , <Moment at={approval.decided_at} />
                </>
              )}
            </footer>
          </blockquote>
        )}
        <Facts lines={factsOf(approval)} isWide />
        {approval.state === "open" && approval.is_own && <p className={styles.quiet}>{words.ownText}</p>}
        {approval.state === "open" && !approval.is_own && !approval.can_decide && (
          <p className={styles.quiet}>{words.notAllowed}</p>
        )}
        <ApprovalComments approval={approval} />
      </div>
      {deciding && canApproval[deciding](approval) && (
        <DecideDialog
          approval={approval}
          decision={deciding}
          onClose={() => onDeciding(undefined)}
          onDecided={onDecided}
        />
      )}
      {isEdited && (
        <AskDialog
          action={approval.action}
          title={words.editTitle(action)}
          input={approval.input}
          edited={approval}
          onClose={() => setIsEdited(false)}
        />
      )}
    </Panel>
  );
}

function factsOf({ subject, state, expires_at, run_at }: Approval): FactLine[] {
  return [
    { name: words.subject, value: <SubjectLink subject={subject} /> },
    { name: words.takesEffect, value: run_at ? <Moment at={run_at} /> : words.atOnce },
    ...(state === "open" ? [{ name: words.expires, value: <Moment at={expires_at} look="ago" /> }] : []),
  ];
}
