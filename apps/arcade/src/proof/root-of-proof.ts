import type { CommitmentProof } from "@bellwether/contract/studio/days.ts";

const LEAF = 0;
const NODE = 1;

/** The root to which a leaf's text and its path lead, in hexadecimal. */
export async function rootOfProof({ leaf, path }: Pick<CommitmentProof, "leaf" | "path">): Promise<string> {
  let node = await hash(LEAF, new TextEncoder().encode(leaf));
  for (const { side, hash: other } of path) {
    const sibling = Uint8Array.from(other.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
    node = await hash(NODE, ...(side === "left" ? [sibling, node] : [node, sibling]));
  }
  return [...node].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function hash(kind: number, ...parts: Uint8Array[]): Promise<Uint8Array> {
  const bytes = [kind, ...parts.flatMap((part) => [...part])];
  return new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes)));
}
