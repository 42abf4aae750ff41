import type { DocumentKind } from "@bellwether/contract/calls/documents.ts";
import { documentKinds } from "@bellwether/contract/document-bounds.ts";
import { SelectField } from "@bellwether/ui/fields/select-field.tsx";
import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import { documentWords as words } from "./words.ts";

export type RequestDialogProps = { playerId: string; onClose: () => void };

/** Asks a player for a document. */
export function RequestDialog({ playerId, onClose }: RequestDialogProps) {
  const { send, isBusy, error } = useCall("requestDocument", {
    changes: ["playerDocuments", "playerPage", "playerTimeline"],
    onDone: ({ repeated }) => {
      announce(repeated ? words.repeated : words.requested);
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.requestTitle}
      description={words.requestText}
      submitLabel={words.request}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) =>
        send({
          ...{ player_id: playerId, kind: typedText(values, "kind") as DocumentKind },
          reason: typedText(values, "reason"),
        })
      }
    >
      <SelectField
        name="kind"
        label={words.requestKind}
        options={documentKinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      <ReasonField
        label={words.requestReason}
        hint={words.requestReasonHint}
        error={fieldTexts(error).reason}
      />
    </FormDialog>
  );
}
