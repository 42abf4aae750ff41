export type ColorPair = {
  foreground: string;
  background: string;
  /** 4.5 for text, 3 for large text (24 px, or 18.66 px bold) and for the parts of a control. */
  minimum: 4.5 | 3;
};

/**
 * Every pair of tokens that may meet on a screen. `--color-on-x` and `--color-on-x-muted` are for text on `--color-x` and on its
 * shades `-high`, `-low`, `-hover`, `-mid`, `-end`, `-deep`; all other pairs are listed here.
 */
export function colorPairs(tokens: ReadonlyMap<string, string>): ColorPair[] {
  return [...pairsByName(tokens), ...namedPairs];
}

/** Reads `--color-…: oklch(…)` declarations; skips colours with transparency and references to other tokens. */
export function parseColors(css: string): Map<string, string> {
  const found = css.matchAll(/(--color-[\w-]+):\s*(oklch\([^/)]*\));/g);
  return new Map(Array.from(found, ([, name = "", colour = ""]) => [name, colour]));
}

const shades = ["", "-high", "-low", "-hover", "-mid", "-end", "-deep"];

/** The darker edge of a button has no text on it; it is only a border. */
const edges = new Set(["--color-primary-low", "--color-secondary-low", "--color-danger-low"]);

function pairsByName(tokens: ReadonlyMap<string, string>): ColorPair[] {
  const names = [...tokens.keys()];
  return names.flatMap((foreground) => {
    const base = /^--color-on-(.+?)(-muted)?$/.exec(foreground)?.[1];
    if (!base) return [];
    return shades
      .map((shade) => `--color-${base}${shade}`)
      .filter((background) => tokens.has(background) && !edges.has(background))
      .map((background) => ({ foreground, background, minimum: 4.5 as const }));
  });
}

const papers = ["--color-page", "--color-surface", "--color-sunken"];

const namedPairs: ColorPair[] = [
  ...pairs(["--color-on-page", "--color-on-page-muted", "--color-link"], papers, 4.5),
  ...pairs(["--color-danger-text"], [...papers, "--color-field"], 4.5),
  ...pairs(["--color-money"], ["--color-surface", "--color-page"], 4.5),
  ...pairs(["--color-on-surface", "--color-on-surface-muted"], ["--color-page", "--color-sunken"], 4.5),
  ...pairs(["--color-line-strong"], [...papers, "--color-field"], 3),
  ...pairs(["--color-success", "--color-info"], ["--color-surface"], 3),
  ...pairs(["--color-focus"], [...papers, "--color-header", "--color-bar"], 3),
  ...pairs(["--color-focus"], ["--color-hero", "--color-hero-mid", "--color-hero-end"], 3),
  ...pairs(["--color-focus-footer"], ["--color-footer"], 3),
];

function pairs(foregrounds: string[], backgrounds: string[], minimum: 4.5 | 3): ColorPair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, minimum })),
  );
}
