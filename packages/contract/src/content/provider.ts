import { z } from "zod";
import { Slug } from "../slug.ts";

/** [3.21] */
export const ProviderCode = z.enum(["LC", "NE", "PG", "BS", "RT", "SDG", "YG", "PP", "MG", "RE", "NX", "BW"]);

/** A provider's name and address (`/provider-games/{slug}`): `content/providers.json`. */
export const Provider = z.strictObject({
  code: ProviderCode,
  name: z.string().min(2),
  slug: Slug,
});

export const ProvidersFile = z.array(Provider).length(ProviderCode.options.length);

export type ProviderCode = z.infer<typeof ProviderCode>;
export type Provider = z.infer<typeof Provider>;
