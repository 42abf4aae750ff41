// npm start: sets up a fresh clone, then starts the product. npm run dev: the same from the sources, which it watches.
import { ensureBuilt, ensureInstalled, listFolders, node, serve } from "./setup.mjs";

const dev = process.argv.includes("--dev");
ensureInstalled();
// In development Vite serves the sources.
if (dev) listFolders();
else await ensureBuilt();
// No helper threads for garbage collection: Node's default of 4 would compete with the main thread on a small machine. A young generation
// of 64 MB, so that a call's objects are freed before they are promoted and long collections are rare; and no old-generation collection
// below 256 MB.
const product = [
  "--v8-pool-size=0",
  "--max-semi-space-size=64",
  "--initial-old-space-size=256",
  "apps/server/src/main.ts",
];
serve(node, dev ? product.with(-1, "apps/server/src/development/main.ts") : product, {
  // Each brand has its own local host name: funly.localhost, luckyclover.localhost.
  BRAND_FROM_HOSTNAME: process.env.BRAND_FROM_HOSTNAME ?? "true",
  BRAND_FROM_QUERY: process.env.BRAND_FROM_QUERY ?? "true",
  // The office shows a company at work; a setting of the environment comes first.
  SAMPLE_BUSINESS: process.env.SAMPLE_BUSINESS ?? (process.env.SANDBOX === "false" ? "false" : "true"),
  LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
});
