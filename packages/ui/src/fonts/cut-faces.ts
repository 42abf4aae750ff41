import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/** A heading font: one weight, and one optical size where the family has several. The unused axes are half of its bytes. */
type Face = { family: string; file: string; axes: Record<string, number> };

/** Each weight equals the brand's `--head-weight`. */
const faces: readonly Face[] = [
  { family: "bricolage-grotesque", file: "wght", axes: { wght: 800 } },
  { family: "fraunces", file: "opsz", axes: { wght: 480, opsz: 72 } },
  { family: "unbounded", file: "wght", axes: { wght: 750 } },
];

/** The same ranges as in each font's `unicode-range`. */
const ranges = {
  latin:
    "0000-00FF 0131 0152-0153 02BB-02BC 02C6 02DA 02DC 0304 0308 0329 2000-206F 20AC 2122 2191 2193 2212 2215 FEFF FFFD",
  "latin-ext":
    "0100-02BA 02BD-02C5 02C7-02CC 02CE-02D7 02DD-02FF 0304 0308 0329 1D00-1DBF 1E00-1E9F 1EF2-1EFF 2020 20A0-20AB 20AD-20C0 2113 2C60-2C7F A720-A7FF",
} as const;

/** Every heading font as a WOFF2 file, by name; the output is deterministic. */
export async function cutFaces(): Promise<Map<string, Buffer>> {
  const cut = new Map<string, Buffer>();
  for (const { family, file, axes } of faces)
    for (const [script, range] of Object.entries(ranges)) {
      const whole = require.resolve(
        `@fontsource-variable/${family}/files/${family}-${script}-${file}-normal.woff2`,
      );
      cut.set(
        `${family}-${script}.woff2`,
        await subsetFont(readFileSync(whole), charactersOf(range), {
          targetFormat: "woff2",
          variationAxes: axes,
        }),
      );
    }
  return cut;
}

function charactersOf(range: string): string {
  return range
    .split(" ")
    .map((part) => part.split("-").map((code) => Number.parseInt(code, 16)) as [number, number?])
    .flatMap(([first, last = first]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join("");
}
