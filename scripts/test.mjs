// npm test: the same tests each time, in some ten minutes on two cores. `-- --record` writes their minutes into docs/testing.md.
import { exitAsTheyDid, runParts } from "./parts.mjs";
import { apiEmbedded, browserPaths, kills, plainPictures, prepareBrowser, unit } from "./test-parts.mjs";

const records = process.argv.includes("--record");
exitAsTheyDid(
  await runParts(
    "npm test",
    // Kills and paths both wait for most of their time.
    [[prepareBrowser, plainPictures], [unit], [apiEmbedded], [kills, browserPaths]],
    { records },
  ),
);
