export type { LiveTablesPort, TableFacts } from "./to-live-table.ts";
