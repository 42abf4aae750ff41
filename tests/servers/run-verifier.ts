import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Runs `npm run ledger:verify` on a product's data; an embedded product must not be running. */
export function runVerifier(variables: Record<string, string>): string {
  return execFileSync(join(root, "node_modules/.bin/node"), ["apps/server/src/commands/ledger-verify.ts"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "", ...variables },
  });
}

/** Runs `npm run payments:reconcile -- --json` on a product's data; throws when a payment is unresolved or differs. */
export function runReconciliation(variables: Record<string, string>): {
  unresolved: object[];
  different: number;
} {
  const output = execFileSync(
    join(root, "node_modules/.bin/node"),
    ["apps/server/src/commands/payments-reconcile.ts", "--json"],
    {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "", ...variables },
    },
  );
  return JSON.parse(output) as { unresolved: object[]; different: number };
}

/** Checks the published proof of a draw or a clock with `npm run verify:draw`, and returns its output. Throws if the proof is wrong. */
export function runDrawVerifier(address: string): string {
  return execFileSync(
    join(root, "node_modules/.bin/node"),
    ["apps/studio/src/verify-draw/main.ts", address],
    { cwd: root, encoding: "utf8" },
  );
}
