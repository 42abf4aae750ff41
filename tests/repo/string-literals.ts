import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";

type Node = { type: string; [part: string]: unknown };

/** What stands in a text for a value that a template puts there. */
export const HOLE = "{}";

/** By the file's code: several tests read the same files, and parsing them takes most of the time. */
const known = new Map<string, string[]>();

/** The literals of each source as it was parsed last, with a hash of its code and of this file: another walk finds others. */
const CACHE = fileURLToPath(new URL("../../.cache/literals/", import.meta.url));
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 24);
const version = hashOf(readFileSync(fileURLToPath(import.meta.url), "utf8"));
mkdirSync(CACHE, { recursive: true });

/** The strings and templates of a source file, with `HOLE` for each value of a template. Comments and code are left out. */
export function stringLiterals(path: string, code: string): string[] {
  const literals = known.get(code) ?? readLiterals(path, code);
  known.set(code, literals);
  return literals;
}

function readLiterals(path: string, code: string): string[] {
  const file = `${CACHE}${hashOf(path)}.json`;
  const of = hashOf(`${version} ${code}`);
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  if (kept?.of === of) return kept.literals;
  const literals = parseLiterals(path, code);
  // Another worker may write the same at this moment.
  const begun = `${file}.${process.pid}`;
  writeFileSync(begun, JSON.stringify({ of, literals }));
  renameSync(begun, file);
  return literals;
}

function parseLiterals(path: string, code: string): string[] {
  const found: string[] = [];
  const walk = (node: Node): void => {
    if (node.type === "Literal" && typeof node.value === "string") found.push(node.value);
    if (node.type === "TemplateLiteral") {
      const pieces = node.quasis as { value: { cooked: string | null; raw: string } }[];
      found.push(pieces.map(({ value }) => value.cooked ?? value.raw).join(HOLE));
    }
    for (const part of Object.values(node).flat()) if (isNode(part)) walk(part);
  };
  walk(parseSync(path, code).program as unknown as Node);
  return found;
}

const isNode = (part: unknown): part is Node =>
  typeof part === "object" && part !== null && typeof (part as Node).type === "string";
