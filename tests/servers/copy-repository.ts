import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const FOLDERS = ["apps", "brands", "content", "languages", "packages", "scripts"];
/** What unit tests need besides. */
const OF_TESTS = ["tests/setup", "tests/servers", "vitest.config.ts", "docs"];

/**
 * Copies the sources for a test that changes them. The copy is inside the repository, so that it finds the installed dependencies; our own packages
 * point into the copy. Remove it afterwards.
 * @param withTests copies the unit tests too.
 * @returns its path.
 */
export function copyRepository({ withTests = false } = {}): string {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const copy = mkdtempSync(join(root, ".cache/copy-"));
  const isSource = (path: string) =>
    !/\/(?:node_modules|build|dist|\.react-router)$/.test(path) && (withTests || !/\.test\.tsx?$/.test(path));
  for (const folder of [...FOLDERS, ...(withTests ? OF_TESTS : [])])
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isSource });
  for (const file of ["package.json", "package-lock.json"]) cpSync(join(root, file), join(copy, file));
  const modules = join(copy, "node_modules");
  mkdirSync(join(modules, "@bellwether"), { recursive: true });
  for (const name of [".bin", ".package-lock.json"])
    symlinkSync(join(root, "node_modules", name), join(modules, name));
  for (const name of ["brands", "languages"])
    symlinkSync(join(copy, name), join(modules, "@bellwether", name));
  for (const folder of ["apps", "packages"])
    for (const name of readdirSync(join(copy, folder)))
      symlinkSync(join(copy, folder, name), join(modules, "@bellwether", name));
  return copy;
}
