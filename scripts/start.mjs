// npm start: everything a fresh clone needs, then the product. npm run dev: the same with hot reload.
import { ensureBuilt, ensureInstalled, node, serve } from "./setup.mjs";

const dev = process.argv.includes("--dev");
ensureInstalled();
ensureBuilt();
// As many helping threads for garbage as there are cores beside the answering one; Node's own 4 would push it aside on a small machine.
serve(node, ["--v8-pool-size=0", "apps/server/src/main.ts"], {
  // Each brand lies on its own local host name: funly.localhost, luckyclover.localhost.
  BRAND_FROM_HOSTNAME: process.env.BRAND_FROM_HOSTNAME ?? "true",
  BRAND_FROM_QUERY: process.env.BRAND_FROM_QUERY ?? "true",
  LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  ...(dev && { HOT_RELOAD: "true" }),
});
