import { SelectField } from "@bellwether/ui/fields/select-field.tsx";
import { TextAreaField } from "@bellwether/ui/fields/text-area-field.tsx";
import type { OfficeOutput } from "../gate/call-office.ts";
import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { useSelf } from "../identity/self.ts";
import { Callout } from "../kit/callout.tsx";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { typedText } from "../kit/reason-field.tsx";
import { chatChanges } from "./chat-changes.ts";
import { chatWords } from "./words.ts";

const words = chatWords.handOver;

export type HandOverDialogProps = {
  chatId: string;
  agents: OfficeOutput<"chats">["agents"];
  onClose: () => void;
};

/** Hands a conversation over to a colleague who answers chats now, with a note. */
export function HandOverDialog({ chatId, agents, onClose }: HandOverDialogProps) {
  const self = useSelf();
  const { send, isBusy, error } = useCall("handOverChat", {
    changes: chatChanges,
    onDone: () => {
      announce(words.done);
      onClose();
    },
  });
  const colleagues = agents.filter(({ id }) => id !== self.operator.id);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.title}
      description={words.text}
      submitLabel={words.submit}
      isBusy={isBusy}
      error={error}
      canSubmit={colleagues.length > 0}
      onSubmit={(values) =>
        send({
          chat_id: chatId,
          operator_id: typedText(values, "operator_id"),
          note: typedText(values, "note"),
        })
      }
    >
      {colleagues.length === 0 ? (
        <Callout tone="info">{words.nobody}</Callout>
      ) : (
        <>
          <SelectField
            name="operator_id"
            label={words.to}
            options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextAreaField
            name="note"
            label={words.note}
            rows={2}
            maxLength={500}
            required
            error={fieldTexts(error).note}
          />
        </>
      )}
    </FormDialog>
  );
}
