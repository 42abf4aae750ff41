export { addStop, endStop, isStopInForce, listStops, type StoredStop } from "./incident-stop.ts";
export { createStopBoard, isGameStopped, isStoppedIn, isTitleStopped, refuseStopped } from "./stop-board.ts";

export const stopsMigrations = { part: "stops", folder: new URL("./migrations/", import.meta.url) };
