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

  it("is taken over from a process that had our own number, as in a container that was killed and started again", () => {
    writeFileSync(join(folder, "owner.lock"), `${process.pid} 1`);
    lockFolder(folder)();
  });

  it("is taken over from a process whose number somebody else has by now, and not from that process itself", () => {
    const living = process.ppid;
    writeFileSync(join(folder, "owner.lock"), `${living} 1`);
    lockFolder(folder)();
    writeFileSync(join(folder, "owner.lock"), `${living}`);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${living}`);
  });

  it("is taken over when it names nobody", () => {
    writeFileSync(join(folder, "owner.lock"), "");
    lockFolder(folder)();
  });
});
