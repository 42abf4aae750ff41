// npm run lighthouse: measures the main pages of each brand with Lighthouse's mobile settings. Brands and --only=lobby,deposit choose.
import { drawPictures, ensureBuilt, ensureInstalled, node, run } from "./setup.mjs";

ensureInstalled();
await ensureBuilt();
drawPictures();
run(node, ["bench/lighthouse.ts", ...process.argv.slice(2)]);
