import type { Reader } from "mmdb-lib";

const ADDRESS_BITS = 128;

/** A part of the address space, by its first address. */
type Span = { first: bigint; prefixLength: number; addressBits: number; text: (address: bigint) => string };

const IPV4: Span = { first: 0n, prefixLength: 0, addressBits: 32, text: v4Text };
/** All IPv6 addresses that are given out to networks: 2000::/3. */
const GLOBAL_IPV6: Span = {
  first: 0x2000n << 112n,
  prefixLength: 3,
  addressBits: ADDRESS_BITS,
  text: v6Text,
};

/**
 * Every network of an IP database that has a value: those of IPv4, then those of global IPv6 addresses. Addresses and lengths are those of
 * `writeMmdb`.
 */
export function* readNetworks(reader: Reader<object>) {
  yield* networksIn(reader, IPV4);
  if (reader.metadata.ipVersion === 6) yield* networksIn(reader, GLOBAL_IPV6);
}

function* networksIn(reader: Reader<object>, { first, prefixLength, addressBits, text }: Span) {
  const end = first + (1n << BigInt(addressBits - prefixLength));
  for (let address = first; address < end; ) {
    const [value, length] = reader.getWithPrefixLength(text(address));
    // The network may begin before the span, as an empty ::/1 does.
    const within = Math.max(length, prefixLength);
    if (value !== null) yield { first: address, prefixLength: within + ADDRESS_BITS - addressBits, value };
    address += 1n << BigInt(addressBits - within);
  }
}

function v4Text(address: bigint): string {
  const number = Number(address);
  return [number >>> 24, (number >>> 16) & 0xff, (number >>> 8) & 0xff, number & 0xff].join(".");
}

function v6Text(address: bigint): string {
  const group = (index: number) => ((address >> BigInt(112 - index * 16)) & 0xffffn).toString(16);
  return Array.from({ length: 8 }, (_, index) => group(index)).join(":");
}
