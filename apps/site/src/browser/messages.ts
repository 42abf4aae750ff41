import { createMessageQueue } from "@bellwether/ui/feedback/message-queue.ts";

/**
 * The running page's transient messages [2.36]: call `messages.show("success", text)` in an event handler; shown for 5 s by default.
 * The server never writes here.
 */
export const messages = createMessageQueue();
