import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** `manifest.json`: a version that changes when any picture does, and the key of each file's inputs. */
const manifestSchema = z.object({
  version: z.string(),
  source: z.string(),
  files: z.record(z.string(), z.string()),
});

/** The keys of what lies in `outDir`; none if it was never built, or by an incompatible build. */
export function readManifest(outDir: string): Record<string, string> {
  const path = join(outDir, "manifest.json");
  if (!existsSync(path)) return {};
  const read = manifestSchema.safeParse(JSON.parse(readFileSync(path, "utf8")));
  return read.success ? read.data.files : {};
}

export function writeManifest(
  outDir: string,
  source: string,
  version: string,
  files: Record<string, string>,
): void {
  const manifest: z.infer<typeof manifestSchema> = { version, source, files };
  writeFileSync(join(outDir, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);
}
