/**
 * The key under which a network address is counted where guesses and requests are limited: an IPv4 address itself, the /64 of an IPv6
 * address, because whoever has one address there has 2^64 of them.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [plain = ""] = address.split("%");
  if (!/^[\da-f:]*:[\da-f:]*(?:\d+\.\d+\.\d+\.\d+)?$/i.test(plain)) return address;
  const [head = "", tail] = plain.split("::") as [string, string?];
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  // An IPv4 address at the end replaces two groups.
  const used = left.length + right.length + (plain.includes(".") ? 1 : 0);
  const zeros = Array<string>(tail === undefined ? 0 : Math.max(0, 8 - used)).fill("0");
  const network = [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}
