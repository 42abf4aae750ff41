import type { Language } from "@bellwether/market/languages.ts";
import { bySlug } from "./by-slug.ts";

const tokenFiles = import.meta.glob<string>("../../../../brands/*/tokens.css", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Each brand's token file; a page loads only its own brand's. */
export const brandStyles: Readonly<Record<string, string>> = bySlug(tokenFiles);

/** Pictures of a brand, drawn by packages/art. */
export function brandPicture(slug: string, name: string): string {
  return brandFile(slug, `${name}.svg`);
}

/** The address of a brand's picture by its file name, for pictures that are also drawn as PNG or JPEG: icons and the social picture. */
export function brandFile(slug: string, file: string): string {
  return `/art/brands/${slug}/${file}`;
}

/** The flag next to a language's name [2.37]. */
export function flagPicture(language: Language): string {
  return `/art/flags/${language}.svg`;
}

/** The logo of a payment method in the market's table; all of these have one. */
export function paymentPicture(code: string): string {
  return `/art/payments/${code.toLowerCase()}.svg`;
}

/** The logo of a regulator or a responsible-gaming body [2.37]. */
export function bodyPicture(slug: string): string {
  return `/art/bodies/${slug}.svg`;
}
