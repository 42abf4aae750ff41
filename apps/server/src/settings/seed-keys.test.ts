import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readSeedKeys } from "./seed-keys.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "seed-keys-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe("the keys of the server seeds", () => {
  it("the keys of the server seeds are made once in the sandbox, and are the same at the next start", () => {
    const folder = newFolder();
    const first = readSeedKeys(folder, true);
    expect(first.map(({ length }) => length)).toEqual([32]);
    expect(readSeedKeys(folder, true)).toEqual(first);
    expect(readSeedKeys(folder, false)).toEqual(first);
  });

  it("the keys of the server seeds are not made for real money: the start is refused and names the file", () => {
    expect(() => readSeedKeys(newFolder(), false)).toThrow(/Refusing to start: .*seeds\.key is missing/);
  });

  it("the keys of the server seeds rotate: seeds.key seals, seeds.2.key still opens", () => {
    const folder = newFolder();
    const [old] = readSeedKeys(folder, true);
    writeFileSync(join(folder, "seeds.2.key"), readFileSync(join(folder, "seeds.key")));
    writeFileSync(join(folder, "seeds.key"), Buffer.alloc(32, 7).toString("base64"));
    expect(readSeedKeys(folder, false)).toEqual([Buffer.alloc(32, 7), old]);
  });

  it("the keys of the server seeds must have 32 bytes", () => {
    const folder = newFolder();
    writeFileSync(join(folder, "seeds.key"), Buffer.alloc(16).toString("base64"));
    expect(() => readSeedKeys(folder, false)).toThrow(/seeds\.key has 16 bytes in base64, not 32/);
  });
});
