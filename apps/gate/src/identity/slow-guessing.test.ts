import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { gateInSteps } from "../testing/gate-in-steps.ts";

const PASSWORD = "correct horse battery";

const { gate, later, nextEmail } = await gateInSteps("guessed");

describe("rate limits at login", () => {
  const attempt = async (nickname: string, password: string, address: string) => {
    const headers = { "x-client-address": address };
    return (await gate.raw("POST", "/gate/api/actionable/login", { nickname, password }, headers)).status;
  };
  const countOf = (statuses: number[], wanted: number) =>
    statuses.filter((status) => status === wanted).length;

  it("rate limits at login check 40 of 200 accounts guessed at from one address; the owners can log in from elsewhere, and from this address after 15 minutes", async () => {
    const owner = await gate.player(nextEmail());
    const statuses = await Promise.all(
      Array.from({ length: 200 }, (_, nth) => attempt(`list-${nth}@example.org`, "a guess", "198.51.100.9")),
    );
    expect([countOf(statuses, 422), countOf(statuses, 429)]).toEqual([40, 160]);
    expect(await attempt(owner.email, PASSWORD, "198.51.100.9")).toBe(429);
    expect(await attempt(owner.email, PASSWORD, "198.51.100.10")).toBe(200);
    later(15 * MINUTE_MS);
    expect(await attempt(owner.email, PASSWORD, "198.51.100.9")).toBe(200);
  });

  it("rate limits at login treat an IPv6 /64 as one address, however many of its addresses are used", async () => {
    const statuses = [];
    for (let nth = 0; nth < 45; nth += 1)
      statuses.push(
        await attempt(`six-${nth}@example.org`, "a guess", `2001:db8:5:5::${(nth + 1).toString(16)}`),
      );
    expect([countOf(statuses, 422), countOf(statuses, 429)]).toEqual([40, 5]);
    expect(await attempt("six@example.org", "a guess", "2001:db8:5:6::1")).toBe(422);
  });

  it("rate limits at login check at most 140 of 600 guesses at one account, made 5 times from each of 120 addresses, and the owner can log in from home and from elsewhere", async () => {
    const owner = await gate.player(nextEmail());
    expect(await attempt(owner.email, PASSWORD, "203.0.113.1")).toBe(200);
    const perAddress = await Promise.all(
      Array.from({ length: 120 }, async (_, nth) => {
        const statuses = [];
        for (let guess = 0; guess < 5; guess += 1)
          statuses.push(await attempt(owner.email, "a guess", `192.0.2.${nth + 1}`));
        return statuses;
      }),
    );
    expect(countOf(perAddress.flat(), 422)).toBeLessThanOrEqual(140);
    expect(await attempt(owner.email, "a slip of the hand", "203.0.113.1")).toBe(422);
    expect(await attempt(owner.email, PASSWORD, "203.0.113.1")).toBe(200);
    const started = performance.now();
    expect(await attempt(owner.email, PASSWORD, "203.0.113.2")).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(990);
  });
});

describe("rate limits for bonus codes", () => {
  it("rate limits for bonus codes allow a network 20 unknown codes in 15 minutes, from all its players together", async () => {
    const statuses = [];
    for (let nth = 0; nth < 21; nth += 1) {
      const { session } = await gate.player(nextEmail());
      const body = { code: `GUESS${nth}`, session };
      statuses.push(
        (await gate.raw("POST", "/gate/api/actionable/claimcode", body, { "x-client-address": "10.9.9.9" }))
          .status,
      );
    }
    expect([countOf(statuses, 422), statuses[20]]).toEqual([20, 429]);
  });
  const countOf = (statuses: number[], wanted: number) =>
    statuses.filter((status) => status === wanted).length;
});
