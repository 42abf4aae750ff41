export type { LiveTablesPort, TableFacts } from "./tell-live-table.ts";
