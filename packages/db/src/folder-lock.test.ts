import { spawn } from "node:child_process";
import { once } from "node:events";
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

  /** Another process that holds the folder until it is killed. */
  const holdElsewhere = async () => {
    const module = JSON.stringify(new URL("./folder-lock.ts", import.meta.url));
    const holder = spawn(process.execPath, [
      "--input-type=module",
      "--eval",
      `import { lockFolder } from ${module}; lockFolder(${JSON.stringify(folder)}); console.log("held"); setInterval(() => {}, 1e6);`,
    ]);
    await once(holder.stdout, "data");
    return holder;
  };

  it("a data folder's lock refuses a second process while the first holds it, and names the holder", () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}.`);
    unlock();
    lockFolder(folder)();
  });

  it("a data folder's lock refuses a process of another container with the same process id, and is free as soon as its holder is killed", async () => {
    const holder = await holdElsewhere();
    writeFileSync(join(folder, "owner.lock"), `${process.pid} another-container`);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid} on another-container.`);
    holder.kill("SIGKILL");
    await once(holder, "exit");
    lockFolder(folder)();
  });

  it.each(["4194300 gone", "", "no number"])(
    "a data folder's lock ignores the text %j that a dead process left",
    (text) => {
      writeFileSync(join(folder, "owner.lock"), text);
      lockFolder(folder)();
    },
  );

  it("a data folder's lock refuses a folder on a file system without locks, and says what to do", () => {
    const lock = () => {
      throw new Error("ENOLCK: no locks available");
    };
    expect(() => lockFolder(folder, lock)).toThrow(
      `The data folder ${folder} cannot be locked (ENOLCK: no locks available). Put it on a local disk, or set DATABASE_URL.`,
    );
  });
});
