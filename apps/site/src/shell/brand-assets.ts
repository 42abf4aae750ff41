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
  return `/art/brands/${slug}/${name}.svg`;
}
