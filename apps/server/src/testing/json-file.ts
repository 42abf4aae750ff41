import { readFileSync } from "node:fs";

/** The value of a JSON file of the repository, by its path from the root. */
export const jsonFile = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8"));
