import { networkOf } from "@bellwether/contract";
import { type BrandKey, brandKeys, readCountry, readRegion } from "@bellwether/market";
import type { Context } from "hono";

/**
 * The address of a caller inside the process: every other caller gets an address from the composition root. Limits per network do not apply to it.
 */
export const NO_ADDRESS = "unknown";

/** What a handler knows about the request besides its input. */
export type RequestContext = {
  brand: BrandKey;
  /** Country and region by geolocation, as the composition root resolved them. */
  country: string | undefined;
  region: string | undefined;
  /** The client's network, for rate limits: an IPv4 address, or the /64 of an IPv6 address. */
  address: string;
  /** The user agent, cut to 300 characters. */
  device: string | undefined;
  /** The raw header with affiliate tags [7.28]. */
  affiliateReference: string | undefined;
};

export function requestContext(c: Context, defaultBrand: BrandKey): RequestContext {
  const named = c.req.header("x-brand");
  const country = readCountry(c.req.header("x-geo-country"));
  return {
    brand: brandKeys.find((key) => key === named) ?? defaultBrand,
    country,
    region: readRegion(country, c.req.header("x-geo-region")),
    address: networkOf(c.req.header("x-client-address") ?? NO_ADDRESS),
    device: c.req.header("user-agent")?.slice(0, 300),
    affiliateReference: c.req.header("x-affiliate-reference"),
  };
}
