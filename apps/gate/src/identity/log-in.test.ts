import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { openTestDatabase } from "@bellwether/db/testing/test-database.ts";
import { afterAll, describe, expect, it, vi } from "vitest";
import { gateMigrations } from "../migrations.ts";
import { createGateFixture } from "../testing/gate-fixture.ts";
import { watchStatements } from "../testing/watched-statements.ts";

const PASSWORD = "correct horse battery";

const watched = watchStatements(await openTestDatabase(gateMigrations));
const gate = await createGateFixture({ database: watched.database });
afterAll(() => gate.close());

const credentials = (email: string) => ({ nickname: email, password: PASSWORD, mobile: false });
const logInFrom = (address: string, email: string) =>
  gate.clientOf(undefined, { "x-client-address": address }).begin("login", credentials(email));

/** Two locks, the bounds, the attempt and its end, the player, codes, exclusions, and six of the new session. */
const STATEMENTS = 16;

describe("a login that answers with the session alone", () => {
  it.each([
    ["a network where the player has logged in before", "198.51.100.1"],
    ["a new network", "198.51.100.2"],
    ["no known network", ""],
  ])(
    "a login that answers with the session alone takes 16 statements from %s, one of them for all bounds on attempts",
    async (_, address) => {
      const { email } = await gate.player();
      await logInFrom("198.51.100.1", email);
      const statements = await watched.during(() => logInFrom(address, email));
      expect(statements.filter((text) => /SELECT .*\bFROM login_(failure|place)\b/s.test(text))).toHaveLength(
        1,
      );
      expect(statements).toHaveLength(STATEMENTS);
    },
  );

  it("a login that answers with the session alone takes one statement for all bounds when a bound is reached", async () => {
    const { email } = await gate.player();
    const wrong = { ...credentials(email), password: "a guess" };
    for (let guess = 0; guess < 5; guess += 1) await gate.raw("POST", "/gate/api/actionable/login", wrong);
    const statements = await watched.during(async () => {
      const { status } = await gate.raw("POST", "/gate/api/actionable/login", wrong);
      expect(status).toBe(429);
    });
    // After the two locks.
    expect(statements).toHaveLength(3);
  });

  it("a login that answers with the session alone takes fewer statements than one that answers with the player too", async () => {
    const { email } = await gate.player();
    const whole = await watched.during(() => gate.clientOf().send("login", credentials(email)));
    expect(whole.length).toBeGreaterThan(STATEMENTS);
  });

  it.each(["begin", "send"] as const)(
    "a login that answers with the session alone hashes the token once, by %s",
    async (way) => {
      const { email } = await gate.player();
      const client = gate.clientOf();
      const hash = vi.spyOn(crypto, "hash");
      syncBuiltinESMExports();
      try {
        const token =
          way === "begin"
            ? await client.begin("login", credentials(email))
            : (await client.send("login", credentials(email))).session;
        expect(hash.mock.calls.filter(([, data]) => data === token)).toHaveLength(1);
      } finally {
        hash.mockRestore();
        syncBuiltinESMExports();
      }
    },
  );
});
