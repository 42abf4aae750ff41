import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const program = fileURLToPath(new URL("./ledger-liability.ts", import.meta.url));

test.each([
  [[], "--at is missing"],
  [["--at", "yesterday"], '--at must be an ISO time with a time zone: "yesterday"'],
  [["--at", "2026-11-30T23:59:59"], "--at must be an ISO time with a time zone"],
  [["--at", "2999-01-01T00:00:00Z"], "--at is in the future: 2999-01-01T00:00:00.000Z"],
  [["--at", "2026-01-01T00:00:00Z", "--brand", "FUNLY"], "--brand"],
])("ledger:liability %j exits with 2 and prints: %s", (words, reason) => {
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: "utf8" });
  expect(status).toBe(2);
  expect(stderr).toContain(reason);
  expect(stderr).toContain("ledger:liability -- --at <time");
});
