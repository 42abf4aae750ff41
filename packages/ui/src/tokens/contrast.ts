/** The WCAG 2.2 contrast ratio, 1 to 21, of two opaque `oklch(L C H)` colours as an sRGB screen shows them. */
export function contrastRatio(first: string, second: string): number {
  const luminances = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (luminances[0] + 0.05) / (luminances[1] + 0.05);
}

/** An opaque `oklch(L C H)` colour as `#rrggbb`, for formats that support nothing else. */
export function hexOf(oklch: string): `#${string}` {
  const parts = linearRgb(oklch).map((linear) => encode(linear).toString(16).padStart(2, "0"));
  return `#${parts.join("")}`;
}

function luminance(oklch: string): number {
  const [red, green, blue] = linearRgb(oklch).map(asEightBits) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab/ */
function linearRgb(oklch: string): [number, number, number] {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(oklch.trim());
  if (!parts) throw new Error(`Not an opaque oklch colour: ${oklch}`);
  const [lightness, chroma, hue] = [Number(parts[1]), Number(parts[2]), (Number(parts[3]) * Math.PI) / 180];
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function asEightBits(linear: number): number {
  const rounded = encode(linear) / 255;
  return rounded <= 0.04045 ? rounded / 12.92 : ((rounded + 0.055) / 1.055) ** 2.4;
}

/** 0 to 255. A colour outside sRGB is clipped to it and rounded, because most of our players' screens do the same. */
function encode(linear: number): number {
  const cut = Math.min(1, Math.max(0, linear));
  return Math.round((cut <= 0.0031308 ? 12.92 * cut : 1.055 * cut ** (1 / 2.4) - 0.055) * 255);
}
