// npm run build: checks the content against the law, builds arcade, office and site if they changed, and draws every missing picture.
import { drawPictures, ensureBuilt, ensureInstalled, node, run } from "./setup.mjs";

ensureInstalled();
run(node, ["apps/server/src/commands/content-check.ts"]);
await ensureBuilt();
drawPictures();
