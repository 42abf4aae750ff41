import { readPalettes } from "./content.ts";
import { loadFonts } from "./lettering/font.ts";
import { loadIcons } from "./symbol.ts";
import type { Kit } from "./tile/tile.ts";

/** Reads fonts, icons and palettes; takes about a second. */
export async function loadKit(): Promise<Kit> {
  return { fonts: await loadFonts(), icons: loadIcons(), palettes: readPalettes() };
}
