import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentKey, DocumentVault } from "@bellwether/gate";
import type { Environment } from "../settings/environment.ts";
import { writeOnce } from "../settings/write-once.ts";
import { scanWithClam } from "./clam-scan.ts";
import { createDiskStore } from "./disk-store.ts";
import { createExaminer } from "./examiner.ts";
import { createS3Store } from "./s3-store.ts";

type VaultSettings = Pick<Environment, "documents" | "dataFolder" | "sandbox">;

/** Where documents are kept and how they are examined; undefined where the operator has set no key. In the sandbox a key is made at the first start. */
export function openVault(
  { documents, dataFolder, sandbox }: VaultSettings,
  fetch: typeof globalThis.fetch,
): DocumentVault | undefined {
  const { s3, clamUrl } = documents;
  const folder = documents.folder ?? join(dataFolder, "documents");
  const given = documents.keys.length > 0 ? documents.keys : sandbox ? [sandboxKey(dataFolder)] : [];
  const [newest, ...older] = given.map(asKey);
  if (!newest) return undefined;
  return {
    store: s3 ? createS3Store(s3, fetch) : createDiskStore(folder),
    keys: [newest, ...older],
    ...createExaminer(),
    scan: clamUrl === undefined ? undefined : (bytes) => scanWithClam(new URL(clamUrl), bytes),
  };
}

/** A key's name follows from the key, so that no operator has to give it one. */
const asKey = (key: Uint8Array): DocumentKey => ({
  id: createHash("sha256").update("documents").update(key).digest("hex").slice(0, 12),
  key,
});

function sandboxKey(folder: string): Uint8Array {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, "documents.key");
  writeOnce(file, `${randomBytes(32).toString("base64")}\n`);
  return Buffer.from(readFileSync(file, "utf8").trim(), "base64");
}
