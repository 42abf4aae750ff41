import { createCipheriv, createDecipheriv, createHash } from "node:crypto";

/** Encrypts server seeds that are not revealed yet, so that no reader of the database knows them: back office, replicas, backups. */
export type SeedVault = {
  /** The seed as it is stored for this owner. */
  seal(owner: string, seed: string): string;
  /** The seed behind a stored text; one that was stored unencrypted is returned as it is. Throws an error for a text of another key or owner. */
  open(owner: string, stored: string): string;
};

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const SEALED = /^v1\.([0-9a-f]{8})\.([A-Za-z0-9_-]+)$/;

/**
 * AES-256-GCM with the first key; the others still open what was sealed with them, so that keys can rotate. The owner is authenticated with
 * the seed, so a stored text cannot be moved to another player. Throws a RangeError for a key that does not have 32 bytes.
 */
export function createSeedVault(
  keys: readonly Uint8Array[],
  randomBytes: (count: number) => Uint8Array,
): SeedVault {
  const [first] = keys;
  if (!first) throw new RangeError("no seed key is configured");
  const byId = new Map(keys.map((key) => [idOf(key), key]));
  return {
    seal(owner, seed) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", first, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(seed, "utf8"), cipher.final()]);
      const text = Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
      return `v1.${idOf(first)}.${text}`;
    },
    open(owner, stored) {
      const [, id = "", text = ""] = SEALED.exec(stored) ?? [];
      if (id === "") return stored;
      const key = byId.get(id);
      if (!key) throw new Error(`the key ${id} that encrypted this seed is not configured`);
      const bytes = Buffer.from(text, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const seed = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([seed, decipher.final()]).toString("utf8");
    },
  };
}

/** The first digits of the key's hash: they identify the key without revealing it. */
function idOf(key: Uint8Array): string {
  if (key.length !== KEY_BYTES) throw new RangeError(`a key has ${key.length} bytes, must have ${KEY_BYTES}`);
  return createHash("sha256").update(key).digest("hex").slice(0, 8);
}
