export { createStudio, type Studio } from "./create-studio.ts";
export { unpaidHitsAt } from "./jackpots/index.ts";
export { type StudioMetrics, studioMetricList } from "./metrics.ts";
export { studioData } from "./personal-data.ts";
export type { StudioTitle } from "./ports.ts";
export { countUnsettled, drawnPayouts } from "./rounds/index.ts";
export type { StudioOptions } from "./studio-deps.ts";
export { studioMigrations } from "./studio-migrations.ts";
export type { TableRelay, TableStream, TableTransport, TableViewer } from "./tables/index.ts";
