import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DocumentStore } from "@bellwether/gate";

/** Names are ours alone: nothing that a player sends is part of a path. */
const NAME = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Keeps encrypted files in a folder, which all nodes must share. */
export function createDiskStore(folder: string): DocumentStore {
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error(`${name} is no name of a file`);
    return join(folder, name.slice(0, 2), name);
  };
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.draft`;
      const file = await open(draft, "w", 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
      await syncFolder(dirname(path));
    },
    get: async (name) => readFile(pathOf(name)),
    async remove(name) {
      const path = pathOf(name);
      await rm(path, { force: true });
      await rm(`${path}.draft`, { force: true });
    },
  };
}

/** A file's name is on the disk only once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
