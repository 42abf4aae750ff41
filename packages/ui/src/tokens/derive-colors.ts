import { parseColors } from "./color-pairs.ts";
import { contrastRatio } from "./contrast.ts";

type Color = { lightness: number; chroma: number; hue: number };

/** What a brand must say; every other colour follows from these, unless the brand says it too. */
const baseColors = [
  ...["page", "surface", "sunken", "on-page", "on-page-muted"],
  ...["primary", "secondary", "accent", "quiet-hover", "selected", "link", "money"],
  ...["danger", "success", "warning", "info"],
  ...["header", "footer", "hero", "hero-mid", "hero-end"],
  ...["line", "line-strong", "focus"],
];

/** All opaque colours of a brand, from the text of its `tokens.css`. */
export function readBrandColors(css: string): Map<string, string> {
  const said = parseColors(css);
  return new Map([...said, ...deriveColors(said)]);
}

/**
 * The colours that a brand's `tokens.css` leaves out, as `--color-…` and `oklch(…)`: words and their quieter form on each background, what a control
 * looks like under the pointer, its lower edge, and messages. `said` is what it does say (`parseColors`).
 */
export function deriveColors(said: ReadonlyMap<string, string>): Map<string, string> {
  const missing = baseColors.filter((name) => !said.has(`--color-${name}`));
  if (missing.length > 0) throw new Error(`a brand's tokens.css has no ${missing.join(", ")}`);
  const all = new Map(said);
  const derived = new Map<string, string>();
  const read = (name: string) => parse(all.get(`--color-${name}`) as string);
  const put = (name: string, color: Color | string, opacity?: number) => {
    const key = `--color-${name}`;
    if (said.has(key)) return;
    const text = typeof color === "string" ? (all.get(`--color-${color}`) as string) : write(color, opacity);
    all.set(key, text);
    derived.set(key, text);
  };
  const isLight = read("page").lightness > 0.5;

  // Words: the page's ink where it can be read, else the opposite of it.
  const white = { lightness: 1, chroma: 0, hue: 0 };
  const opposite = isLight ? white : read("sunken");
  put("text", "on-page");
  put("text-muted", "on-page-muted");
  put("field", isLight ? white : "sunken");
  put("bar", "header");
  put("bar-centre", "primary");
  const backgrounds = ["surface", "sunken", "field", "header", "bar", "quiet-hover", "selected", "hero"];
  const coloured = ["primary", "secondary", "accent", "danger", "success", "warning", "info", "bar-centre"];
  for (const name of [...backgrounds, ...coloured, "footer"]) {
    const background = write(read(name));
    const isInk =
      contrastRatio(write(read("on-page")), background) >= contrastRatio(write(opposite), background);
    put(`on-${name}`, isInk ? "on-page" : opposite);
  }
  for (const name of ["surface", "sunken", "header", "bar"]) put(`on-${name}-muted`, "on-page-muted");
  put("on-field-muted", mix(read("on-page-muted"), read("field"), 0.1));
  put("on-footer-muted", mix(read("on-footer"), read("footer"), 0.25));
  for (const name of ["selected", "hero"]) put(`on-${name}-muted`, mix(read(`on-${name}`), read(name), 0.14));

  // Controls: darker under the pointer in a light brand, brighter in a dark one, and a lower edge.
  for (const name of ["primary", "secondary", "danger"]) {
    const color = read(name);
    const isDarker = isLight && color.lightness > 0.4;
    put(`${name}-hover`, lighten(color, isDarker ? -0.04 : 0.05));
    const edge = shade(color, color.lightness > 0.7 ? 0.85 : 0.77);
    put(`${name}-low`, { ...edge, chroma: edge.chroma * 0.85 });
  }
  put("accent-high", lighten(read("accent"), 0.045));
  put("accent-low", shade(read("accent"), 0.92));

  // Messages.
  for (const name of ["danger", "success", "warning", "info"]) {
    const { chroma, hue } = read(name);
    const lightness = isLight ? 0.93 : read("surface").lightness + 0.02;
    put(`${name}-soft`, { lightness, chroma: chroma * (isLight ? 0.28 : 0.5), hue });
    put(`on-${name}-soft`, { lightness: isLight ? 0.4 : 0.9, chroma: chroma * (isLight ? 0.75 : 0.5), hue });
  }
  put("danger-text", isLight ? "danger" : { ...read("danger"), lightness: 0.79, chroma: 0.13 });

  put("rank", isLight ? "on-page" : "accent");
  put("focus-gap", isLight ? "surface" : "footer");
  const seesFocus = contrastRatio(write(read("focus")), write(read("footer"))) >= 3;
  put("focus-footer", seesFocus ? "focus" : "accent");
  put("scrim", shade(read("footer"), 0.7), isLight ? 0.55 : 0.72);
  put("skeleton", isLight ? lighten(read("page"), -0.05) : lighten(read("surface"), 0.03));
  put("skeleton-shine", isLight ? "page" : lighten(read("surface"), 0.1));
  const confetti = ["accent", "primary", "info", "success", isLight ? "surface" : "on-page"];
  for (const [index, name] of confetti.entries()) put(`confetti-${index + 1}`, name);
  return derived;
}

function parse(text: string): Color {
  const [lightness = 0, chroma = 0, hue = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return { lightness, chroma, hue };
}

function write({ lightness, chroma, hue }: Color, opacity?: number): string {
  const parts = [Math.min(1, lightness), chroma, hue].map((part) => Number(part.toFixed(4)));
  return `oklch(${parts.join(" ")}${opacity === undefined ? "" : ` / ${opacity}`})`;
}

const lighten = (color: Color, by: number): Color => ({ ...color, lightness: color.lightness + by });
const shade = (color: Color, factor: number): Color => ({ ...color, lightness: color.lightness * factor });

/** The first colour with a share of the second one's lightness and chroma; the hue stays that of the one that has more of it. */
function mix(one: Color, other: Color, share: number): Color {
  const between = (from: number, to: number) => from + (to - from) * share;
  return {
    lightness: between(one.lightness, other.lightness),
    chroma: between(one.chroma, other.chroma),
    hue: one.chroma > 0.01 ? one.hue : other.hue,
  };
}
