import type { ClassicLayout } from "@bellwether/games/mechanics/classic/wire.ts";

/** The pictures for a fruit machine with fewer symbols than its title has pictures: the highest ones, from low to high. */
export function picturesOf(
  { symbols }: Pick<ClassicLayout, "symbols">,
  icons: readonly string[],
): readonly string[] {
  return icons.slice(-symbols.length);
}
