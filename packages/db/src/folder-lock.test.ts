import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockFolder } from "./folder-lock.ts";

describe("a data folder's lock", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync("/tmp/bellwether-lock-");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("refuses a second taker while its owner lives, and says who it is", () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
    unlock();
    lockFolder(folder)();
  });

  it("is taken over from an owner that is gone", () => {
    writeFileSync(join(folder, "owner.lock"), "4194300");
    lockFolder(folder)();
  });

  it("is taken over when it names nobody", () => {
    writeFileSync(join(folder, "owner.lock"), "");
    lockFolder(folder)();
  });
});
