import type { FavouriteLine } from "@bellwether/contract/studio/favourites.ts";

/** Puts every line on a slip. The first line fills the open slip if all slips are empty; every other line is on a slip that `add` adds. */
export function fillSlips(
  lines: readonly FavouriteLine[],
  { areEmpty, mark, add }: Record<"mark" | "add", (line: FavouriteLine) => void> & { areEmpty: boolean },
): void {
  for (const [place, line] of lines.entries())
    if (areEmpty && place === 0) mark(line);
    else add(line);
}
