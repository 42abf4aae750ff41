import type core from "@bellwether/languages/en/core.json";
import type promo from "@bellwether/languages/en/promo.json";
import type staticTexts from "@bellwether/languages/en/static.json";

/** The groups of the specification [7.31]. */
export const textGroups = ["core", "static", "promo"] as const;
export type TextGroup = (typeof textGroups)[number];

/** Every key there is, from the English texts; those of a brand are named after it or by its blocks. */
export type MessageKey =
  | `core.${keyof typeof core}`
  | `static.${keyof typeof staticTexts}`
  | `promo.${keyof typeof promo}`
  | `promo.hero_${string}`
  | `promo.block_${string}`;
