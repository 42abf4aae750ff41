/**
 * Writes a database in the MMDB format, version 2.0 (https://maxmind.github.io/MaxMind-DB/). npm has readers of it and no maintained writer.
 * Equal neighbours become one network, and equal parts of the tree are stored once: readers follow pointers and see no difference.
 */
export type MmdbValue = string | readonly MmdbValue[] | { readonly [key: string]: MmdbValue };

export type Network = {
  /** A 128-bit address. IPv4 addresses are the lowest 2^32 of them, with 96 bits added to the length of the prefix. */
  first: bigint;
  prefixLength: number;
  value: MmdbValue;
};

export type MmdbDescription = { databaseType: string; description: string; builtAt: Date };

/** A part of the tree while networks are added; a leaf is the index of a value, or NONE. */
type Branch = [Part, Part];
type Part = Branch | number;
const NONE = -1;

const ADDRESS_BITS = 128;
const RECORD_BITS = 24;
const SEPARATOR_BYTES = 16;
const METADATA_MARKER = Buffer.from("\xab\xcd\xefMaxMind.com", "latin1");

/**
 * The same networks make the same bytes, in whatever order they come.
 * @param networks where two overlap, the later one holds.
 */
export function writeMmdb(networks: Iterable<Network>, about: MmdbDescription): Buffer {
  const values = createValues();
  const tree: Branch = [NONE, NONE];
  for (const network of networks) add(tree, network, values.indexOf(network.value));
  const nodes = createNodes();
  const root = nodes.numberOf(tree);
  const { offsets, section } = values.written(nodes.leaves);
  return Buffer.concat([
    writeNodes(nodes.list, root, offsets),
    Buffer.alloc(SEPARATOR_BYTES),
    section,
    METADATA_MARKER,
    metadata(nodes.list.length, about),
  ]);
}

/** Each different value once. */
function createValues() {
  const indexes = new Map<string, number>();
  const encoded: Buffer[] = [];
  return {
    indexOf(value: MmdbValue): number {
      const key = JSON.stringify(value);
      const known = indexes.get(key);
      if (known !== undefined) return known;
      indexes.set(key, encoded.length);
      return encoded.push(encode(value)) - 1;
    },
    /** The values that are in use, one after the other, and where each begins by its index. */
    written(used: ReadonlySet<number>) {
      const offsets = new Map<number, number>();
      const parts: Buffer[] = [];
      let offset = 0;
      for (const index of used) {
        const bytes = encoded[index];
        if (bytes === undefined) continue;
        offsets.set(index, offset);
        parts.push(bytes);
        offset += bytes.length;
      }
      return { offsets, section: Buffer.concat(parts) };
    },
  };
}

function add(tree: Branch, { first, prefixLength }: Network, index: number): void {
  if (prefixLength < 1 || prefixLength > ADDRESS_BITS)
    throw new RangeError(`a prefix of ${prefixLength} bits is not between 1 and ${ADDRESS_BITS}`);
  const bit = (depth: number) => Number((first >> BigInt(ADDRESS_BITS - 1 - depth)) & 1n) as 0 | 1;
  let branch = tree;
  for (let depth = 0; depth < prefixLength - 1; depth++) {
    const part = branch[bit(depth)];
    if (typeof part !== "number") branch = part;
    else {
      const split: Branch = [part, part];
      branch[bit(depth)] = split;
      branch = split;
    }
  }
  branch[bit(prefixLength - 1)] = index;
}

/** A record of a node: a node's number, or a leaf. */
type Record = { node: number } | { leaf: number };
type Node = readonly [Record, Record];

