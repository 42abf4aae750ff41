export { type MessageWorker, startMessageWorker } from "./message-worker.ts";
export { type DeliverMessage, type Message, queueMessage } from "./queue-message.ts";

export const messagesMigrations = { part: "messages", folder: new URL("./migrations/", import.meta.url) };
