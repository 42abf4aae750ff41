import { hash } from "node:crypto";

/** The hash before the first entry. */
export const FIRST_HASH = "0".repeat(64);

/** What an entry's hash is computed from. `at` is ISO 8601 in UTC with milliseconds. */
export type HashedEntry = {
  position: number;
  at: string;
  actorKind: string;
  actorName: string;
  action: string;
  subject: string | null;
  detailHash: string;
};

/** SHA-256 of the entry with the hash before it, as a JSON list without spaces; in hex (docs/verify-the-audit.md). */
export function hashEntry(previousHash: string, entry: HashedEntry): string {
  const { position, at, actorKind, actorName, action, subject, detailHash } = entry;
  return sha256(
    JSON.stringify([previousHash, position, at, actorKind, actorName, action, subject, detailHash]),
  );
}

/** SHA-256 of salt and detail, in hex. */
export const hashDetail = (salt: string, detail: string) => sha256(`${salt}:${detail}`);

const sha256 = (text: string) => hash("sha256", text, "hex");
