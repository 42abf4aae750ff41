import { networkOf } from "@bellwether/contract";
import { type BrandKey, brandKeys } from "@bellwether/market";
import type { Context } from "hono";

/** Of a caller inside the process: the composition root tells the address of everybody else. Nothing is counted for it alone. */
export const NO_ADDRESS = "unknown";

/** What a handler knows of the request besides its input. */
export type RequestContext = {
  brand: BrandKey;
  /** Country and region by geolocation, as the composition root resolved them. */
  country: string | undefined;
  region: string | undefined;
  /** The client's network, for slowing down guesses: an IPv4 address, of IPv6 its /64. */
  address: string;
  /** What the client calls itself, cut to 300 characters. */
  device: string | undefined;
  /** Affiliate tags as they came, unread [7.28]. */
  affiliateReference: string | undefined;
};

export function requestContext(c: Context, defaultBrand: BrandKey): RequestContext {
  const named = c.req.header("x-brand");
  return {
    brand: brandKeys.find((key) => key === named) ?? defaultBrand,
    country: countryOf(c.req.header("x-geo-country")),
    region: c.req.header("x-geo-region")?.toUpperCase().slice(0, 3),
    address: networkOf(c.req.header("x-client-address") ?? NO_ADDRESS),
    device: c.req.header("user-agent")?.slice(0, 300),
    affiliateReference: c.req.header("x-affiliate-reference"),
  };
}

function countryOf(text: string | undefined): string | undefined {
  return text && /^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : undefined;
}
