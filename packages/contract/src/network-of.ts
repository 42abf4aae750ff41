import { readIpAddress } from "./read-ip-address.ts";

/**
 * The key under which a network address is counted where guesses and requests are limited: an IPv4 address itself, the /64 of an IPv6
 * address, because whoever has one address there has 2^64 of them. What is no address is its own key.
 */
export function networkOf(text: string): string {
  const address = readIpAddress(text);
  if (address === undefined) return text;
  return address.includes(":") ? `${address.split(":").slice(0, 4).join(":")}::/64` : address;
}
