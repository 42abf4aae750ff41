import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { installDebianPackages } from "../../../../tests/servers/debian.ts";

const root = fileURLToPath(new URL("../../../../examples/", import.meta.url));

/** Runs the script for each list of arguments. Python starts once, because that takes longer than most scripts. */
const RUNNER = `
import contextlib, io, json, runpy, sys
script, orders = sys.argv[1], json.load(sys.stdin)
sys.path.insert(0, sys.argv[2])
printed = []
for order in orders:
    sys.argv = [script, *order]
    with contextlib.redirect_stdout(io.StringIO()) as out:
        runpy.run_path(script, run_name="__main__")
    printed.append(out.getvalue())
json.dump(printed, sys.stdout)
`;

/** Installs Python where a machine has none. */
export function needsPython(): void {
  try {
    execFileSync("python3", ["--version"]);
  } catch {
    installDebianPackages(["python3"]);
  }
}

/** What a script of `examples/` prints with each of these lists of arguments. Throws when it refuses one. */
export function runExamples(name: string, orders: readonly (readonly string[])[]): string[] {
  const printed = execFileSync("python3", ["-B", "-c", RUNNER, `${root}${name}`, root], {
    encoding: "utf8",
    input: JSON.stringify(orders),
    maxBuffer: 100_000_000,
    stdio: ["pipe", "pipe", "pipe"],
  });
  return JSON.parse(printed) as string[];
}
