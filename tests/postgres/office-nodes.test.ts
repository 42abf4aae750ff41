import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createGateClient, GateError } from "@bellwether/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import { sitAtNodes, sitAtOffice } from "../servers/office-client.ts";
import { drivePlayer, signUpForm } from "../servers/player-client.ts";
import type { PostgresServer } from "../servers/postgres.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { type RedisServer, startRedis } from "../servers/redis.ts";
import { runVerifier } from "../servers/run-verifier.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

let postgres: PostgresServer;
let redis: RedisServer;
let one: Product;
let two: Product;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startMigratedPostgres(), startRedis()]);
  const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  one = await startProduct(shared);
  two = await startProduct({ ...shared, PROVIDER_KEYS_DIR: join(one.dataFolder, "provider-keys") });
});
afterAll(async () => {
  await one.remove();
  await two.remove();
  const settings = { DATABASE_URL: postgres.url };
  const audit = execFileSync(
    join(root, "node_modules/.bin/node"),
    ["apps/server/src/commands/audit-verify.ts"],
    {
      ...{ cwd: root, encoding: "utf8", env: { ...process.env, NODE_ENV: "", ...settings } },
    },
  );
  const ledger = runVerifier(settings);
  postgres.remove();
  await redis.stop();
  expect(audit).toMatch(/^\d+ entries/);
  expect(ledger).toContain("Every promise of the ledger holds.");
});

const answerOf = (call: Promise<unknown>) =>
  call.then(
    () => "done",
    (error: unknown) => (error instanceof GateError ? error.code : String(error)),
  );

describe("an office with two nodes on one PostgreSQL and one Redis", () => {
  it("lets a person who signed in on one act on the other, and refuses on the other at once a session that was ended on one", async () => {
    const player = await drivePlayer(one, { amount: "0" });
    const carl = await sitAtNodes(one, "Carl Support");
    const note = { player_id: player.id, text: "called about a letter" };
    expect(await answerOf(carl.at(two).call("addNote", note))).toBe("done");
    const { entries } = await carl.at(one).call("playerTimeline", { player_id: player.id, kinds: "note" });
    expect(JSON.stringify(entries)).toContain(note.text);

    const there = carl.at(two);
    expect(await answerOf(there.call("me", {}))).toBe("done");
    await carl.at(one).call("operatorSignOut", {});
    expect(await answerOf(there.call("me", {}))).toBe("session_missing");
  });

  it("refuses on the other at once what a role allowed that two persons have taken on one, and all of somebody who was switched off there", async () => {
    const [ada, bo] = [
      await sitAtOffice(one, "Ada Administrator"),
      await sitAtOffice(one, "Bo Administrator"),
    ];
    const dina = await sitAtNodes(two, "Dina Support");
    const there = dina.at(two);
    expect(await answerOf(there.call("findPlayers", { q: "nobody" }))).toBe("done");
    const { approval } = await ada.call("askApproval", {
      ...{ action: "operator.roles", input: { operator_id: dina.id, roles: ["content"] } },
      reason: "moves to another department",
    });
    const decision = { approval_id: approval.id, version: approval.version, reason: "agreed with both" };
    await bo.call("decideApproval", { ...decision, decision: "approve" });
    expect(await answerOf(there.call("findPlayers", { q: "nobody" }))).toBe("forbidden");
    expect(await answerOf(there.call("me", {}))).toBe("done");

    const { operators } = await ada.call("operators", {});
    const { version } = operators.find(({ id }) => id === dina.id)!;
    await ada.call("switchOffOperator", { operator_id: dina.id, version, reason: "leaves the company" });
    expect(await answerOf(there.call("me", {}))).toBe("session_missing");
  });

  it("decides a request once that two persons approve, or one approves and one refuses, on both nodes at the same moment: 12 corrections of 5.00, each booked once or not at all", async () => {
    const player = await drivePlayer(one, { amount: "20.00", withoutRewards: true });
    const asker = await sitAtOffice(two, "Eero Payments");
    const fanny = await sitAtNodes(one, "Fanny Payments");
    const [here, there] = [fanny.at(one), fanny.at(two)];
    let booked = 0;
    for (let turn = 0; turn < 12; turn += 1) {
      const { approval } = await asker.call("askApproval", {
        action: "balance.correct",
        input: { player_id: player.id, direction: "credit", amount: "5.00" },
        reason: `a spin was lost, number ${turn}`,
      });
      const decision = { approval_id: approval.id, version: approval.version, reason: "seen in the log" };
      const approve = { ...decision, decision: "approve" } as const;
      const other = turn % 2 === 0 ? approve : ({ ...decision, decision: "refuse" } as const);
      const answers = await Promise.all([
        answerOf(here.call("decideApproval", approve)),
        answerOf(there.call("decideApproval", other)),
      ]);
      expect(answers.toSorted()).toEqual(["conflict", "done"]);
      if (other.decision === "approve" || answers[0] === "done") booked += 1;
    }
    const gate = createGateClient({ baseUrl: two.url, session: () => player.session });
    expect((await gate.call("balance", {})).player_balance_amount).toBe((20 + 5 * booked).toFixed(2));
    expect(booked).toBeGreaterThanOrEqual(6);
  });

  it("stops sign-ups on the other within 5 s of a switch that is set on one, and takes them again within 5 s of its end", async () => {
    const gus = await sitAtOffice(one, "Gus Safety");
    const visitor = createGateClient({
      baseUrl: two.url,
      headers: () => ({ "x-geo-country": "IE", "x-brand": "BELLWETHER" }),
    });
    const signUp = () => answerOf(visitor.send("signup", signUpForm()));
    expect(await signUp()).toBe("done");
    const wish = { kind: "signup" as const, target: "", until: null, reason: "a wave of bots" };
    const { stop } = await gus.call("stopPart", wish);
    await expect.poll(signUp, { timeout: 5_000 }).toBe("paused");
    await gus.call("startPart", { stop_id: stop.id, reason: "the wave is over" });
    await expect.poll(signUp, { timeout: 5_000 }).toBe("done");
  });
});
