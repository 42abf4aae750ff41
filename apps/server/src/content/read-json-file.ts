import { readFileSync } from "node:fs";

/**
 * The content of a JSON file.
 * @param name names the file in the error.
 * @throws if it is not JSON.
 */
export function readJsonFile(file: URL, name: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as unknown;
  } catch (error) {
    throw new Error(`${name}: it is not JSON: ${(error as Error).message}`);
  }
}
