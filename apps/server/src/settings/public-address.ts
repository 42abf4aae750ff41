import { BlockList, isIPv6 } from "node:net";

/** Networks that no stranger's server is in: private, shared by a carrier, of one link or host, for documents and tests, multicast, reserved. */
const IPV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;
/** The IPv6 networks of these kinds, and those that hide an IPv4 address: compatible, 6to4, Teredo and local translation. */
const IPV6 = [
  ["::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 32],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const;
/** The well-known prefix under which a network translates IPv4 addresses; the rest is such an address. */
const TRANSLATED = /^64:ff9b::(?:([0-9a-f]{1,4}):)?([0-9a-f]{1,4})$/;

const closed = new BlockList();
for (const [network, bits] of IPV4) closed.addSubnet(network, bits, "ipv4");
for (const [network, bits] of IPV6) closed.addSubnet(network, bits, "ipv6");

/** Whether an IP address is one of the public internet. An IPv4 address in IPv6 notation counts as what it is. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !closed.check(address, "ipv4");
  // As in an address of the web, which has one notation only; a zone such as %eth0 is of one link.
  if (address.includes("%")) return false;
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const translated = TRANSLATED.exec(plain);
  if (!translated) return !closed.check(plain, "ipv6");
  const [, high = "0", low = "0"] = translated;
  const bytes = [high, low]
    .map((part) => Number.parseInt(part, 16))
    .flatMap((pair) => [pair >> 8, pair & 255]);
  return isPublicAddress(bytes.join("."));
}
