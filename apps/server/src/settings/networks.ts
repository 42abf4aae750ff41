import { BlockList, isIP } from "node:net";
import { z } from "zod";

/** Networks as they are set: `10.0.0.0/8, 192.0.2.7, 2001:db8::/32`. */
export const Networks = z.string().transform((text, context) => {
  const list = new BlockList();
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = "", prefix] = part.split("/");
    const kind = isIP(address);
    const bits = kind === 6 ? 128 : 32;
    const length = prefix === undefined ? bits : Number(prefix);
    if (kind === 0 || !/^\d*$/.test(prefix ?? "") || length > bits) {
      context.addIssue({ code: "custom", message: `"${part}" is no network such as 10.0.0.0/8` });
      return z.NEVER;
    }
    list.addSubnet(address, length, kind === 6 ? "ipv6" : "ipv4");
  }
  return list;
});

/** Whether the address is in one of the networks; an address that nobody knows is in none. */
export function isAllowedNetwork(networks: BlockList, address: string): boolean {
  const kind = isIP(address);
  return kind !== 0 && networks.check(address, kind === 6 ? "ipv6" : "ipv4");
}
