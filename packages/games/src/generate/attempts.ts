import { existsSync, readFileSync } from "node:fs";
import { replaceFile } from "../commands/replace-file.ts";

/** The last decided attempt of each title, kept in a file so that an interrupted search continues there. */
export class Attempts {
  readonly #path: string;
  readonly #last: Record<string, number>;

  constructor(path: string) {
    this.#path = path;
    this.#last = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  }

  last(id: string): number {
    return this.#last[id] ?? 0;
  }

  decided(id: string, attempt: number): void {
    this.#last[id] = attempt;
    replaceFile(this.#path, JSON.stringify(this.#last));
  }
}
