import { createHash } from "node:crypto";
import type { Icons } from "../symbol.ts";
import type { Kit } from "../tile/tile.ts";

/** The kit, and the same icons as pictures for what is rendered at once. */
export type BuildKit = Kit & { rasterIcons(names: string[]): Promise<Icons> };

/** Files that are made together, and the hash of all that they are made from. */
export type Unit = {
  key: string;
  files: string[];
  make(kit: BuildKit): Promise<Record<string, string | Buffer>>;
};

export function hashOf(...inputs: unknown[]): string {
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(typeof input === "string" ? input : JSON.stringify(input));
  return hash.digest("hex").slice(0, 20);
}
