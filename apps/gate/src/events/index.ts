export { orderEvents } from "./order-events.ts";
export { eventsData } from "./personal-data.ts";
export { firstSequenceSince, lastSequence, readEvents } from "./read-events.ts";
export { type NewEvent, recordEvent, recordEvents, sendEvents } from "./record-event.ts";
export { EVENTS_KEPT_MS, sweepEvents } from "./sweep-events.ts";

export const eventsMigrations = { part: "events", folder: new URL("./migrations/", import.meta.url) };
