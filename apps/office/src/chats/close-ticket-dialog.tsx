import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { chatChanges } from "./chat-changes.ts";
import { chatWords } from "./words.ts";

const words = chatWords.endTicket;

/** Asks before a ticket is closed without an answer. */
export function CloseTicketDialog({ chatId, onClose }: { chatId: string; onClose: () => void }) {
  const { send, isBusy, error } = useCall("closeChat", {
    changes: chatChanges,
    onDone: () => {
      announce(chatWords.endDone);
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.title}
      description={words.text}
      submitLabel={words.submit}
      isBusy={isBusy}
      error={error}
      onSubmit={() => send({ chat_id: chatId })}
    />
  );
}
