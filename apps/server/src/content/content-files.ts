import { existsSync, readdirSync } from "node:fs";
import { readJsonFile } from "./read-json-file.ts";

/** JSON content by its path in the repository, such as `content/promotions/weekly-cashback.json`. */
export type ContentFiles = {
  /** The names of the JSON files in a folder (`content/promotions`), sorted. */
  list(folder: string): string[];
  has(path: string): boolean;
  /** @throws naming the file if there is none, or if it is not JSON. */
  read(path: string): unknown;
};

const repository = new URL("../../../../", import.meta.url);

type Places = {
  /** Where the folders `content`, `brands` and `languages` are; by default the repository's root. */
  root?: URL | undefined;
  /** Folders that replace `content/tables` and `content/jackpots`. */
  tablesFolder?: URL | undefined;
  jackpotsFolder?: URL | undefined;
};

/** The release's files. Each is read once, so that a file that is changed later does not change the content of a running product. */
export function releasedFiles({
  root = repository,
  tablesFolder,
  jackpotsFolder,
}: Places = {}): ContentFiles {
  const elsewhere = new Map([
    ["content/tables", tablesFolder],
    ["content/jackpots", jackpotsFolder],
  ]);
  const known = new Map<string, unknown>();
  const folderOf = (folder: string) => elsewhere.get(folder) ?? new URL(`${folder}/`, root);
  const placeOf = (path: string) => {
    const at = path.lastIndexOf("/");
    return new URL(path.slice(at + 1), folderOf(path.slice(0, at)));
  };
  return {
    list: (folder) =>
      readdirSync(folderOf(folder))
        .filter((file) => file.endsWith(".json"))
        .sort(),
    has: (path) => known.has(path) || existsSync(placeOf(path)),
    read(path) {
      if (!known.has(path)) known.set(path, readJsonFile(placeOf(path), path));
      return known.get(path);
    },
  };
}

/** The same files with documents in the place of some of them, or beside them. */
export function withDocuments(files: ContentFiles, documents: ReadonlyMap<string, unknown>): ContentFiles {
  const namesIn = (folder: string) =>
    [...documents.keys()].flatMap((path) => {
      const at = path.lastIndexOf("/");
      return path.slice(0, at) === folder ? [path.slice(at + 1)] : [];
    });
  return {
    list: (folder) => [...new Set([...files.list(folder), ...namesIn(folder)])].sort(),
    has: (path) => documents.has(path) || files.has(path),
    read: (path) => (documents.has(path) ? documents.get(path) : files.read(path)),
  };
}
