// npm run test:postgres: concurrency, crash and API tests on a PostgreSQL and a Redis that the tests start on loopback.
import { ensureBuilt, ensureInstalled, run } from "./setup.mjs";

ensureInstalled();
await ensureBuilt();
run("vitest", ["run", "--project", "postgres-api"]);
run("vitest", ["run", "--project", "postgres"]);
