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
  return inHex(node);
}

/** The root of all leaves in the order of their tree: a last node without a partner moves up unchanged. */
export async function rootOfAll(leaves: readonly string[]): Promise<string> {
  let level = await Promise.all(leaves.map((leaf) => hash(LEAF, new TextEncoder().encode(leaf))));
  while (level.length > 1) {
    const pairs = Array.from({ length: Math.ceil(level.length / 2) }, (_, pair) =>
      level.slice(pair * 2, pair * 2 + 2),
    );
    level = await Promise.all(
      pairs.map((pair) => (pair.length === 2 ? hash(NODE, ...pair) : (pair[0] as Uint8Array))),
    );
  }
  return level[0] ? inHex(level[0]) : "";
}

function inHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function hash(kind: number, ...parts: Uint8Array[]): Promise<Uint8Array> {
  const bytes = [kind, ...parts.flatMap((part) => [...part])];
  return new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes)));
}
