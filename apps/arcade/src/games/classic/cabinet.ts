/** The build of a fruit machine, and how its colours are mixed: fixed by its title, so that two machines rarely look alike. */
export type Cabinet = {
  readonly crown: "arch" | "marquee" | "sunrise";
  readonly cloth: "velvet" | "enamel" | "wood";
  readonly lamps: number;
};

/** The cabinet of a title, by its code. */
export function cabinetOf(code: string): Cabinet {
  let hash = 2166136261;
  for (const letter of code) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  const crowns = ["arch", "marquee", "sunrise"] as const;
  const cloths = ["velvet", "enamel", "wood"] as const;
  return {
    crown: crowns[hash % 3] as Cabinet["crown"],
    cloth: cloths[(hash >>> 8) % 3] as Cabinet["cloth"],
    lamps: 9 + 2 * ((hash >>> 16) % 4),
  };
}

/** A line's number beside the window: its row at that side, and how far it stands above or below the row's middle, in rows. */
type LineBadge = { readonly line: number; readonly row: number; readonly off: number };

/** The badges of one side, left or right of the window. Lines that start in one row share its height. */
export function badgesOf(lines: readonly (readonly number[])[], side: "left" | "right"): LineBadge[] {
  const rowOf = (line: readonly number[]) => (side === "left" ? line[0] : line.at(-1)) ?? 0;
  return lines.map((line, index) => {
    const row = rowOf(line);
    const together = lines.flatMap((other, place) => (rowOf(other) === row ? [place] : []));
    const place = together.indexOf(index) - (together.length - 1) / 2;
    return { line: index, row, off: place * 0.42 };
  });
}
