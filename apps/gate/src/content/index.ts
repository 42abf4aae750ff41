export { createLiveTables, type LiveTables } from "./live-tables.ts";
export type { LiveTablesPort, TableFacts } from "./to-live-table.ts";
