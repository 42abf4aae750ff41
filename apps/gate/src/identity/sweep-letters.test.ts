import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { expect, it } from "vitest";
import { createGateFixture, signupOf } from "../testing/gate-fixture.ts";
import { sweepLetters } from "./sweep-letters.ts";

it("deletes mailed tokens after 10 minutes, and requests for emails and address collisions after 2 days", async () => {
  const gate = await createGateFixture();
  const { email } = await gate.player();
  await gate.call("requestToken", { purpose: "password_reset", email });
  await expect(gate.call("signup", signupOf(email))).rejects.toMatchObject({ code: "signup_refused" });
  const left = async () => {
    await sweepLetters(gate.deps);
    const { rows } = await gate.database.query<Record<string, number>>(
      `SELECT (SELECT count(*)::int FROM mail_token) AS tokens, (SELECT count(*)::int FROM mail_request) AS requests,
         (SELECT count(*)::int FROM address_collision) AS collisions`,
    );
    return rows[0];
  };
  const start = gate.clock.at.getTime();
  gate.clock.at = new Date(start + 10 * MINUTE_MS - 1);
  expect(await left()).toEqual({ tokens: 1, requests: 1, collisions: 1 });
  gate.clock.at = new Date(start + 10 * MINUTE_MS);
  expect(await left()).toEqual({ tokens: 0, requests: 1, collisions: 1 });
  gate.clock.at = new Date(start + 2 * DAY_MS + 1);
  expect(await left()).toEqual({ tokens: 0, requests: 0, collisions: 0 });
  await gate.close();
});
