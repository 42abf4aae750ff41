/** What has to be asked for again when something is done with a conversation. */
export const chatChanges = ["chats", "chat", "queues", "tasks", "playerTimeline"] as const;
