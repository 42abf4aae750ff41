import type { Language } from "@bellwether/market/languages.ts";
import bellwetherCss from "@bellwether/ui/brands/bellwether.css?url";
import funlyCss from "@bellwether/ui/brands/funly.css?url";
import luckycloverCss from "@bellwether/ui/brands/luckyclover.css?url";

/** Each brand's token file; a page loads only its own brand's. */
export const brandStyles: Record<string, string> = {
  bellwether: bellwetherCss,
  funly: funlyCss,
  luckyclover: luckycloverCss,
};

/** Pictures of a brand, drawn by packages/art. */
export function brandPicture(slug: string, name: string): string {
  return brandFile(slug, `${name}.svg`);
}

/** The same with its file extension, for pictures that are also drawn as PNG or JPEG: icons and the social picture. */
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
