import { generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** PEM texts: the public key believes a provider's calls; the private one is held only where the studio plays that provider. */
export type ProviderKeys = Record<
  string,
  { publicKeys: string[]; hmacKeys: string[]; privateKey: string | undefined }
>;

/**
 * Reads the providers' keys. In the sandbox, where the studio plays every provider, missing pairs are made on the first start.
 * Several public keys (`BW.public.pem`, `BW.2.public.pem`) are believed while keys rotate; so are the shared keys of the second
 * dialect (`BW.hmac`, `BW.2.hmac`: the key is the file's text without white space around it).
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
        .map((file) => readFileSync(join(folder, file), "utf8").trim())
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

function makePair(folder: string, code: string): void {
  const file = join(folder, `${code}.private.pem`);
  if (existsSync(file)) return;
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  writeFileSync(join(folder, `${code}.public.pem`), pair.publicKey.export({ type: "spki", format: "pem" }));
  writeFileSync(file, pair.privateKey.export({ type: "pkcs8", format: "pem" }), { mode: 0o600 });
}
