import type { Language } from "@bellwether/market/languages.ts";
import bellwetherCss from "@bellwether/ui/brands/bellwether.css?url";
import funlyCss from "@bellwether/ui/brands/funly.css?url";
import luckycloverCss from "@bellwether/ui/brands/luckyclover.css?url";

/** Each brand's token file; a page loads its own alone. */
export const brandStyles: Record<string, string> = {
  bellwether: bellwetherCss,
  funly: funlyCss,
  luckyclover: luckycloverCss,
};

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
