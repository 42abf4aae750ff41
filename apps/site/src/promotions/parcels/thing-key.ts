import type { MessageKey } from "@bellwether/i18n/translate.ts";

/** The text key of a thing that a draw gives: `e-bike` is `promo.parcel_e_bike`. */
export const thingKey = (thing: string) => `promo.parcel_${thing.replaceAll("-", "_")}` as MessageKey;
