import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MIN_SECRET_BYTES } from "./start-problems.ts";
import { writeOnce } from "./write-once.ts";

/** PEM texts: the public key verifies a provider's calls; the private one exists only where the studio plays that provider's games. */
export type ProviderKeys = Record<
  string,
  { publicKeys: string[]; hmacKeys: string[]; privateKey: string | undefined }
>;

/**
 * Reads the providers' keys. In the sandbox, where the studio plays every provider's games, missing pairs are created on the first start.
 * Several public keys (`BW.public.pem`, `BW.2.public.pem`) are accepted while keys rotate; so are the shared keys of the second dialect
 * (`BW.hmac`, `BW.2.hmac`: the key is the file's text without white space around it).
 */
export function readProviderKeys(
  folder: string,
  codes: readonly string[],
  makeMissing: boolean,
): ProviderKeys {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (makeMissing) for (const code of codes) makePair(folder, code);
  const files = readdirSync(folder);
  return Object.fromEntries(
    codes.map((code) => {
      const publicKeys = files
        .filter((file) => file.startsWith(`${code}.`) && file.endsWith(".public.pem"))
        .map((file) => readFileSync(join(folder, file), "utf8"));
      const hmacKeys = files
        .filter((file) => file.startsWith(`${code}.`) && file.endsWith(".hmac"))
        .map((file) => readShared(join(folder, file), makeMissing))
        .filter(Boolean);
      const privateFile = join(folder, `${code}.private.pem`);
      return [
        code,
        {
          publicKeys,
          hmacKeys,
          privateKey: existsSync(privateFile) ? readFileSync(privateFile, "utf8") : undefined,
        },
      ];
    }),
  );
}

/** @throws outside of the sandbox when the key is too short. */
function readShared(path: string, sandbox: boolean): string {
  const key = readFileSync(path, "utf8").trim();
  if (!sandbox && Buffer.byteLength(key) < MIN_SECRET_BYTES)
    throw new Error(`Refusing to start: the key in ${path} has fewer than ${MIN_SECRET_BYTES} bytes.`);
  return key;
}

/** Several processes may start with one new folder: all use the private key that was written first, and derive the public one from it. */
function makePair(folder: string, code: string): void {
  const privateFile = join(folder, `${code}.private.pem`);
  if (!existsSync(privateFile)) {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    writeOnce(privateFile, privateKey.export({ type: "pkcs8", format: "pem" }));
  }
  const publicFile = join(folder, `${code}.public.pem`);
  if (!existsSync(publicFile)) {
    const publicKey = createPublicKey(readFileSync(privateFile));
    writeOnce(publicFile, publicKey.export({ type: "spki", format: "pem" }));
  }
}
