import type { Approval, ApprovalAction, ApprovalPreview } from "@bellwether/contract/office/index.ts";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { useRef, useState } from "react";
import { fieldTime, timeOfField } from "../formats/time-text.ts";
import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { Callout } from "../kit/callout.tsx";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import { ActionFields, type ActionInput, inputFrom } from "./action-fields.tsx";
import { PreviewView } from "./preview-view.tsx";
import { askingWords as words } from "./words.ts";

export type AskDialogProps = {
  action: ApprovalAction;
  title: string;
  /** What it is done to, and what its fields begin with. */
  input: ActionInput;
  onClose: () => void;
  /** The own open request that is edited, instead of a new one. */
  edited?: Approval;
};

/**
 * Asks a second person. What it would do is shown first, from the office's own books: only what was shown can be asked for, so a changed form has
 * to be shown again.
 */
export function AskDialog({ action, title, input: first, onClose, edited }: AskDialogProps) {
  const form = useRef<HTMLDivElement>(null);
  const [previewedInput, setPreviewedInput] = useState<string>();
  const [isChanged, setIsChanged] = useState(false);
  const preview = useCall("previewApproval");
  const [shown, setShown] = useState<ApprovalPreview>();
  const done = () => {
    announce(words.asked);
    onClose();
  };
  const ask = useCall("askApproval", {
    changes: ["approvals", "playerPage", "playerTimeline"],
    onDone: done,
  });
  const edit = useCall("editApproval", { changes: ["approvals"], onDone: done });
  const sent = edited ? edit : ask;
  const wrong = { ...fieldTexts(preview.error), ...fieldTexts(sent.error) };

  const inputOf = (values: FormData) => inputFrom(action, first, values);
  const submit = (values: FormData) => {
    const input = inputOf(values);
    const text = JSON.stringify(input);
    if (text !== previewedInput) {
      sent.reset();
      preview.send(
        { action, input },
        {
          onSuccess: (answer) => {
            setShown(answer.preview);
            setPreviewedInput(text);
            setIsChanged(false);
          },
        },
      );
      return;
    }
    const more = {
      input,
      reason: typedText(values, "reason"),
      run_at: timeOfField(typedText(values, "run_at")),
    };
    if (edited) edit.send({ approval_id: edited.id, version: edited.version, ...more });
    else ask.send({ action, ...more });
  };
  /** The preview is of what was typed then. */
  const noticeChange = () => {
    const owner = form.current?.closest("form");
    if (owner && previewedInput)
      setIsChanged(JSON.stringify(inputOf(new FormData(owner))) !== previewedInput);
  };
  const isReady = previewedInput !== undefined && !isChanged;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      description={words.twoPersons}
      size="large"
      submitLabel={isReady ? words.ask : shown ? words.previewAgain : words.preview}
      isBusy={preview.isBusy || sent.isBusy}
      error={sent.error ?? preview.error}
      onSubmit={submit}
    >
      <div ref={form} onInput={noticeChange}>
        <ActionFields action={action} input={first} wrong={wrong} />
      </div>
      <ReasonField
        label={words.reason}
        hint={words.reasonHint}
        error={wrong.reason}
        defaultValue={edited?.reason}
      />
      <TextField
        name="run_at"
        type="datetime-local"
        label={words.runAt}
        hint={words.runAtHint}
        error={wrong.run_at}
        defaultValue={edited?.run_at ? fieldTime(Date.parse(edited.run_at)) : undefined}
      />
      {isChanged && <Callout tone="warning">{words.changed}</Callout>}
      {shown && !isChanged && <PreviewView preview={shown} />}
    </FormDialog>
  );
}
