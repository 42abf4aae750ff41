// npm run build: content that no law forbids, arcade and site where they changed, and every picture that is missing.
import { drawPictures, ensureBuilt, ensureInstalled, node, run } from "./setup.mjs";

ensureInstalled();
run(node, ["apps/server/src/commands/content-check.ts"]);
await ensureBuilt();
drawPictures();
