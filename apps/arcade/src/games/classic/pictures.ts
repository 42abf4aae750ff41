import type { ClassicLayout } from "@bellwether/games/mechanics/classic/wire.ts";

/** The title's highest pictures, one per symbol, from low to high. A fruit machine has fewer symbols than its title has pictures. */
export function picturesOf(
  { symbols }: Pick<ClassicLayout, "symbols">,
  icons: readonly string[],
): readonly string[] {
  return icons.slice(-symbols.length);
}
