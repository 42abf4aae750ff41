/** An element of an SVG file. */
export type SvgTag = { name: string; attributes: Record<string, string>; children: SvgTag[] };

const TAG = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;

/**
 * Reads the elements of an SVG file; texts between them are left out. The browser's parser would do, but tests run without a browser.
 * @throws an error for a file that is not well formed.
 */
export function readSvgTags(text: string): SvgTag {
  const top: SvgTag = { name: "", attributes: {}, children: [] };
  const open = [top];
  for (const [, end, name, attributes = "", empty] of text.matchAll(TAG)) {
    if (!name) continue;
    if (end) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`);
      continue;
    }
    const tag = { name, attributes: readAttributes(attributes), children: [] };
    open.at(-1)?.children.push(tag);
    if (!empty) open.push(tag);
  }
  const [root] = top.children;
  if (!root || open.length !== 1) throw new Error("an element is not closed");
  return root;
}

/** Attributes by name. Some editors write colours and widths as a `style`, which means the same. */
function readAttributes(text: string): Record<string, string> {
  const attributes = Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );
  for (const declaration of attributes.style?.split(";") ?? []) {
    const [name = "", value = ""] = declaration.split(":");
    if (name.trim()) attributes[name.trim()] = value.trim();
  }
  return attributes;
}
