import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { drawMascot, mascotNames } from "./mascot/mascot.ts";

export type Icons = { names: ReadonlySet<string>; body(name: string): string };

/** Microsoft's Fluent emoji (MIT) as SVG bodies on a 32 × 32 field; `mascot-{name}` is one of our own. */
export function loadIcons(): Icons {
  const file = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji/icons.json");
  const set: { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> } =
    JSON.parse(readFileSync(file, "utf8"));
  return {
    names: new Set(Object.keys(set.icons)),
    body(name) {
      const mascot = mascotNames.find((each) => name === `mascot-${each}`);
      if (mascot)
        return `<g transform="translate(.4 -.6) scale(.078) translate(0 -34)">${drawMascot(mascot, "waving")}</g>`;
      const icon = set.icons[name];
      if (!icon) throw new Error(`No fluent-emoji icon is called "${name}"`);
      return ownIds(icon.body, name);
    },
  };
}

/** One icon as a separate file. */
export function symbolSvg(icons: Icons, name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="256" height="256">${icons.body(name)}</svg>`;
}

/** Two icons in one picture must not share ids. */
function ownIds(body: string, name: string): string {
  const prefix = `${name}-`;
  return body
    .replaceAll(/id="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`);
}
