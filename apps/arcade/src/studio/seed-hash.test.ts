import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { seedMatches } from "./seed-hash.ts";

describe("a revealed server seed", () => {
  const seed = "5f".repeat(32);

  it("a revealed server seed has the hash that sha256sum prints", async () => {
    expect(await seedMatches(seed, createHash("sha256").update(seed).digest("hex"))).toBe(true);
  });

  it("another server seed does not fit the published hash", async () => {
    expect(await seedMatches(seed, createHash("sha256").update("5e".repeat(32)).digest("hex"))).toBe(false);
  });
});
