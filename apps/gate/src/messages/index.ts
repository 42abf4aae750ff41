export { messageIdOf } from "./message-id.ts";
export { type MessageWorker, startMessageWorker } from "./message-worker.ts";
export { messagesData } from "./personal-data.ts";
export { listLetters } from "./player-letters.ts";
export {
  type DeliverMessage,
  type DeliveryPort,
  isQueued,
  type Message,
  MessageRefusedError,
  queueMessage,
} from "./queue-message.ts";
export { sweepMessages } from "./sweep-messages.ts";
export { watchMessages } from "./watch-messages.ts";
export { type WrittenMessage, writeMessage } from "./write-message.ts";

export const messagesMigrations = { part: "messages", folder: new URL("./migrations/", import.meta.url) };
