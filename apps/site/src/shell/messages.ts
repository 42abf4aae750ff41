import { createMessageQueue } from "@bellwether/ui/feedback/message-queue.ts";

/** The running page's transient messages [2.36]: `messages.show("success", text)` from an event's handler, 5 s unless told. The server never writes here. */
export const messages = createMessageQueue();
