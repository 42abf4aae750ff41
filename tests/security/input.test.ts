import { type Call, type CallName, calls, exampleInputs, pathParameters } from "@bellwether/contract";
import type { Database, SqlConnection } from "@bellwether/db";
import { openTestDatabase } from "@bellwether/db/testing/test-database.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gateMigrations } from "../../apps/gate/src/gate.ts";
import { createOpenApi } from "../../apps/gate/src/open-api.ts";
import { createGateFixture, type GateFixture, signupOf } from "../../apps/gate/src/testing/gate-fixture.ts";
import { createLog } from "../../apps/server/src/log.ts";

describe("input", () => {
  let gate: GateFixture;
  let player: Awaited<ReturnType<GateFixture["player"]>>;
  let other: typeof player;
  /** What the gate logged. */
  let logged = "";
  const log = createLog("warn", {
    write(line) {
      logged += line;
    },
  });
  beforeAll(async () => {
    gate = await createGateFixture({ parts: { log } });
    player = await gate.player();
    other = await gate.player();
    await gate.deposit(player, "50.00");
  });
  afterAll(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });
  const post = (path: string, body: unknown) => gate.raw("POST", `/gate/api/${path}`, body);
  const withSession = (body: object) => ({ ...body, session: player.session });

  it("another player's id gives 404: payments and bonuses", async () => {
    expect((await post(`payments/history/${other.id}`, withSession({}))).status).toBe(404);
    const { rows } = await gate.database.query<{ id: string }>(
      `INSERT INTO player_bonus (id, player_id, code, state, currency, maximum_stake_minor, minimum_deposit_minor, claimed_at)
       VALUES ('foreign', $1, 'BELL25', 'waiting', 'EUR', 1, 1, now()) RETURNING id`,
      [other.id],
    );
    expect((await post(`actionable/bonuses/${rows[0]!.id}/give_up`, withSession({}))).status).toBe(404);
  });

  it.each([
    "-1",
    "0",
    "0.00",
    "1e21",
    "NaN",
    "Infinity",
    "10.001",
    "90071992547409.93",
    "１０",
    "0x10",
    "10,00",
    "010",
    10.001,
    true,
    null,
    ["10"],
    { amount: "10" },
  ])("a deposit of %j is refused", async (amount) => {
    const { status, body } = await post("payments/deposit", withSession({ method: "TRUSTLY", amount }));
    expect([400, 422]).toContain(status);
    expect(body.event.status).toBe("user_error");
  });

  it("a deposit in another currency is refused", async () => {
    const { body } = await post(
      "payments/deposit",
      withSession({ method: "TRUSTLY", amount: "20.00", currency: "USD" }),
    );
    expect(body.event.data.errorCode).toBe("wrong_currency");
  });

  it.each(["balance", "role", "status", "player_id", "is_admin", "cash", "bonus"])(
    "the privileged field %s is refused",
    async (field) => {
      const { status, body } = await post(
        "actionable/account/settings",
        withSession({ newsletter: "1", [field]: "1" }),
      );
      expect([status, body.event.data.errorCode]).toEqual([400, "invalid_param"]);
    },
  );

  it("a prototype in a body pollutes nothing", async () => {
    const text = `{"newsletter":"1","session":"${player.session}","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}`;
    await post("actionable/account/settings", text);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each(["", null, false, true, [], [90], "0x5a", "9e1", " 90", {}])(
    "%j as the interval of reality checks or as a time limit is refused, and what the player set stays (17.6)",
    async (odd) => {
      await gate.call("setRealityCheck", { interval_minutes: 30 }, player.session);
      const check = await post("actionable/account/reality_check", withSession({ interval_minutes: odd }));
      const limit = await post("actionable/limit/login/set", withSession({ duration: 1, time: odd }));
      expect([check.status, limit.status]).toEqual([400, 400]);
      expect((await gate.call("readRealityCheck", {}, player.session)).interval_minutes).toBe(30);
      const { limit_plain } = await gate.call("getPlayerLimits", {}, player.session);
      expect(limit_plain.limits_login.daily.actual).toBeNull();
    },
  );

  it("a number is taken as JSON and as its text, as an amount and as an interval alike (17.6)", async () => {
    for (const interval_minutes of [40, "40"])
      expect(
        (await post("actionable/account/reality_check", withSession({ interval_minutes }))).body.event.data,
      ).toMatchObject({ interval_minutes: 40 });
    for (const amount of [20.5, "20.5"])
      expect((await post("payments/deposit", withSession({ method: "TRUSTLY", amount }))).status).toBe(200);
  });

  it("an object with a key twice is refused, in a player's call and in a provider's (17.6)", async () => {
    const session = player.session;
    const { status, body } = await post(
      "actionable/account/reality_check",
      `{"interval_minutes":30,"interval_minutes":0,"session":"${session}"}`,
    );
    expect([status, body.event.data.errorCode]).toEqual([400, "malformed_body"]);
    const token = await gate.launch(player);
    const text = `{"request_uuid":"${player.id}","token":"${token}","user":"${other.id}","user":"${player.id}"}`;
    expect(await gate.wallet("/user/balance", text)).toMatchObject({ status: "RS_ERROR_WRONG_SYNTAX" });
  });

  it("a repeated query parameter is refused", async () => {
    const { status } = await gate.raw(
      "GET",
      "/gate/api/actionable/account/game_transaction_history?limit=1&limit=100",
      undefined,
      { "x-session-data": player.session },
    );
    expect(status).toBe(400);
  });

  it.each([
    ["4 kB of text", { btag: "x".repeat(4_096) }],
    ["nested objects", { btag: { deep: { deeper: "x" } } }],
    ["an unknown tag", { isAdmin: "1" }],
    ["a list", ["op", "1"]],
    ["a text", "op=1"],
  ])(
    "affiliate tags that are %s are ignored and logged without their content, and the signup goes on",
    async (name, system_reference) => {
      logged = "";
      const email = `${name.replaceAll(/\W/g, "")}@example.org`;
      const { status } = await post("actionable/signup", { ...signupOf(email), system_reference });
      expect(status).toBe(200);
      const { rows } = await gate.database.query("SELECT affiliate_tags FROM player WHERE email = $1", [
        email.toLowerCase(),
      ]);
      expect(rows).toEqual([{ affiliate_tags: null }]);
      expect(logged.trim().split("\n")).toHaveLength(1);
      expect(logged).toContain("affiliate tags were ignored");
      expect(logged).not.toMatch(/xxxx|deeper|isAdmin|op=1/);
    },
  );

  it("a body over 100 kB is 413 unread, one nested over 10 deep is 400", async () => {
    expect((await post("actionable/balance", withSession({ pad: "x".repeat(100_001) }))).status).toBe(413);
    const deep = `{"session":"${player.session}","pad":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
    expect((await post("actionable/balance", deep)).status).toBe(400);
  });
});

/** A call of the contract with values in place of its example's, in path, query or body. */
function sendTo(gate: GateFixture, call: Call, values: Record<string, unknown>, session: string) {
  const inPath = pathParameters(call.path);
  const path = inPath.reduce(
    (text, name) => text.replace(`{${name}}`, encodeURIComponent(String(values[name]))),
    call.path,
  );
  const rest = Object.entries(values).filter(([name]) => !inPath.includes(name));
  if (call.method === "POST") return gate.raw("POST", path, { ...Object.fromEntries(rest), session });
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]));
  return gate.raw(call.method, `${path}?${query}`, undefined, { "x-session-data": session });
}

const everyCall = Object.values(calls as Record<string, Call>);
const exampleOf = ({ name }: Call): Record<string, unknown> => exampleInputs[name as CallName];

describe("SQL in any text of any call", () => {
  const MARK = "DROP TABLE";
  const texts = [
    `x'; ${MARK} player; --`,
    `\\'; ${MARK} player; --`,
    `1) OR 1=1; ${MARK} player --`,
    `id; ${MARK} player`,
  ];
  /** Every statement that reached the database, without its parameters. */
  const statements: string[] = [];
  let real: Database;
  let gate: GateFixture;
  beforeAll(async () => {
    real = await openTestDatabase(gateMigrations);
    const listening = <C extends Pick<SqlConnection, "query">>(connection: C): C => ({
      ...connection,
      query: (text: string, parameters?: readonly unknown[]) => {
        statements.push(text);
        return connection.query(text, parameters);
      },
    });
    gate = await createGateFixture({
      database: {
        ...listening(real),
        transaction: (work) => real.transaction((transaction) => work(listening(transaction))),
      },
    });
  });
  afterAll(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });

  /** The example with a text of ours in place of one of its texts, also of those inside it. */
  function withTextAt(value: unknown, text: string): unknown[] {
    if (typeof value === "string") return [text];
    if (Array.isArray(value))
      return value.flatMap((each) => withTextAt(each, text).map((changed) => [changed]));
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) =>
      withTextAt(inner, text).map((changed) => ({ ...value, [name]: changed })),
    );
  }
  const inputsWith = (call: Call, text: string) => {
    const example = exampleOf(call);
    const fields = Object.keys((call.input as unknown as { shape: object }).shape);
    return [
      ...(withTextAt(example, text) as Record<string, unknown>[]),
      // Fields that the example leaves out, and those that are no texts.
      ...fields
        .filter((name) => typeof example[name] !== "string")
        .map((name) => ({ ...example, [name]: text })),
    ];
  };
  const tables = async () => {
    const { rows } = await gate.database.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
    );
    return rows.map(({ name }) => name);
  };

  it.each(everyCall)("of $name is a text like others", async (call) => {
    const player = await gate.stranger();
    const before = await tables();
    let { session } = player;
    for (const text of texts)
      for (const input of inputsWith(call, text)) {
        statements.length = 0;
        const { status } = await sendTo(gate, call, input, session);
        expect(status, JSON.stringify(input)).toBeLessThan(500);
        expect(statements.filter((statement) => statement.includes(MARK))).toEqual([]);
        // Some calls end the session that they came with.
        if ((await gate.raw("POST", calls.balance.path, { session })).status !== 200)
          ({ session } = await gate.stranger());
      }
    expect(await tables()).toEqual(before);
    const { rows } = await gate.database.query("SELECT id FROM player WHERE id = $1", [player.id]);
    expect(rows).toHaveLength(1);
  });

  it("of the cashier's and the providers' calls too", async () => {
    const player = await gate.stranger();
    statements.length = 0;
    for (const text of texts) {
      for (const path of ["/verifyuser", "/authorize", "/transfer", "/cancel"])
        for (const field of [
          "userId",
          "sessionId",
          "txId",
          "txAmount",
          "authCode",
          "provider",
          "txName",
          "statusCode",
        ])
          expect(
            await gate.piq(path, {
              userId: player.id,
              sessionId: "x",
              txId: "sql",
              txAmount: "20.00",
              txAmountCy: "EUR",
              txTypeId: "101",
              txName: "Deposit",
              provider: "TRUSTLY",
              attributes: { paymentId: text },
              [field]: text,
            }),
          ).toMatchObject({ success: false });
      for (const field of [
        "user",
        "token",
        "transaction_uuid",
        "round",
        "game_code",
        "currency",
        "reference_transaction_uuid",
      ])
        for (const path of ["/user/balance", "/transaction/bet", "/transaction/win", "/transaction/rollback"])
          expect(
            (
              await gate.wallet(path, {
                user: player.id,
                token: "x",
                transaction_uuid: text,
                reference_transaction_uuid: text,
                round: text,
                game_code: "bell-one",
                currency: "EUR",
                amount: 100_000,
                [field]: text,
              })
            ).status,
          ).not.toBe("RS_ERROR_UNKNOWN");
    }
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter((statement) => statement.includes(MARK))).toEqual([]);
  });
});

