import { colourOfSlot } from "./colour-slots.ts";
import { fitWords } from "./placement.ts";
import { readPath } from "./read-path.ts";
import { readSvgTags, type SvgTag } from "./read-svg-tags.ts";

/** A drawing is fetched before the first round, so it may not be larger, in bytes. */
const MAX_BYTES = 52_000;

const shapes = ["path", "rect", "circle", "ellipse"];
const looks =
  "fill fill-opacity stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin opacity filter style".split(
    " ",
  );
const gradient = ["id", "gradientUnits"];

/** The elements that a drawing may have, with their attributes. Whatever is not here is not painted, so it may not stand in a file. */
const known: Record<string, readonly string[]> = {
  svg: ["xmlns", "viewBox"],
  title: [],
  defs: [],
  g: ["id", "clip-path", ...looks],
  path: ["d", ...looks],
  rect: ["x", "y", "width", "height", "rx", "ry", ...looks],
  circle: ["cx", "cy", "r", ...looks],
  ellipse: ["cx", "cy", "rx", "ry", ...looks],
  linearGradient: ["x1", "y1", "x2", "y2", ...gradient],
  radialGradient: ["cx", "cy", "r", ...gradient],
  stop: ["offset", "stop-color", "stop-opacity", "style"],
  clipPath: ["id"],
  filter: ["id"],
  feDropShadow: ["dx", "dy", "stdDeviation", "flood-color", "flood-opacity"],
};

/** What is wrong with the file of a drawing, in words for who drew it. `slots` are the names that its palette may use. */
export function drawingFaults(svg: string, slots: readonly string[]): string[] {
  const root = readSvgTags(svg);
  const tags = allTags(root);
  const ids = tags.flatMap(({ attributes }) => attributes.id ?? []);
  const used = [...svg.matchAll(/url\(([^)]*)\)/g)].map(([, id = ""]) => id);
  const faults = [
    ...(new TextEncoder().encode(svg).length > MAX_BYTES ? [`is larger than ${MAX_BYTES} bytes`] : []),
    ...(/^-?\d+ -?\d+ \d+ \d+$/.test(root.attributes.viewBox ?? "")
      ? []
      : ["has no viewBox of whole numbers"]),
    ...(/<!DOCTYPE|<!ENTITY|<!\[CDATA/i.test(svg) ? ["declares something"] : []),
    ...root.children
      .filter(({ name }) => shapes.includes(name))
      .map(({ name }) => `has a ${name} outside of its groups`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `has two elements called ${id}`),
    ...used
      .filter((id) => !ids.includes(id.replace("#", "")))
      .map((id) => `uses ${id}, which it does not have`),
    ...tags.flatMap((tag) => faultsOfTag(tag)),
    ...faultsOfPalette(root, svg, slots),
  ];
  return [...new Set(faults)];
}

function allTags(tag: SvgTag): SvgTag[] {
  return [tag, ...tag.children.flatMap(allTags)];
}

function faultsOfTag({ name, attributes }: SvgTag): string[] {
  const names = known[name];
  if (!names) return [`has <${name}>, which is not painted`];
  const others = Object.keys(attributes).filter((key) => !names.includes(key) && !isData(name, key));
  const colours = Object.entries(attributes).filter(
    ([key, value]) =>
      /^(fill|stroke|stop-color|flood-color)$/.test(key) &&
      !/^(none|#[0-9a-f]{6}|url\(#[\w-]+\))$/.test(value),
  );
  return [
    ...others
      .filter((key) => !looks.includes(key))
      .map((key) => `has ${key} on <${name}>, which is not read`),
    ...colours.map(([key, value]) => `has ${value} as ${key}, which is no colour like #d8353f`),
    ...(attributes["data-fit"] && !fitWords.includes(attributes["data-fit"])
      ? [`fits a group by ${attributes["data-fit"]}`]
      : []),
    ...faultsOfPath(attributes.d),
  ];
}

function isData(name: string, key: string): boolean {
  return key === "data-slot" ? name === "rect" : name === "g" && key.startsWith("data-");
}

function faultsOfPath(path: string | undefined): string[] {
  if (path === undefined) return [];
  try {
    readPath(path);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : "has a path that cannot be read"];
  }
}

/** Faults of the palette: an unknown slot, a colour that two slots share, a slot that nothing uses. */
function faultsOfPalette(root: SvgTag, svg: string, slots: readonly string[]): string[] {
  const palette = root.children.find(({ attributes }) => attributes.id === "palette");
  const swatches = palette?.children.map(({ attributes }) => attributes) ?? [];
  const sample = Object.fromEntries(slots.map((slot) => [slot, "#808080"]));
  return swatches.flatMap(({ fill = "", "data-slot": slot = "" }) => {
    const faults: string[] = [];
    try {
      colourOfSlot(slot, sample);
    } catch {
      faults.push(`has a swatch of ${slot}, which is no slot`);
    }
    if (swatches.filter((other) => other.fill === fill).length > 1)
      faults.push(`has two swatches of ${fill}`);
    if (svg.split(fill).length < 3) faults.push(`does not use its swatch of ${slot}`);
    return faults;
  });
}