/** Each different node once; a node's own parts come before it. */
function createNodes() {
  const list: Node[] = [];
  /** In the order of the nodes. */
  const leaves = new Set<number>();
  const known = new Map<string, number>();
  const recordOf = (part: Part): Record => {
    if (typeof part === "number") return { leaf: part };
    const left = recordOf(part[0]);
    const right = recordOf(part[1]);
    if ("leaf" in left && "leaf" in right && left.leaf === right.leaf) return left;
    return { node: keep([left, right]) };
  };
  const keep = (node: Node): number => {
    const key = node.map((record) => ("leaf" in record ? `=${record.leaf}` : record.node)).join();
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, list.length);
    for (const record of node) if ("leaf" in record) leaves.add(record.leaf);
    return list.push(node) - 1;
  };
  return {
    list,
    leaves,
    /** The root is a node even if both its parts are equal: a reader begins at one. */
    numberOf: (tree: Branch) => keep([recordOf(tree[0]), recordOf(tree[1])]),
  };
}

/** The root was stored last and must be number 0, so the numbers are reversed. */
function writeNodes(nodes: readonly Node[], root: number, offsets: ReadonlyMap<number, number>): Buffer {
  const bytes = Buffer.alloc((nodes.length * RECORD_BITS * 2) / 8);
  const pointer = (record: Record): number => {
    if ("node" in record) return root - record.node;
    const offset = offsets.get(record.leaf);
    // The number of nodes stands for "no value".
    return offset === undefined ? nodes.length : nodes.length + SEPARATOR_BYTES + offset;
  };
  nodes.forEach((node, number) => {
    node.forEach((record, side) => {
      const value = pointer(record);
      if (value >= 2 ** RECORD_BITS)
        throw new RangeError(`${nodes.length} nodes do not fit into records of ${RECORD_BITS} bits`);
      bytes.writeUIntBE(value, (root - number) * 6 + side * 3, 3);
    });
  });
  return bytes;
}

function metadata(nodeCount: number, { databaseType, description, builtAt }: MmdbDescription): Buffer {
  return encodeMap([
    ["binary_format_major_version", uint(UINT16, 2)],
    ["binary_format_minor_version", uint(UINT16, 0)],
    ["build_epoch", uint(UINT64, Math.floor(builtAt.getTime() / 1_000))],
    ["database_type", encode(databaseType)],
    ["description", encode({ en: description })],
    ["ip_version", uint(UINT16, 6)],
    ["languages", encode(["en"])],
    ["node_count", uint(UINT32, nodeCount)],
    ["record_size", uint(UINT16, RECORD_BITS)],
  ]);
}

// Types of the data section.
const STRING = 2;
const UINT16 = 5;
const UINT32 = 6;
const MAP = 7;
const UINT64 = 9;
const ARRAY = 11;
/** Types above this one are written in a second byte. */
const LAST_SHORT_TYPE = 7;

function encode(value: MmdbValue): Buffer {
  if (typeof value === "string") {
    const bytes = Buffer.from(value);
    return Buffer.concat([control(STRING, bytes.length), bytes]);
  }
  if (isList(value)) return Buffer.concat([control(ARRAY, value.length), ...value.map(encode)]);
  return encodeMap(Object.entries(value).map(([key, part]) => [key, encode(part)]));
}

const isList = (value: Exclude<MmdbValue, string>): value is readonly MmdbValue[] => Array.isArray(value);

function encodeMap(entries: readonly (readonly [string, Buffer])[]): Buffer {
  return Buffer.concat([
    control(MAP, entries.length),
    ...entries.flatMap(([key, part]) => [encode(key), part]),
  ]);
}

function uint(type: number, value: number): Buffer {
  const digits = value === 0 ? "" : value.toString(16);
  const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), "0"), "hex");
  return Buffer.concat([control(type, bytes.length), bytes]);
}

/** The byte with the type and the size, with the bytes that a higher type or a size from 29 needs. */
function control(type: number, size: number): Buffer {
  const [short, more] = sizeBytes(size);
  return type <= LAST_SHORT_TYPE
    ? Buffer.from([(type << 5) | short, ...more])
    : Buffer.from([short, type - LAST_SHORT_TYPE, ...more]);
}

function sizeBytes(size: number): [short: number, more: number[]] {
  if (size < 29) return [size, []];
  if (size < 285) return [29, [size - 29]];
  if (size < 65_821) return [30, [(size - 285) >> 8, (size - 285) & 0xff]];
  throw new RangeError(`${size} bytes or entries are too many for one value`);
}
