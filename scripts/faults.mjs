// npm run faults: the fault tests at their full size, which `npm test` runs in part.
import { ensureBuilt, ensureInstalled, environment, run } from "./setup.mjs";

ensureInstalled();
await ensureBuilt();
const env = { ...environment, FAULTS: "all" };
run("vitest", ["run", "--project", "embedded", "--project", "postgres"], { env });
