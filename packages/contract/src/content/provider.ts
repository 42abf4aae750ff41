import { z } from "zod";
import { slugSchema } from "../slug.ts";

/** [3.21] */
export const providerCodeSchema = z.enum([
  "LC",
  "NE",
  "PG",
  "BS",
  "RT",
  "SDG",
  "YG",
  "PP",
  "MG",
  "RE",
  "NX",
  "BW",
]);

/** A provider's name and address (`/provider-games/{slug}`): `content/providers.json`. */
export const providerSchema = z.strictObject({
  code: providerCodeSchema,
  name: z.string().min(2),
  slug: slugSchema,
});

export const providersFileSchema = z.array(providerSchema).length(providerCodeSchema.options.length);

export type ProviderCode = z.infer<typeof providerCodeSchema>;
export type Provider = z.infer<typeof providerSchema>;
