import { expect, it } from "vitest";
import { seedHash } from "./seed-hash.ts";

it("hashes a server seed as sha256sum hashes its text", () => {
  // printf %s 000102…1f | sha256sum
  expect(seedHash("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f")).toBe(
    "6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b",
  );
});
