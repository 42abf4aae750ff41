import { execFile } from "node:child_process";
import { createPublicKey } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ProviderKeys, readProviderKeys } from "./provider-keys.ts";

const run = promisify(execFile);
const reader = new URL("./provider-keys.ts", import.meta.url).href;

describe("the providers' keys", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "provider-keys-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const publicOf = (privateKey: string) =>
    createPublicKey(privateKey).export({ type: "spki", format: "pem" }).toString();

  it("a shared key of fewer than 16 bytes is refused for real money", () => {
    writeFileSync(join(folder, "YG.hmac"), "fifteen bytes..\n");
    expect(() => readProviderKeys(folder, ["YG"], false)).toThrow("YG.hmac has fewer than 16 bytes");
    writeFileSync(join(folder, "YG.hmac"), "just sixteen byt\n");
    expect(readProviderKeys(folder, ["YG"], false).YG!.hmacKeys).toEqual(["just sixteen byt"]);
  });

  it("the providers' keys are the same in 4 processes that create them in one new folder at the same moment", async () => {
    const script = `import(${JSON.stringify(reader)}).then(({ readProviderKeys }) =>
      console.log(JSON.stringify(readProviderKeys(${JSON.stringify(folder)}, ["BW", "LC"], true))))`;
    const outputs = await Promise.all(
      Array.from({ length: 4 }, () => run(process.execPath, ["--eval", script])),
    );
    const [first, ...others] = outputs.map(({ stdout }) => JSON.parse(stdout) as ProviderKeys);
    for (const each of others) expect(each).toEqual(first);
    for (const code of ["BW", "LC"])
      expect(first![code]!.publicKeys).toEqual([publicOf(first![code]!.privateKey!)]);
    expect(readdirSync(folder).sort()).toEqual([
      "BW.private.pem",
      "BW.public.pem",
      "LC.private.pem",
      "LC.public.pem",
    ]);
  });

  it("the providers' keys are completed when a process ended between writing the private and the public one", () => {
    const { BW } = readProviderKeys(folder, ["BW"], true);
    rmSync(join(folder, "BW.public.pem"));
    expect(readProviderKeys(folder, ["BW"], true).BW).toEqual(BW);
  });

  it("the providers' keys are never created outside the sandbox: without a file no caller is authenticated", () => {
    expect(readProviderKeys(folder, ["BW"], false)).toEqual({
      BW: { publicKeys: [], hmacKeys: [], privateKey: undefined },
    });
  });

  it("the providers' keys may be several while they rotate; white space around shared keys is ignored", () => {
    const { BW } = readProviderKeys(folder, ["BW"], true);
    writeFileSync(join(folder, "BW.2.public.pem"), "next");
    writeFileSync(join(folder, "BW.hmac"), " one\n");
    writeFileSync(join(folder, "BW.2.hmac"), "two");
    const keys = readProviderKeys(folder, ["BW"], true).BW!;
    expect(new Set(keys.publicKeys)).toEqual(new Set([...BW!.publicKeys, "next"]));
    expect(new Set(keys.hmacKeys)).toEqual(new Set(["one", "two"]));
  });
});
