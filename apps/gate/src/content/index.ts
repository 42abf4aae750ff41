export { mountContent } from "./routes.ts";
export type { TableFacts } from "./tell-live-table.ts";
