export { forEachItem } from "./each-item.ts";
export { createJobs, type Jobs } from "./jobs.ts";

export const jobsMigrations = { part: "jobs", folder: new URL("./migrations/", import.meta.url) };
