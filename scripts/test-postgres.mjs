// npm run test:postgres: concurrency, crash and API tests on a PostgreSQL and a Redis that the tests start on loopback.
import { exitAsTheyDid, runParts } from "./parts.mjs";
import { ensureBuilt, ensureInstalled } from "./setup.mjs";
import { postgres, postgresApi } from "./test-parts.mjs";

ensureInstalled();
await ensureBuilt();
exitAsTheyDid(runParts([postgresApi, postgres]));
