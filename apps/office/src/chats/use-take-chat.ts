import { queryClient } from "../gate/office.ts";
import { officeQuery } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { announce } from "../kit/notices.ts";
import { chatChanges } from "./chat-changes.ts";
import { chatWords as words } from "./words.ts";

/** Takes a conversation: the field for the answer is there at once. */
export const useTakeChat = () =>
  useCall("takeChat", {
    changes: chatChanges,
    onDone(taken) {
      queryClient.setQueryData(officeQuery("chat", { chat_id: taken.chat.id }).queryKey, taken);
      announce(words.taken);
    },
  });
