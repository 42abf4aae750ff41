import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { DocumentKey } from "./document-vault.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a file for its name: under another name it does not open. Nonce, ciphertext, tag. */
export function sealFile({ key }: DocumentKey, name: string, bytes: Uint8Array): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(name));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** @throws when a byte of the file was changed, or it is another's. */
export function openFile({ key }: DocumentKey, name: string, sealed: Uint8Array): Uint8Array {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new Error(`the file ${name} is too short`);
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
  const opened = decipher.update(sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]);
}
