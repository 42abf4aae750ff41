import { DAY_MS } from "@bellwether/contract/durations.ts";
import { createGateFixture, type GateFixture } from "@bellwether/gate/testing/gate-fixture.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPastGate } from "./past-gate.ts";
import { livePast } from "./sample-past.ts";
import { SAMPLE_SIZE, samplePeople } from "./sample-people.ts";

let gate: GateFixture;
beforeAll(async () => {
  gate = await createGateFixture();
});
afterAll(() => gate.close());

it("the sample business has the same 120 people each time, each with an address and a phone of their own", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const people = samplePeople(now);
  expect(people).toEqual(samplePeople(now));
  expect(people).toHaveLength(SAMPLE_SIZE);
  for (const field of ["email", "phone"] as const)
    expect(new Set(people.map(({ form }) => form[field])).size).toBe(SAMPLE_SIZE);
  expect(people.every(({ signsUpAt }) => signsUpAt < now)).toBe(true);
});

it("people of the sample sign up, activate and deposit at the times of their past, once, and the ledger's promises hold", async () => {
  const until = gate.clock.at;
  const people = samplePeople(until).slice(0, 4);
  const past = openPastGate(gate.deps, { at: until });
  const failures: unknown[] = [];
  const live = () =>
    livePast(
      past,
      people,
      { cashier: { user: "piq", password: "secret" }, until, failed: (error) => failures.push(error) },
      () => false,
    );
  expect(await live()).toBe(4);
  expect(failures).toEqual([]);
  const { rows } = await gate.database.query<{ created_at: Date; activated: boolean; deposits: number }>(
    `SELECT p.created_at, p.activated_at IS NOT NULL AS activated, count(y.id)::int AS deposits
     FROM player p LEFT JOIN payment y ON y.player_id = p.id AND y.state = 'success' GROUP BY p.id ORDER BY p.created_at`,
  );
  expect(rows.map(({ created_at }) => created_at)).toEqual(people.map(({ signsUpAt }) => signsUpAt));
  expect(until.getTime() - (rows[0]?.created_at.getTime() ?? 0)).toBeGreaterThanOrEqual(60 * DAY_MS);
  expect(rows.every(({ activated, deposits }) => activated && deposits > 0)).toBe(true);
  expect(await gate.violations()).toEqual([]);
  // Who runs it again finds everybody there already.
  expect(await live()).toBe(0);
  await past.stop();
});
