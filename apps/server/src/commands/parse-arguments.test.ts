import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, inject, test } from "vitest";

type Refused = [command: string, words: string[], reason: string];
const refused: Refused[] = [
  ["bonus:review", ["release", "b1", "b2"], "do not go together"],
  ["content:publish", ["--reason", "a better word"], "--words names no file"],
  ["players:evidence", [], "--player is missing"],
];
/** Each takes a second, so the short runs have three. */
const refusedAtFullSize: Refused[] = [
  ["bonus:report", ["--jsn"], "Unknown option '--jsn'"],
  ["content:publish", ["content/campaigns.json"], "--reason"],
  ["content:publish", ["--reason", "x y z", "--back", "--as", "a.json", "b.json"], "does not go with --back"],
  ["payments:reconcile", ["--jsno"], "Unknown option '--jsno'"],
  ["players:newsletter", ["now"], "Unexpected argument 'now'"],
];

test.each([...refused, ...(inject("isFullSize") ? refusedAtFullSize : [])])(
  "%s %j exits with 2 and prints its usage and: %s",
  (command, words, reason) => {
    const program = fileURLToPath(new URL(`./${command.replace(":", "-")}.ts`, import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: "utf8" });
    expect(status).toBe(2);
    expect(stderr).toContain(reason);
    expect(stderr).toContain(command);
  },
);
