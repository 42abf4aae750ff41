// npm test: unit, API and property tests on the embedded database, then a real browser against a real process.
import { exitAsTheyDid, runParts } from "./parts.mjs";
import { ensureBuilt, ensureInstalled, node } from "./setup.mjs";
import { browser, embedded, unit } from "./test-parts.mjs";

ensureInstalled();
await ensureBuilt();
exitAsTheyDid(
  runParts([
    unit,
    embedded,
    { name: "a browser", program: node, args: ["tests/servers/prepare-browser.ts"] },
    browser,
  ]),
);
