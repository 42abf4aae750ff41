// npm start: everything a fresh clone needs, then the product. npm run dev: the same from the sources, which it watches.
import { ensureBuilt, ensureInstalled, node, serve } from "./setup.mjs";

const dev = process.argv.includes("--dev");
ensureInstalled();
// In development Vite serves the sources.
if (!dev) await ensureBuilt();
// No helping threads for garbage: Node's own 4 would push the answering one aside on a small machine. And room for the young of 64 MB: what
// a call needs is gone before it counts as old, so that the long collections come seldom; nor is the old collected before there are 256 MB of it.
const product = [
  "--v8-pool-size=0",
  "--max-semi-space-size=64",
  "--initial-old-space-size=256",
  "apps/server/src/main.ts",
];
serve(node, dev ? product.with(-1, "apps/server/src/development/main.ts") : product, {
  // Each brand lies on its own local host name: funly.localhost, luckyclover.localhost.
  BRAND_FROM_HOSTNAME: process.env.BRAND_FROM_HOSTNAME ?? "true",
  BRAND_FROM_QUERY: process.env.BRAND_FROM_QUERY ?? "true",
  LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
});
