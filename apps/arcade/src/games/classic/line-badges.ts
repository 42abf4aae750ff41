/** A payline's number beside the window: the row in which the payline ends on this side, and the vertical shift from the row's middle, in rows. */
type LineBadge = { readonly line: number; readonly row: number; readonly off: number };

/** The badges at the left or right of the window. Badges of paylines that end in the same row are spread over its height. */
export function badgesOf(lines: readonly (readonly number[])[], side: "left" | "right"): LineBadge[] {
  const rowOf = (line: readonly number[]) => (side === "left" ? line[0] : line.at(-1)) ?? 0;
  return lines.map((line, index) => {
    const row = rowOf(line);
    const together = lines.flatMap((other, place) => (rowOf(other) === row ? [place] : []));
    const place = together.indexOf(index) - (together.length - 1) / 2;
    return { line: index, row, off: place * 0.42 };
  });
}
