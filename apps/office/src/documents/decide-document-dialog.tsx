import { type DocumentCause, documentCauses } from "@bellwether/contract/calls/documents.ts";
import type { OfficeDocument } from "@bellwether/contract/office/index.ts";
import { SelectField } from "@bellwether/ui/fields/select-field.tsx";
import { TextAreaField } from "@bellwether/ui/fields/text-area-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { typedText } from "../kit/reason-field.tsx";
import { documentWords as words } from "./words.ts";

export type DecideDocumentDialogProps = {
  document: OfficeDocument;
  decision: "accept" | "refuse";
  onClose: () => void;
  onDecided: () => void;
};

/** Accepts a document with its end, or refuses it with what the player is told. */
export function DecideDocumentDialog({ document, decision, onClose, onDecided }: DecideDocumentDialogProps) {
  const { send, isBusy, error } = useCall("decideDocument", {
    changes: ["documentQueue", "queues", "playerDocuments", "playerPage", "playerTimeline"],
    onDone: () => {
      announce(decision === "accept" ? words.accepted : words.refused);
      onDecided();
    },
  });
  const wrong = fieldTexts(error);
  const kind = words.kinds[document.kind];
  const isAccept = decision === "accept";
  return (
    <FormDialog
      open
      onClose={onClose}
      title={isAccept ? words.acceptTitle(kind) : words.refuseTitle(kind)}
      description={
        isAccept ? words.acceptText(document.is_asked, document.kind === "identity") : words.refuseText
      }
      submitLabel={isAccept ? words.accept : words.refuse}
      isDanger={!isAccept}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) =>
        send({
          ...{ document_id: document.id, version: document.version, decision },
          cause: (typedText(values, "cause") || null) as DocumentCause | null,
          expires_on: typedText(values, "expires_on") || null,
          note: typedText(values, "note"),
        })
      }
    >
      {isAccept ? (
        <TextField
          name="expires_on"
          type="date"
          label={words.expires}
          hint={words.expiresHint}
          error={wrong.expires_on && words.expiresWrong}
        />
      ) : (
        <SelectField
          name="cause"
          label={words.causeLabel}
          placeholder={words.causePlaceholder}
          error={wrong.cause}
          options={documentCauses.map((value) => ({ value, label: words.causes[value] }))}
        />
      )}
      <TextAreaField
        name="note"
        rows={2}
        maxLength={500}
        label={isAccept ? words.whyAccepted : words.noteLabel}
        hint={words.noteHint}
        error={wrong.note}
      />
    </FormDialog>
  );
}
