import { hexOf } from "@bellwether/ui/tokens/contrast.ts";
import { readBrandColors } from "@bellwether/ui/tokens/derive-colors.ts";
import { bySlug } from "./by-slug.ts";

const tokens = bySlug(
  import.meta.glob<string>("../../../../brands/*/tokens.css", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);

export type BrandColours = { page: `#${string}`; header: `#${string}` };

const known = new Map<string, BrandColours>();

/** A brand's colours where tokens cannot be used: the system's bars and splash screen. Import it on the server only: it holds the token files. */
export function brandColours(slug: string): BrandColours {
  let colours = known.get(slug);
  if (!colours) {
    const declared = readBrandColors(tokens[slug] ?? "");
    const colour = (name: string) => {
      const value = declared.get(name);
      if (value === undefined) throw new Error(`the brand ${slug} has no colour ${name}`);
      return hexOf(value);
    };
    colours = { page: colour("--color-page"), header: colour("--color-header") };
    known.set(slug, colours);
  }
  return colours;
}
