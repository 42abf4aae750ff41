import { expect, it } from "vitest";
import { acceptedEncoding } from "./accepted-encoding.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.8", "br"],
  ["gzip;q=0.5,br;q=0", "gzip"],
  ["GZIP", "gzip"],
  ["gzip;q=0", "identity"],
  ["br;q=0.000, gzip; q=0.0", "identity"],
  ["br ; q=0.001", "br"],
  ["brotli, x-gzip", "identity"],
  ["identity", "identity"],
  ["", "identity"],
])("for a client that accepts %j, the response is encoded as %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
