// npm run gallery: the components in isolation, from their sources.
import { ensureInstalled, serve } from "./setup.mjs";

ensureInstalled();
serve("vite", ["packages/ui/gallery", ...process.argv.slice(2)]);
