import { parseSync } from "vite";

type Node = { type: string; value?: unknown; quasis?: { value: { raw: string } }[]; [part: string]: unknown };

/** Attributes and properties whose text a reader sees or hears. */
const readable = /^(alt|placeholder|title|text|hint|summary|(aria-)?label|.*(Label|Title|Text))$/;

/** Keys of the translations (`core.close`) or of the games' own texts (`big_win`). */
const isKey = (words: string) => /^((core|static|promo)\.\w+|[a-z]+(_[a-z\d]+)+)$/.test(words);

/**
 * Text for readers that a source file contains: JSX text, and text given to a visible or spoken attribute or property, alone or in a
 * conditional. Text without letters (`·`, `18+`), a translation key, or a name in code (`name="email"`) does not count.
 */
export function textLiterals(path: string, code: string): string[] {
  const { program } = parseSync(path, code);
  const found: string[] = [];
  const note = (text: string) => {
    const words = text.trim();
    if (/\p{L}/u.test(words) && !isKey(words)) found.push(words);
  };
  const read = (node: Node | null | undefined): void => {
    if (!node) return;
    if (node.type === "Literal" && typeof node.value === "string") note(node.value);
    if (node.type === "TemplateLiteral") for (const part of node.quasis!) note(part.value.raw);
    for (const part of ["expression", "left", "right", "consequent", "alternate"] as const)
      if (/^(JSXExpressionContainer|ConditionalExpression|LogicalExpression)$/.test(node.type))
        if (!(part === "left" && node.operator === "&&"))
          // The condition before `&&` or `?` is not shown.
          read(node[part] as Node | undefined);
  };
  const walk = (node: Node): void => {
    const { name, key, value, children } = node as Parts;
    if (node.type === "JSXText") note(String(node.value));
    if (node.type === "JSXElement" || node.type === "JSXFragment")
      for (const child of children!) if (child.type === "JSXExpressionContainer") read(child);
    if (node.type === "JSXAttribute" && readable.test(String(name!.name))) read(value);
    if (
      node.type === "Property" &&
      /^(text|label|title|placeholder|alt)$/.test(String(key!.name ?? key!.value))
    )
      read(value);
    for (const part of Object.values(node).flat()) if (isNode(part)) walk(part);
  };
  walk(program as unknown as Node);
  return found;
}

type Parts = { name?: Node; key?: Node; value?: Node | null; children?: Node[] };

const isNode = (part: unknown): part is Node =>
  typeof part === "object" && part !== null && typeof (part as Node).type === "string";
