import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeOnce } from "./write-once.ts";

const KEY_BYTES = 32;
const KEY_FILE = /^seeds(\.\d+)?\.key$/;

/**
 * Reads the keys that seal server seeds in the database: `seeds.key`, and older ones as `seeds.2.key` while keys rotate, each 32 bytes in
 * base64. All nodes need the same. In the sandbox a missing key is created on the first start.
 * @throws an error that names the file: no key for real money, or one that does not have 32 bytes.
 */
export function readSeedKeys(folder: string, makeMissing: boolean): Buffer[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (makeMissing) writeOnce(join(folder, "seeds.key"), `${randomBytes(KEY_BYTES).toString("base64")}\n`);
  const files = readdirSync(folder).filter((name) => KEY_FILE.test(name));
  if (!files.includes("seeds.key"))
    throw new Error(
      `Refusing to start: ${join(folder, "seeds.key")} is missing. Make it once, for all nodes: openssl rand -base64 ${KEY_BYTES}`,
    );
  // seeds.key comes before seeds.2.key.
  return files
    .sort((one, other) => one.length - other.length || one.localeCompare(other))
    .map((name) => {
      const key = Buffer.from(readFileSync(join(folder, name), "utf8").trim(), "base64");
      if (key.length !== KEY_BYTES)
        throw new Error(
          `Refusing to start: ${join(folder, name)} has ${key.length} bytes in base64, not ${KEY_BYTES}.`,
        );
      return key;
    });
}
