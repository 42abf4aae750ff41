import {
  type OfficeDifference,
  type SettlementOutcome,
  settlementOutcomes,
} from "@bellwether/contract/office/index.ts";
import { SelectField } from "@bellwether/ui/fields/select-field.tsx";
import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import { reconciliationWords as words } from "./words.ts";

export type SettleDialogProps = { difference: OfficeDifference; onClose: () => void };

/** Says what became of a difference. */
export function SettleDialog({ difference, onClose }: SettleDialogProps) {
  const { send, isBusy, error } = useCall("settleSettlement", {
    changes: ["settlementDifferences"],
    onDone: () => {
      announce(words.dialog.done);
      onClose();
    },
  });
  const { what, subject, ours, theirs } = difference;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.dialog.title}
      description={`${words.what[what]}: ${subject}. ${words.columns.ours}: ${ours ?? "–"}. ${words.columns.theirs}: ${theirs ?? "–"}.`}
      submitLabel={words.dialog.submit}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) =>
        send({
          difference_id: difference.id,
          outcome: typedText(values, "outcome") as SettlementOutcome,
          note: typedText(values, "reason"),
        })
      }
    >
      <SelectField
        name="outcome"
        label={words.dialog.outcome}
        defaultValue="corrected_there"
        options={settlementOutcomes.map((value) => ({ value, label: words.outcomes[value] }))}
      />
      <ReasonField label={words.dialog.note} hint={words.dialog.noteHint} error={fieldTexts(error).note} />
    </FormDialog>
  );
}
