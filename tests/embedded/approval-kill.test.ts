import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sitAtOffice } from "../servers/office-client.ts";
import { drivePlayer, logInAgain, signUpForm } from "../servers/player-client.ts";
import { type KillMark, type Product, startProduct } from "../servers/product.ts";
import { runVerifier } from "../servers/run-verifier.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The writes of an approved correction in their order, and its commit. */
const marks: [string, KillMark][] = [
  ["before the money is written", { step: "before write", write: "money" }],
  ["before the decision is written", { step: "before write", write: { statement: "UPDATE office_request" } }],
  [
    "before the audit is written",
    { step: "before write", write: { statement: "INSERT INTO office_audit " } },
  ],
  ["before the commit", { step: "before commit", write: { statement: "UPDATE office_request" } }],
  ["before the answer", { step: "before answer", write: { statement: "UPDATE office_request" } }],
];

describe("a correction of 5.00 that two persons make while the process is killed", () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({}, { killable: true });
  });
  afterAll(async () => {
    await product.stop();
    const data = { ...process.env, NODE_ENV: "", DATA_DIR: product.dataFolder };
    const audit = execFileSync(
      join(root, "node_modules/.bin/node"),
      ["apps/server/src/commands/audit-verify.ts"],
      {
        ...{ cwd: root, encoding: "utf8", env: data },
      },
    );
    const ledger = runVerifier({ DATA_DIR: product.dataFolder });
    await product.remove();
    expect(audit).toMatch(/^\d+ entries/);
    expect(ledger).toContain("Every promise of the ledger holds.");
  });

  it.each(marks)(
    "%s: either all of it has happened or nothing, and decided again it is booked once",
    async (_, mark) => {
      const person = signUpForm();
      const player = await drivePlayer(product, { amount: "20.00", person, withoutRewards: true });
      const asker = await sitAtOffice(product, "Eero Payments");
      const { approval } = await asker.call("askApproval", {
        action: "balance.correct",
        input: { player_id: player.id, direction: "credit", amount: "5.00" },
        reason: "a spin was lost in a power cut",
      });
      const decider = await sitAtOffice(product, "Fanny Payments");
      const decision = {
        ...{ approval_id: approval.id, version: approval.version },
        ...{ decision: "approve" as const, reason: "seen in the log" },
      };
      const { dead } = await product.killAt(mark.step, mark.write);
      await expect(decider.call("decideApproval", decision)).rejects.toThrow();
      await dead;
      await product.restart();
      // What is signed in survives the process.
      const again = await decider.call("decideApproval", decision).then(
        () => "done",
        (error) => error.code,
      );
      expect(again).toBe(mark.step === "before answer" ? "conflict" : "done");
      const gate = await logInAgain(product, person);
      expect((await gate.call("balance", {})).player_balance_amount).toBe("25.00");
    },
  );
});
