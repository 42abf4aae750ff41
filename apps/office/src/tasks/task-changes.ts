/** What has to be asked for again when a task is written, changed or done. */
export const taskChanges = ["tasks", "queues", "playerTimeline"] as const;
