/** `npm run fonts`: cuts the faces for heads anew, after a family's new version or a brand's new weight. */
import { writeFileSync } from "node:fs";
import { cutFaces } from "./cut-faces.ts";

for (const [name, bytes] of await cutFaces()) {
  writeFileSync(new URL(name, import.meta.url), bytes);
  console.log(`${name}  ${(bytes.length / 1_000).toFixed(1)} kB`);
}
