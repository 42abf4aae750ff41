// npm run build: arcade and site where they changed, and every picture that is missing.
import { drawPictures, ensureBuilt, ensureInstalled } from "./setup.mjs";

ensureInstalled();
await ensureBuilt();
drawPictures();
