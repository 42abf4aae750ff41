import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import { caseWords as words } from "./words.ts";

export type AskFundsDialogProps = { playerId: string; onClose: () => void };

/** Asks the player of a case to show where the money comes from. */
export function AskFundsDialog({ playerId, onClose }: AskFundsDialogProps) {
  const { send, isBusy, error } = useCall("requestDocument", {
    changes: ["playerDocuments", "playerPage", "playerTimeline"],
    onDone: ({ repeated }) => {
      announce(repeated ? words.askedBefore : words.askedFunds);
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.askFunds}
      description={words.askFundsText}
      submitLabel={words.askFunds}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) => send({ player_id: playerId, kind: "funds", reason: typedText(values, "reason") })}
    >
      <ReasonField label={words.reason} hint={words.reasonHint} error={fieldTexts(error).reason} />
    </FormDialog>
  );
}
