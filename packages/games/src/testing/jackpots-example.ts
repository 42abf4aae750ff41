import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { installDebianPackages } from "../../../../tests/servers/debian.ts";

/** Installs Python where a machine has none. */
export function needsPython(): void {
  try {
    execFileSync("python3", ["--version"]);
  } catch {
    installDebianPackages(["python3"]);
  }
}

/** What `examples/jackpots.py` prints with these arguments. */
export function runJackpotsExample(...values: string[]): unknown {
  const path = fileURLToPath(new URL("../../../../examples/jackpots.py", import.meta.url));
  return JSON.parse(execFileSync("python3", ["-B", path, ...values], { encoding: "utf8" }));
}
