import { readdirSync, readFileSync } from "node:fs";
import { pickTexts } from "@bellwether/i18n/catalogue.ts";
import { messageNames } from "@bellwether/i18n/message.ts";
import { parseSync } from "vite";
import { expect, it } from "vitest";

type Node = { type: string; [part: string]: unknown };

type Texts = Readonly<Record<string, string>>;

const root = new URL("../../../../", import.meta.url);
const textsOf = (file: string): Texts =>
  JSON.parse(readFileSync(new URL(`languages/en/${file}.json`, root), "utf8"));
const ofSite = pickTexts("en", [""]);
const ofGames = { ...textsOf("sheet"), ...textsOf("games") };

/** Every call in a source file, also within other calls. */
function callsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(callsIn);
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.values(node).flatMap(callsIn);
  return (node as Node).type === "CallExpression" ? [node as Node, ...inside] : inside;
}

const nameOf = (node: Node): unknown => node.name ?? (node.property as Node | undefined)?.name;

/** The text's parameters that a call does not give, if it writes out the key and the names; undefined for any other call. */
function missingIn({ callee, arguments: given }: Node, texts: Texts): string[] | undefined {
  const [key, parameters] = given as Node[];
  const text = key?.type === "Literal" ? texts[String(key.value)] : undefined;
  if (text === undefined || nameOf(callee as Node) === "includes") return undefined;
  if (parameters !== undefined && parameters.type !== "ObjectExpression") return undefined;
  const properties = (parameters?.properties ?? []) as Node[];
  if (properties.some(({ type }) => type !== "Property")) return undefined;
  const names = new Set(properties.map((property) => String((property.key as Node).name)));
  return [...new Set(messageNames(text))].filter((name) => !names.has(name));
}

it.each([
  ["apps/site/src", ofSite],
  ["apps/arcade/src", ofGames],
  ["packages/i18n/src", ofGames],
])("each call in %s that writes out a text's key gives each of its parameters", (folder, texts) => {
  let calls = 0;
  const wrong: string[] = [];
  for (const file of readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(file) || /\.test\.|(^|\/)testing\//.test(file)) continue;
    const { program } = parseSync(file, readFileSync(new URL(`${folder}/${file}`, root), "utf8"));
    for (const call of callsIn(program)) {
      const missing = missingIn(call, texts);
      if (missing === undefined) continue;
      calls += 1;
      const [key] = call.arguments as Node[];
      if (missing.length > 0) wrong.push(`${file}: ${key!.value} without ${missing.join()}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(calls).toBeGreaterThan(5);
});
