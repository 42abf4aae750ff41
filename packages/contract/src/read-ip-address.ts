/** Prefixes of IPv6 addresses that carry an IPv4 address in their last 32 bits: mapped, translated (RFC 7915) and NAT64 (RFC 6052). */
const PREFIXES_OF_IPV4 = ["0:0:0:0:0:ffff", "0:0:0:0:ffff:0", "64:ff9b:0:0:0:0"];

/** Longer than any address with its zone and port. */
const MAX_LENGTH = 100;

/**
 * The one form of an IP address, however a proxy or a socket writes it: with a port, in brackets or quotes, as `for=` of a `Forwarded`
 * header, with a zone, in capitals, or as IPv4 inside of IPv6.
 * @returns four decimal numbers of IPv4, or the eight groups of IPv6 without leading zeros, such as `2001:db8:0:0:0:0:0:1`; undefined for
 * what is no address.
 */
export function readIpAddress(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const bare = bareAddress(text);
  if (isIpv4(bare)) return bare;
  const groups = ipv6Groups(bare);
  return groups && (ipv4Within(groups) ?? groups.join(":"));
}

/** Without spaces, quotes, `for=`, brackets, port and zone. */
function bareAddress(text: string): string {
  const plain = text
    .trim()
    .replace(/^for\s*=\s*/i, "")
    .replace(/;.*$/s, "")
    .replaceAll('"', "")
    .trim();
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(plain)?.[1];
  const withoutPort = bracketed ?? plain.replace(/^([\d.]+):\d{1,5}$/, "$1");
  return withoutPort.replace(/%[^:]*$/, "").trim();
}

function isIpv4(text: string): boolean {
  const numbers = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1);
  // A leading zero is octal to some programs and decimal to others.
  return numbers?.every((number) => Number(number) <= 255 && String(Number(number)) === number) ?? false;
}

/** The platform's parser of addresses in URLs reads every form of IPv6 and writes one. */
function ipv6Groups(text: string): string[] | undefined {
  if (!/^[\da-f:]*:[\da-f:]*[\d.]*$/i.test(text) || !URL.canParse(`http://[${text}]/`)) return undefined;
  const [head = "", tail] = new URL(`http://[${text}]/`).hostname.slice(1, -1).split("::");
  const [left, right] = [head, tail ?? ""].map((half) => (half === "" ? [] : half.split(":")));
  if (!left || !right) return undefined;
  return [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
}

function ipv4Within(groups: readonly string[]): string | undefined {
  // 6to4 (RFC 3056): whoever has the IPv4 address has all networks below it.
  const halves = groups[0] === "2002" ? groups.slice(1, 3) : groups.slice(6);
  if (groups[0] !== "2002" && !PREFIXES_OF_IPV4.includes(groups.slice(0, 6).join(":"))) return undefined;
  return halves
    .flatMap((half) => {
      const number = Number.parseInt(half, 16);
      return [number >> 8, number & 0xff];
    })
    .join(".");
}
