import { parseSync } from "vite";

type Node = { type: string; [part: string]: unknown };

/** What stands in a text for a value that a template puts there. */
export const HOLE = "{}";

/** By the file's code: several tests read the same files, and parsing them takes most of the time. */
const known = new Map<string, string[]>();

/** The strings and templates of a source file, with `HOLE` for each value of a template. Comments and code are left out. */
export function stringLiterals(path: string, code: string): string[] {
  const literals = known.get(code) ?? parseLiterals(path, code);
  known.set(code, literals);
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
