import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, extname, join, relative, sep } from "node:path";
import type { Unit } from "../files/unit.ts";
import { itemAt } from "../paint/item-at.ts";

export type StoredFiles = ReturnType<typeof createStoredFiles>;

/** Matches `name.{key}.webp`, and the temporary file that is left when a process ends while it writes. */
const OURS = /\.[0-9a-f]{20}\.[a-z]+(\.[0-9a-f-]{36}\.part)?$/;

/** The files of pictures in a folder: `tiles/bell-tower.webp` is at `tiles/bell-tower.{key}.webp`. */
export function createStoredFiles(folder: string) {
  const namesOf = ({ key, files }: Unit) =>
    files.map((file) => {
      const ending = extname(file);
      return `${file.slice(0, -ending.length)}.${key}${ending}`;
    });

  async function list(): Promise<string[]> {
    const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingThere);
    return (found ?? [])
      .filter((each) => each.isFile())
      .map((each) => relative(folder, join(each.parentPath, each.name)).replaceAll(sep, "/"));
  }

  return {
    namesOf,
    list,
    async read(unit: Unit, at: number): Promise<Uint8Array | undefined> {
      return await readFile(join(folder, itemAt(namesOf(unit), at))).catch(nothingThere);
    },
    async has(unit: Unit): Promise<boolean> {
      for (const name of namesOf(unit))
        if (!(await stat(join(folder, name)).catch(nothingThere))) return false;
      return true;
    },
    /** Writes atomically: the file is complete or absent, even when another process writes the same. */
    async write(unit: Unit, drawn: readonly Uint8Array[]): Promise<void> {
      const names = namesOf(unit);
      await mkdir(join(folder, dirname(itemAt(names, 0))), { recursive: true });
      for (const [at, name] of names.entries()) {
        const path = join(folder, name);
        const draft = `${path}.${randomUUID()}.part`;
        try {
          await writeFile(draft, itemAt(drawn, at));
          await rename(draft, path);
        } catch (error) {
          await rm(draft, { force: true }).catch(() => {});
          throw error;
        }
      }
    },
    /** Removes outdated files, except those written since `before`: then another process with other sources is at work. */
    async removeOrphans(units: readonly Unit[], before: Date): Promise<number> {
      const wanted = new Set(units.flatMap(namesOf));
      let removed = 0;
      for (const name of await list()) {
        if (wanted.has(name) || !OURS.test(name)) continue;
        const path = join(folder, name);
        const info = await stat(path).catch(nothingThere);
        if (!info || info.mtime >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

/** A missing or unreadable file or folder is not an error: its picture is drawn. */
function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (["ENOENT", "ENOTDIR", "EACCES", "EPERM"].includes(error.code ?? "")) return undefined;
  throw error;
}
