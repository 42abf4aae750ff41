import { hash, randomInt } from "node:crypto";
import { plainCode } from "@bellwether/contract";
import { sameBytes } from "../http/same-bytes.ts";

/** Crockford's 32 characters: no I, L, O or U, so that no character on a printed sheet is mistaken for another. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Generates a code of 12 characters (60 random bits) in three groups: `7K2M-Q0XD-9FHT`. */
export function drawScratchCode(): string {
  return Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join(""),
  ).join("-");
}

/** Salted with the code's id, so that equal codes have different hashes. */
export function hashScratchCode(id: string, code: string): string {
  return hash("sha256", `${id}:${asIssued(code)}`, "hex");
}

/**
 * Whether the typed code matches the hash. Compared in constant time; spaces, dashes and case are ignored, O is read as 0, I and L as 1.
 */
export function isScratchCode(id: string, typed: string, codeHash: string): boolean {
  return sameBytes(Buffer.from(hashScratchCode(id, typed), "hex"), Buffer.from(codeHash, "hex"));
}

function asIssued(code: string): string {
  return plainCode(code)
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
}
