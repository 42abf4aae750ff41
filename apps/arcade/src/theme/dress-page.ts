import { type BrandKey, brands } from "@bellwether/market/brands.ts";
import { type Language, languages } from "@bellwether/market/languages.ts";
import type { GamePalette } from "./palette.ts";

/** Sets brand and language on the page. */
export function dressPage(brand: BrandKey, language: Language): void {
  document.documentElement.dataset.brand = brands[brand].slug;
  document.documentElement.lang = languages[language].locale;
}

/** Sets a title's colours on the page, as `--title-high` and so on. */
export function dressTitle(palette: GamePalette): void {
  for (const [role, colour] of Object.entries(palette)) {
    document.documentElement.style.setProperty(`--title-${role}`, colour);
  }
}
