export { startTables } from "./run-tables.ts";
