import type core from "./messages/en/core.json";
import type promo from "./messages/en/promo.json";
import type staticTexts from "./messages/en/static.json";

/** The groups of the specification [7.31]. */
export const textGroups = ["core", "static", "promo"] as const;
export type TextGroup = (typeof textGroups)[number];

/** All keys, taken from the English texts. */
export type MessageKey =
  | `core.${keyof typeof core}`
  | `static.${keyof typeof staticTexts}`
  | `promo.${keyof typeof promo}`;
