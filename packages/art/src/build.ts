import { fileURLToPath } from "node:url";
import { buildArt } from "./files/build-art.ts";

/** `node packages/art/src/build.ts [outDir]`: writes every picture, and only those whose inputs changed. */
const outDir = process.argv[2] ?? fileURLToPath(new URL("../../../build/art", import.meta.url));
const startedAt = performance.now();
const { written, kept, removed } = await buildArt(outDir);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`art: ${written} written, ${kept} kept, ${removed} removed in ${seconds} s → ${outDir}`);
