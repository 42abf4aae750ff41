import { boxAround, boxOf } from "./box-of.ts";
import type { Drawing, DrawnGroup, DrawnShape, Outline } from "./drawing.ts";
import { type Definitions, readLook } from "./read-look.ts";
import { readPath } from "./read-path.ts";
import { readSvgTags, type SvgTag } from "./read-svg-tags.ts";

/** Reads a drawing from the text of its SVG file. docs/draw-a-frame.md says what a file may have. */
export function readDrawing(svg: string): Drawing {
  const root = readSvgTags(svg);
  const defined: Definitions = new Map();
  for (const { children } of root.children.filter(({ name }) => name === "defs"))
    for (const tag of children) defined.set(`url(#${tag.attributes.id})`, tag);
  const groups = root.children.filter(({ name }) => name === "g");
  const palette = groups.find(({ attributes }) => attributes.id === "palette");
  return {
    slots: new Map(
      palette?.children.map(({ attributes }) => [attributes.fill ?? "", attributes["data-slot"] ?? ""]),
    ),
    parts: groups.filter((group) => group !== palette).map((group) => readGroup(group, defined, {})),
  };
}

/** What shapes inherit from their group. */
const inherited = /^(fill|stroke|stop)(-|$)/;

function readGroup(tag: SvgTag, defined: Definitions, above: Record<string, string>): DrawnGroup {
  const { attributes } = tag;
  const entries = Object.entries(attributes);
  const below = { ...above, ...Object.fromEntries(entries.filter(([name]) => inherited.test(name))) };
  const clip = defined.get(attributes["clip-path"] ?? "")?.children[0];
  const children = tag.children.flatMap((child) =>
    child.name === "g" ? readGroup(child, defined, below) : (readShape(child, defined, below) ?? []),
  );
  return {
    name: attributes.id ?? "",
    data: Object.fromEntries(
      entries.filter(([name]) => name.startsWith("data-")).map(([name, value]) => [name.slice(5), value]),
    ),
    clip: clip && readOutline(clip),
    box: boxAround(children.map(({ box }) => box)),
    children,
  };
}

function readShape(tag: SvgTag, defined: Definitions, above: Record<string, string>): DrawnShape | undefined {
  const outline = readOutline(tag);
  return (
    outline && { outline, box: boxOf(outline), look: readLook({ ...above, ...tag.attributes }, defined) }
  );
}

function readOutline({ name, attributes }: SvgTag): Outline | undefined {
  const number = (key: string) => Number(attributes[key] ?? 0);
  if (name === "path") return { kind: "path", steps: readPath(attributes.d ?? "") };
  if (name === "rect") {
    const [left, top] = [number("x"), number("y")];
    const [right, bottom] = [left + number("width"), top + number("height")];
    return { kind: "rect", left, top, right, bottom, radius: number(attributes.rx ? "rx" : "ry") };
  }
  const [x, y] = [number("cx"), number("cy")];
  if (name === "circle") return { kind: "ellipse", x, y, across: number("r"), down: number("r") };
  if (name === "ellipse") return { kind: "ellipse", x, y, across: number("rx"), down: number("ry") };
  return undefined;
}
