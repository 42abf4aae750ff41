import type { AuditEntry } from "@bellwether/contract/office/index.ts";

export type EntryCheck = "fits" | "fits without detail" | "wrong";

/**
 * Computes an entry's hashes again from what the office says about it, as anybody can who has the audit. It shows that the entry fits itself and
 * names the one before; that the whole chain fits is what the office's own verification and the published heads show.
 */
export async function checkEntry(entry: AuditEntry): Promise<EntryCheck> {
  const { position, at, actor, action, subject, detail, salt, detail_hash, previous_hash, hash } = entry;
  const list = [previous_hash, position, at, actor.kind, actor.name, action, subject, detail_hash];
  if ((await sha256(JSON.stringify(list))) !== hash) return "wrong";
  if (detail === null || salt === null) return "fits without detail";
  return (await sha256(`${salt}:${detail}`)) === detail_hash ? "fits" : "wrong";
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
