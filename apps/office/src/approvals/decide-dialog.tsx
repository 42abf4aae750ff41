import type { Approval } from "@bellwether/contract/office/index.ts";
import { PreviewView } from "../asking/preview-view.tsx";
import { askingWords } from "../asking/words.ts";
import type { OfficeOutput } from "../gate/call-office.ts";
import { fieldTexts } from "../gate/error-text.ts";
import { refresh } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import { approvalWords as words } from "./words.ts";

export type DecideDialogProps = {
  approval: Approval;
  decision: "approve" | "refuse";
  onClose: () => void;
  onDecided: (output: OfficeOutput<"decideApproval">) => void;
};

/** Approves or refuses with a reason. The decision names the version that was read: one that was edited since is refused. */
export function DecideDialog({ approval, decision, onClose, onDecided }: DecideDialogProps) {
  const { send, isBusy, error } = useCall("decideApproval", {
    changes: ["approvals", "operators", "playerPage", "playerTimeline"],
    onDone: (output) => {
      announce(doneText(output.approval));
      onDecided(output);
    },
  });
  const action = askingWords.actions[approval.action];
  const isApproval = decision === "approve";
  return (
    <FormDialog
      open
      onClose={() => {
        // After a refusal the request may not be what stands here any more.
        if (error) void refresh("approvals");
        onClose();
      }}
      size="large"
      title={isApproval ? words.approveTitle(action) : words.refuseTitle(action)}
      description={approval.subject}
      submitLabel={isApproval ? words.approve : words.refuse}
      isDanger={!isApproval}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) =>
        send({
          approval_id: approval.id,
          version: approval.version,
          decision,
          reason: typedText(values, "reason"),
        })
      }
    >
      {isApproval && <PreviewView preview={approval.preview} />}
      <ReasonField label={words.decideReason} hint={words.decideHint} error={fieldTexts(error).reason} />
    </FormDialog>
  );
}

function doneText({ state }: Approval): string {
  if (state === "refused") return words.refused;
  return state === "approved" ? words.scheduled : words.approved;
}
