import type { ListedOperator } from "@bellwether/contract/office/index.ts";
import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import { operatorWords as words } from "./words.ts";

export type SwitchOffDialogProps = { person: ListedOperator; onClose: () => void };

/** Switches a person of the office off, with a reason. */
export function SwitchOffDialog({ person, onClose }: SwitchOffDialogProps) {
  const { send, isBusy, error } = useCall("switchOffOperator", {
    changes: ["operators", "approvals"],
    onDone: () => {
      announce(words.offDone(person.name));
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.offTitle(person.name)}
      description={words.offText}
      submitLabel={words.off}
      isDanger
      isBusy={isBusy}
      error={error}
      onSubmit={(values) =>
        send({ operator_id: person.id, version: person.version, reason: typedText(values, "reason") })
      }
    >
      <ReasonField label={words.offReason} error={fieldTexts(error).reason} />
    </FormDialog>
  );
}
