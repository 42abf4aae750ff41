import type { Language } from "@bellwether/market/languages.ts";
import { bySlug } from "./by-slug.ts";

const tokenFiles = import.meta.glob<string>("../../../../brands/*/tokens.css", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Address of each brand's token file, by its slug; a page loads its own alone. */
export const brandStyles: Readonly<Record<string, string>> = bySlug(tokenFiles);

/** Pictures of a brand, drawn by packages/art. */
export function brandPicture(slug: string, name: string): string {
  return brandFile(slug, `${name}.svg`);
}

/** The same with its ending, for those that are drawn as PNG or JPEG too: icons and the picture for other sites. */
export function brandFile(slug: string, file: string): string {
  return `/art/brands/${slug}/${file}`;
}

/** The flag beside a language's name [2.37]. */
export function flagPicture(language: Language): string {
  return `/art/flags/${language}.svg`;
}

/** The logo of a payment method that the market's table knows; all of them are drawn. */
export function paymentPicture(code: string): string {
  return `/art/payments/${code.toLowerCase()}.svg`;
}

/** The mark of a regulator or a responsible-gaming body [2.37]. */
export function bodyPicture(slug: string): string {
  return `/art/bodies/${slug}.svg`;
}
