import { type Call, calls, Envelope, pathParameters } from "@bellwether/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";

/**
 * Values that must not break any field: missing, wrong type, negative, zero, not a number, huge, too long, control characters, markup, SQL.
 */
const hostile: unknown[] = [
  undefined,
  null,
  "",
  0,
  -1,
  1e21,
  "NaN",
  "-5",
  "0",
  "99999999999999999999",
  2 ** 53,
  true,
  [],
  {},
  ["a", "b"],
  { $gt: "" },
  "x".repeat(5_000),
  "\u0000",
  "\ud800",
  "line\r\nbreak",
  "</script><img src=x onerror=alert(1)>",
  "'; DROP TABLE player; --",
  "../../etc/passwd",
  "__proto__",
];

describe("bad input", () => {
  let gate: GateFixture;
  let session: string;
  beforeAll(async () => {
    gate = await createGateFixture();
    const player = await gate.player();
    await gate.deposit(player, "50.00");
    session = player.session;
  });
  afterAll(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });

  it.each(["/gate/api/actionable/staff_picks", "/gate/api/actionable/games/also_liked"])(
    "[7.25, 7.26] %s accepts a country's two letters, 0, 1 or a boolean for mobile and a game's number, and refuses other values",
    async (path) => {
      const sound = { country: "FI", mobile: 1, game_id: 1 };
      expect((await gate.raw("POST", path, sound)).status).toBe(200);
      expect((await gate.raw("POST", path, { ...sound, mobile: "1", game_id: "1" })).status).toBe(200);
      expect((await gate.raw("POST", path, { ...sound, mobile: true, country: "fi" })).status).toBe(200);
      const odd = {
        country: [46, true, null, "", "FIN", ["FI"], { code: "FI" }],
        mobile: [null, "", "yes", 2, -1, 0.5, [1], {}],
        ...(path.endsWith("also_liked") && {
          game_id: [true, null, "", "one", "1.0", "0x1", 0, -1, [1], {}],
        }),
      };
      for (const [field, values] of Object.entries(odd))
        for (const value of values) {
          const { status, body } = await gate.raw("POST", path, { ...sound, [field]: value });
          expect([status, body.event.data.errorCode], `${field} ${JSON.stringify(value)}`).toEqual([
            400,
            "invalid_param",
          ]);
        }
    },
  );

  const send = (call: Call, values: Record<string, unknown>) => {
    const rest = { ...values };
    let path = call.path;
    for (const name of pathParameters(call.path)) {
      path = path.replace(
        `{${name}}`,
        encodeURIComponent(
          String(rest[name] ?? "x")
            .toWellFormed()
            .slice(0, 200),
        ),
      );
      delete rest[name];
    }
    if (call.method === "POST") return gate.raw("POST", path, { ...rest, session });
    const query = new URLSearchParams(
      Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    return gate.raw(call.method, `${path}?${query}`, undefined, { "x-session-data": session });
  };

  const cases = Object.values(calls as Record<string, Call>)
    // Logging out and closing would end the session that the others need; closing has its own such test.
    .filter((call) => call.name !== "logout" && call.name !== "closeAccount")
    .flatMap((call) =>
      Object.keys((call.input as z.ZodObject).shape).map((field) => ({ call, name: call.name, field })),
    );

  it.each(cases)(
    `$name answers ${hostile.length} hostile values of $field with the envelope and no server error`,
    async ({ call, field }) => {
      for (const value of hostile) {
        const { status, body } = await send(call, { [field]: value });
        expect(Envelope.safeParse(body).success, `${field}=${JSON.stringify(value)}`).toBe(true);
        expect(status, `${field}=${JSON.stringify(value)}`).toBeLessThan(500);
        expect(body.event.status).not.toBe("server_error");
      }
    },
  );

  it.each([
    [6, "core.error_maximum_value", { maximum: "5" }],
    [0, "core.error_minimum_value", { minimum: "1" }],
    ["many", "core.error_numbers_only", undefined],
    [undefined, "core.error_field_required", undefined],
  ])(
    "a vote of %s stars, where 1 to 5 are allowed, is refused as %s with %j",
    async (stars, message, params) => {
      const { status, body } = await gate.raw("POST", "/gate/api/actionable/games/1/rate", {
        stars,
        session,
      });
      expect(status).toBe(400);
      expect(body.event.data).toMatchObject({
        message,
        fields: { stars: message },
        ...(params && { params }),
      });
    },
  );

  it("a provider's and the cashier's calls refuse the same values in their own formats", async () => {
    for (const value of hostile) {
      const bet = await gate.wallet("/transaction/bet", {
        user: value,
        token: value,
        transaction_uuid: value,
        round: value,
        game_code: value,
        currency: value,
        amount: value,
      });
      expect(bet.status).toMatch(/^RS_ERROR_(?!UNKNOWN)/);
      const authorized = await gate.piq("/authorize", {
        userId: value,
        txAmount: value,
        txAmountCy: value,
        txId: value,
        txTypeId: value,
        txName: value,
        provider: value,
      });
      expect(authorized).toMatchObject({ success: false, errCode: expect.not.stringMatching("INTERNAL") });
    }
  });

  it("the account is unchanged", async () => {
    expect((await gate.call("balance", {}, session)).player_balance_amount).toBe("50.00");
  });
});
