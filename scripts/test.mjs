// npm test: the same tests each time, in ten minutes on two cores. `-- --record` writes their minutes into docs/testing.md.
import { exitAsTheyDid, runParts } from "./parts.mjs";
import { ensureBuilt, ensureInstalled } from "./setup.mjs";
import { apiEmbedded, browserPaths, kills, plainPictures, prepareBrowser, unit } from "./test-parts.mjs";

ensureInstalled();
const records = process.argv.includes("--record");
exitAsTheyDid(
  await runParts(
    "npm test",
    // First what needs nothing built. A browser is installed meanwhile, where there is none.
    [[prepareBrowser, plainPictures], [unit], [apiEmbedded], [kills, browserPaths]],
    { before: ensureBuilt, records },
  ),
);
