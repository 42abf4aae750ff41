import type { OfficeStop } from "@bellwether/contract/office/index.ts";
import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import { stopName, stopWords as words } from "./words.ts";

/** Starts again what was stopped. */
export function StartDialog({ stop, onClose }: { stop: OfficeStop; onClose: () => void }) {
  const { send, isBusy, error } = useCall("startPart", {
    changes: ["stops", "audit"],
    onDone: () => {
      announce(words.started(stopName(stop)));
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.startTitle(stopName(stop))}
      description={words.startText}
      submitLabel={words.start}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) => send({ stop_id: stop.id, reason: typedText(values, "reason") })}
    >
      <ReasonField label={words.reason} error={fieldTexts(error).reason} />
    </FormDialog>
  );
}
