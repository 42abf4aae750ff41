import fc from "fast-check";
import { Reader } from "mmdb-lib";
import { describe, expect, it } from "vitest";
import { readNetworks } from "./read-networks.ts";
import { type MmdbValue, type Network, writeMmdb } from "./write-mmdb.ts";

const about = {
  databaseType: "Test",
  description: "Networks of a test",
  builtAt: new Date(1_780_000_000_000),
};
const written = (networks: Network[]) => new Reader<object>(writeMmdb(networks, about));

const V4_FIRST_BIT = 96;
const SPACE = 1n << 128n;
const sizeOf = ({ prefixLength }: Network) => 1n << BigInt(128 - prefixLength);

/** Aligned as a network must be. */
function networkAt(address: bigint, prefixLength: number, value: MmdbValue): Network {
  const size = 1n << BigInt(128 - prefixLength);
  return { first: address - (address % size), prefixLength, value };
}

/** The last one that has the address. */
const expectedAt = (networks: readonly Network[], address: bigint) =>
  networks.findLast((network) => address >= network.first && address < network.first + sizeOf(network))
    ?.value ?? null;

function text(address: bigint): string {
  if (address < 1n << 32n)
    return [24n, 16n, 8n, 0n].map((shift) => String((address >> shift) & 0xffn)).join(".");
  return Array.from({ length: 8 }, (_, group) =>
    ((address >> BigInt(112 - group * 16)) & 0xffffn).toString(16),
  ).join(":");
}

const values = fc.constantFrom<MmdbValue>(
  { country: { iso_code: "CA" }, subdivisions: [{ iso_code: "ON" }] },
  { country: { iso_code: "CA" }, subdivisions: [{ iso_code: "QC" }] },
  { country_code: "FI", names: ["Suomi", "Finland"] },
);
const v4Networks = fc
  .tuple(fc.bigInt(0n, (1n << 32n) - 1n), fc.integer({ min: V4_FIRST_BIT + 1, max: 128 }), values)
  .map(([address, prefixLength, value]) => networkAt(address, prefixLength, value));
const v6Networks = fc
  .tuple(fc.bigInt(0x2000n << 112n, (0x4000n << 112n) - 1n), fc.integer({ min: 3, max: 128 }), values)
  .map(([address, prefixLength, value]) => networkAt(address, prefixLength, value));
const someNetworks = fc.array(fc.oneof(v4Networks, v6Networks), { maxLength: 60 });

describe("a written IP database", () => {
  it("a written IP database returns for every address the value of its network, of the later one where two overlap", () => {
    fc.assert(
      fc.property(
        someNetworks,
        fc.array(fc.bigInt(0n, (1n << 32n) - 1n), { maxLength: 20 }),
        (networks, elsewhere) => {
          const reader = written(networks);
          const edges = networks.flatMap((network) => {
            const end = network.first + sizeOf(network);
            return [network.first - 1n, network.first, end - 1n, end];
          });
          for (const address of [...edges, ...elsewhere].filter((edge) => edge >= 0n && edge < SPACE))
            expect(reader.get(text(address)), text(address)).toEqual(expectedAt(networks, address));
        },
      ),
      { seed: 17, numRuns: 200 },
    );
  });

  it("a written IP database is read back network by network and written again as the same bytes", () => {
    fc.assert(
      fc.property(someNetworks, (networks) => {
        const bytes = writeMmdb(networks, about);
        const again = [...readNetworks(new Reader<object>(bytes))] as Network[];
        expect(writeMmdb(again, about).equals(bytes)).toBe(true);
      }),
      { seed: 17, numRuns: 100 },
    );
  });

  it("a written IP database has its description in its metadata", () => {
    const { metadata } = written([networkAt(0n, 1, "low"), networkAt(SPACE - 1n, 1, "high")]);
    expect(metadata).toMatchObject({
      binaryFormatMajorVersion: 2,
      buildEpoch: about.builtAt,
      databaseType: "Test",
      description: { en: "Networks of a test" },
      ipVersion: 6,
      nodeCount: 1,
    });
  });

  it("a written IP database merges equal neighbours, and stores equal parts of the tree once", () => {
    const ontario = { region: "ON" };
    const halves = [
      networkAt(0x20n << 120n, 9, ontario),
      networkAt((0x20n << 120n) + (1n << 119n), 9, ontario),
    ];
    expect([...readNetworks(written(halves))]).toEqual([networkAt(0x20n << 120n, 8, ontario)]);
    // A network of 16 bits needs a node for each bit; eight that are alike within one of 13 bits share the nodes below it.
    const sparse = Array.from({ length: 8 }, (_, index) =>
      networkAt((0x2000n << 112n) + (BigInt(index) << 112n), 24, ontario),
    );
    expect(written(sparse).metadata.nodeCount).toBe(24);
  });

  it.each([0, 28, 29, 284, 285, 65_820])("a written IP database stores a text of %d bytes", (length) => {
    const value = { text: "é".repeat(length / 2) + "e".repeat(length % 2) };
    expect(written([networkAt(0n, 1, value)]).get("1.2.3.4")).toEqual(value);
  });

  it.each([
    ["a text that is too long", networkAt(0n, 8, "e".repeat(65_821))],
    ["a prefix without a bit", { first: 0n, prefixLength: 0, value: "all" }],
    ["a prefix of too many bits", { first: 0n, prefixLength: 129, value: "none" }],
  ])("a written IP database refuses %s", (_, network) => {
    expect(() => written([network])).toThrow(RangeError);
  });
});
