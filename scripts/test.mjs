// npm test: unit, API and property tests on the embedded database, then a real browser against a real process.
import { ensureBuilt, ensureInstalled, node, run } from "./setup.mjs";

ensureInstalled();
await ensureBuilt();
run("vitest", ["run", "--project", "unit", "--project", "embedded"]);
run(node, ["tests/servers/prepare-browser.ts"]);
run("playwright", ["test", "--config", "tests/e2e/playwright.config.ts"]);