describe("no expression blows up", () => {
  type Schema = {
    pattern?: string;
    allOf?: Schema[];
    anyOf?: Schema[];
    properties?: Record<string, Schema>;
    maxLength?: number;
  };
  type Operation = {
    operationId: CallName;
    parameters?: { name: string; schema: Schema }[];
    requestBody?: { content: { "application/json": { schema: Schema } } };
  };
  const { paths } = createOpenApi() as { paths: Record<string, Record<string, Operation>> };
  const hasPattern = (schema: Schema): boolean =>
    schema.pattern !== undefined || [...(schema.allOf ?? []), ...(schema.anyOf ?? [])].some(hasPattern);
  const fields = Object.values(paths)
    .flatMap((each) => Object.values(each))
    .filter(({ operationId }) => operationId in calls)
    .flatMap(({ operationId, parameters = [], requestBody }) =>
      [
        ...parameters.map(({ name, schema }) => [name, schema] as const),
        ...Object.entries(requestBody?.content["application/json"].schema.properties ?? {}),
      ]
        .filter(([, schema]) => hasPattern(schema))
        .map(([field, schema]) => ({ name: operationId, field, longest: schema.maxLength })),
    );
  /** As long as a body lets them be; each nearly fits a pattern, as often as it can, and fails at its end. */
  const BODY = 90_000;
  const nearly = (length: number) =>
    ["a", "0", "A", " ", "-", "@", "a.", "a@", "0-", "( ", "a-a.", "0.0", "2026-02-"].map(
      (piece) => `${piece.repeat(length).slice(0, length - 1)}<`,
    );
  let gate: GateFixture;
  let session: string;
  beforeAll(async () => {
    gate = await createGateFixture();
    ({ session } = await gate.player());
  });
  afterAll(() => gate.close());

  it("the contract has fields with expressions: emails, numbers, amounts, days, codes", () => {
    const named = fields.map(({ field }) => field);
    expect(named).toEqual(
      expect.arrayContaining(["email", "phone", "amount", "from", "activation_code", "country"]),
    );
  });

  it.each(fields)(
    "$name refuses as such, field by field, the longest texts that $field lets through and those as long as a body",
    async ({ name, field, longest }) => {
      const call: Call = calls[name];
      for (const text of [...nearly(longest ?? BODY), ...nearly(BODY)]) {
        const { status, body } = await sendTo(gate, call, { ...exampleOf(call), [field]: text }, session);
        expect([status, body.event.data.errorCode]).toEqual([400, "invalid_param"]);
        expect(Object.keys(body.event.data.fields as object)).toContain(field);
      }
    },
  );

  it("a login with any of them is one with a wrong password", async () => {
    for (const nickname of nearly(BODY)) {
      const { status, body } = await gate.raw("POST", calls.login.path, { nickname, password: "whatever" });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(["invalid_param", "wrong_password"]).toContain(body.event.data.errorCode);
    }
  });
});
