import { fileURLToPath } from "node:url";
import { buildArt } from "./store/build-art.ts";
import { createProgress } from "./store/report-progress.ts";

/** `node packages/art/src/build.ts [folder]`: draws every missing picture. */
const folder = process.argv[2] ?? fileURLToPath(new URL("../../../build/art", import.meta.url));
const progress = createProgress(process.stdout, () => performance.now());
const { drawn, present, failed, removed, complete } = await buildArt(folder, {
  progress: progress.report,
  log: { warn: (details, message) => console.error(message, details) },
});
progress.end(
  `art: ${drawn} drawn, ${present} kept, ${removed} removed, ${failed} failed in ${progress.seconds()} s → ${folder}`,
);
process.exit(complete ? 0 : 1);
