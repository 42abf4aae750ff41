export { suspicionData } from "./personal-data.ts";
export {
  listSuspicions,
  openSuspicion,
  reportSuspicionWithin,
  type StoredReport,
} from "./suspicion-report.ts";

export const suspicionMigrations = { part: "suspicion", folder: new URL("./migrations/", import.meta.url) };
