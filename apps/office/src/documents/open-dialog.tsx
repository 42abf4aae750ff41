import type { OfficeDocument } from "@bellwether/contract/office/index.ts";
import type { OfficeOutput } from "../gate/call-office.ts";
import { fieldTexts } from "../gate/error-text.ts";
import { refresh } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import { documentWords as words } from "./words.ts";

export type OpenDialogProps = {
  document: OfficeDocument;
  onClose: () => void;
  onTaken: (output: OfficeOutput<"takeDocument">) => void;
};

/** Takes a document with a reason, which is kept. */
export function OpenDialog({ document, onClose, onTaken }: OpenDialogProps) {
  const { send, isBusy, error } = useCall("takeDocument", {
    changes: ["documentQueue", "playerDocuments", "playerTimeline"],
    onDone: onTaken,
  });
  return (
    <FormDialog
      open
      onClose={() => {
        // Somebody else may have it now.
        if (error) void refresh("documentQueue");
        onClose();
      }}
      title={words.openTitle}
      description={words.openText}
      submitLabel={words.open}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) => send({ document_id: document.id, reason: typedText(values, "reason") })}
    >
      <ReasonField
        label={words.openReason}
        defaultValue={words.usualReason}
        error={fieldTexts(error).reason}
      />
    </FormDialog>
  );
}
