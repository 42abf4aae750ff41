export { askScreening } from "./ask-service.ts";
export { decideListedWithin, isKnownPep } from "./decide-listed.ts";
export { screeningData } from "./personal-data.ts";
export { readScreening, screenedAt, watchScreening } from "./read-screening.ts";
export type { ScreeningPort } from "./screening-port.ts";
export { screenEverybody, wantScreening } from "./want-screening.ts";

export const screeningMigrations = { part: "screening", folder: new URL("./migrations/", import.meta.url) };
