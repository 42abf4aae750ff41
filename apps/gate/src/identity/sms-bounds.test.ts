import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";

describe("activation codes by SMS", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({ settings: { smsPerDay: 60, smsPerAddress: 5 } });
  });
  afterAll(() => gate.close());

  let asked = 0;
  const ask = async (address: string, dial = "358", number?: string) => {
    asked += 1;
    const { session } = await gate.player(undefined, { activated: false, lastname: `Pump ${asked}` });
    const phone_number = number ?? `40${String(1_000_000 + asked)}`;
    const body = { phone_country_code: dial, phone_number, session };
    const headers = { "x-client-address": address };
    return (await gate.raw("POST", "/gate/api/actionable/activation/request", body, headers)).status;
  };

  it("activation codes by SMS are limited to 5 an hour per network, 20 an hour per country and 60 a day, and refused requests are counted for the alarm", async () => {
    const network = [];
    for (let sent = 0; sent < 6; sent += 1) network.push(await ask("2001:db8::1"));
    expect(network).toEqual([200, 200, 200, 200, 200, 429]);
    const country = [];
    for (let sent = 0; sent < 16; sent += 1) country.push(await ask(`10.1.0.${sent}`));
    expect(country).toEqual([...Array(15).fill(200), 429]);
    expect(await ask("10.2.0.1", "46", "701234567")).toBe(200);
    await gate.database.query(
      "INSERT INTO sms_request (address, country, at) SELECT 'x', 'x' || n, $1 FROM generate_series(1, 39) n",
      [gate.clock.at],
    );
    expect(await ask("10.2.0.2", "47", "40612345")).toBe(429);
    expect(
      ["address", "country", "budget"].map((bound) => gate.figures.value("sms_refused_total", { bound })),
    ).toEqual([1, 1, 1]);
    expect(gate.figures.value("sms_budget_used_ratio")).toBe(1);
    gate.clock.at = new Date(gate.clock.at.getTime() + DAY_MS);
    expect(await ask("2001:db8::2")).toBe(200);
  });
});
