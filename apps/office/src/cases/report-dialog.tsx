import { TextAreaField } from "@bellwether/ui/fields/text-area-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { typedText } from "../kit/reason-field.tsx";
import { suspicionWords as words } from "./suspicion-words.ts";

export type ReportDialogProps = { playerId: string; caseId?: string; onClose: () => void };

/** Keeps what was reported to the authority about a player. */
export function ReportDialog({ playerId, caseId, onClose }: ReportDialogProps) {
  const { send, isBusy, error } = useCall("reportSuspicion", {
    changes: ["suspicionReports"],
    onDone: () => {
      announce(words.reported);
      onClose();
    },
  });
  const wrong = fieldTexts(error);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.reportTitle}
      description={words.reportText}
      submitLabel={words.report}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) =>
        send({
          ...{ player_id: playerId, ...(caseId !== undefined && { case_id: caseId }) },
          ...{ reference: typedText(values, "reference"), text: typedText(values, "text") },
        })
      }
    >
      <TextField name="reference" label={words.reference} maxLength={100} required error={wrong.reference} />
      <TextAreaField name="text" label={words.text} rows={8} maxLength={10_000} required error={wrong.text} />
    </FormDialog>
  );
}
