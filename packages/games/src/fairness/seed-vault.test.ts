import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createSeedVault } from "./seed-vault.ts";

const [key, other] = [randomBytes(32), randomBytes(32)];
const vault = createSeedVault([key], randomBytes);
const seed = "5eed".repeat(16);

describe("a server seed at rest", () => {
  it("a server seed at rest is not readable, differs each time, and opens for its owner", () => {
    const stored = [vault.seal("player:1", seed), vault.seal("player:1", seed)];
    expect(stored[0]).not.toBe(stored[1]);
    for (const text of stored) {
      expect(text).not.toContain(seed.slice(0, 8));
      expect(vault.open("player:1", text)).toBe(seed);
    }
  });

  it("a server seed at rest does not open for another owner, with another key, or when a byte was changed", () => {
    const stored = vault.seal("player:1", seed);
    expect(() => vault.open("player:2", stored)).toThrow();
    expect(() => createSeedVault([other], randomBytes).open("player:1", stored)).toThrow(/is not configured/);
    const last = stored.at(-1) === "A" ? "B" : "A";
    expect(() => vault.open("player:1", stored.slice(0, -2) + last + stored.at(-1))).toThrow();
  });

  it("a server seed at rest opens with an older key while keys rotate, and is sealed with the first one", () => {
    const stored = vault.seal("player:1", seed);
    const rotated = createSeedVault([other, key], randomBytes);
    expect(rotated.open("player:1", stored)).toBe(seed);
    const fresh = rotated.seal("player:1", seed);
    expect(createSeedVault([other], randomBytes).open("player:1", fresh)).toBe(seed);
  });

  it("a server seed at rest that was stored unencrypted before is returned as it is", () => {
    expect(vault.open("player:1", seed)).toBe(seed);
  });

  it.each([16, 31, 33])("a server seed at rest takes no key of %d bytes", (bytes) => {
    expect(() => createSeedVault([randomBytes(bytes)], randomBytes)).toThrow(RangeError);
  });
});
