export { createStudio, type Studio, studioMigrations } from "./create-studio.ts";
export { unpaidHitsAt } from "./jackpots/unpaid-hits.ts";
export { drawnPayouts } from "./rounds/drawn-payouts.ts";
export type { StudioParts, StudioTitle } from "./studio-parts.ts";
export type { TableRelay } from "./tables/table-relay.ts";
export type { TableStream, TableTransport, TableViewer } from "./tables/table-stream.ts";
