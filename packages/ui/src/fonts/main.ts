/** `npm run fonts`: subsets the heading fonts again, after a family's new version or a brand's new weight. */
import { writeFileSync } from "node:fs";
import { cutFaces } from "./cut-faces.ts";

for (const [name, bytes] of await cutFaces()) {
  writeFileSync(new URL(name, import.meta.url), bytes);
  console.log(`${name}  ${(bytes.length / 1_000).toFixed(1)} kB`);
}
