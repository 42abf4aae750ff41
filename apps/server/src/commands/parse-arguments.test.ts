import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test.each([
  ["bonus:report", ["--jsn"], "Unknown option '--jsn'"],
  ["bonus:review", ["release", "b1", "b2"], "do not go together"],
  ["content:publish", ["--reason", "a better word"], "--words names no file"],
  ["content:publish", ["content/campaigns.json"], "--reason"],
  ["content:publish", ["--reason", "x y z", "--back", "--as", "a.json", "b.json"], "does not go with --back"],
  ["payments:reconcile", ["--jsno"], "Unknown option '--jsno'"],
  ["players:evidence", [], "--player is missing"],
  ["players:newsletter", ["now"], "Unexpected argument 'now'"],
])("%s %j exits with 2 and prints its usage and: %s", (command, words, reason) => {
  const program = fileURLToPath(new URL(`./${command.replace(":", "-")}.ts`, import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: "utf8" });
  expect(status).toBe(2);
  expect(stderr).toContain(reason);
  expect(stderr).toContain(command);
});
