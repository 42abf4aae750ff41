import bellwetherTokens from "@bellwether/ui/brands/bellwether.css?raw";
import funlyTokens from "@bellwether/ui/brands/funly.css?raw";
import luckycloverTokens from "@bellwether/ui/brands/luckyclover.css?raw";
import { parseColors } from "@bellwether/ui/tokens/color-pairs.ts";
import { hexOf } from "@bellwether/ui/tokens/contrast.ts";

const tokens: Record<string, string> = {
  bellwether: bellwetherTokens,
  funly: funlyTokens,
  luckyclover: luckycloverTokens,
};

export type BrandColours = { page: `#${string}`; header: `#${string}` };

const known = new Map<string, BrandColours>();

/** A brand's colours where tokens cannot be used: the system's bars and splash screen. Import it on the server only: it holds the token files. */
export function brandColours(slug: string): BrandColours {
  let colours = known.get(slug);
  if (!colours) {
    const declared = parseColors(tokens[slug] ?? bellwetherTokens);
    const colour = (name: string) => hexOf(declared.get(name)!);
    colours = { page: colour("--color-page"), header: colour("--color-header") };
    known.set(slug, colours);
  }
  return colours;
}
