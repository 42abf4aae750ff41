export { createStudio, type Studio, studioMigrations } from "./create-studio.ts";
export { unpaidHitsAt } from "./jackpots/unpaid-hits.ts";
export { type StudioMetrics, studioMetricList } from "./metrics.ts";
export type { StudioTitle } from "./ports.ts";
export { countUnsettled, drawnPayouts } from "./rounds/drawn-payouts.ts";
export type { StudioOptions } from "./studio-deps.ts";
export type { TableRelay } from "./tables/table-relay.ts";
export type { TableStream, TableTransport, TableViewer } from "./tables/table-stream.ts";
