import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hashOf } from "./unit.ts";

/** One hash over the code that draws and the versions of what it draws with. */
export function hashSource(): string {
  const folder = fileURLToPath(new URL("..", import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .sort();
  const dependencies = readFileSync(join(folder, "../package.json"), "utf8");
  return hashOf(dependencies, ...files.map((name) => name + readFileSync(join(folder, name), "utf8")));
}
