// npm test: unit, API and property tests on the embedded database, then a real browser against a real process.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { exitAsTheyDid, runParts } from "./parts.mjs";
import { ensureBuilt, ensureInstalled, environment, node, root } from "./setup.mjs";
import { browser, drawPictures, embedded, prepareBrowser, unit } from "./test-parts.mjs";

ensureInstalled();
await ensureBuilt();
const first = runParts([unit]);
if (first.some(({ passed }) => !passed)) exitAsTheyDid(first);

// The process tests leave a core idle. Browser tests start when every picture has been drawn, so that no page waits for one.
const drawing = spawn("nice", ["-n", "10", node, ...drawPictures.args], {
  cwd: root,
  stdio: "ignore",
  env: environment,
});
const drawn = once(drawing, "exit");
const second = runParts([embedded]);
if (second.some(({ passed }) => !passed)) exitAsTheyDid(second);
await drawn;
exitAsTheyDid([...first, ...second, ...runParts([drawPictures, prepareBrowser, browser])]);
