import { mkdtempSync, rmSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { guardFreeSpace } from "./free-space.ts";
import { isUnavailable } from "./unavailable.ts";

describe("a disk with less than two WAL segments of free space", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync("/tmp/bellwether-space-");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    "INSERT INTO a VALUES (1)",
    "/* prepared */ INSERT INTO a VALUES (1)",
    "\nWITH x AS (SELECT 1) UPDATE a SET b = 1",
    "update a set b = 1",
    "DELETE FROM a",
    "VACUUM",
  ])(
    "a disk with less than two WAL segments of free space refuses %j as temporarily unavailable, and names the folder",
    (text) => {
      const guard = guardFreeSpace(folder, { leastFreeBytes: Number.MAX_SAFE_INTEGER });
      expect(() => guard.check(text)).toThrow(folder);
      try {
        guard.check(text);
      } catch (error) {
        expect(isUnavailable(error)).toBe(true);
      }
    },
  );

  it.each(["SELECT 1", "/* prepared */ SELECT 1", "BEGIN", "COMMIT", "ROLLBACK", "SET ROLE x", "RESET ROLE"])(
    "a disk with less than two WAL segments of free space allows %j",
    (text) => guardFreeSpace(folder, { leastFreeBytes: Number.MAX_SAFE_INTEGER }).check(text),
  );

  it("a disk with less than two WAL segments of free space refuses nothing while there is more space", () => {
    guardFreeSpace(folder, { leastFreeBytes: 1 }).check("INSERT INTO a VALUES (1)");
  });
});
