import { type Call, calls } from "@bellwether/contract";
import type { Database, SqlConnection } from "@bellwether/db";
import { openTestDatabase } from "@bellwether/db/testing/test-database.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gateMigrations } from "../../apps/gate/src/migrations.ts";
import { createGateFixture, type GateFixture } from "../../apps/gate/src/testing/gate-fixture.ts";
import { exampleOf, sendTo } from "./send-to.ts";

const everyCall = Object.values(calls as Record<string, Call>);

describe("SQL injection", () => {
  const MARK = "DROP TABLE";
  const texts = [
    `x'; ${MARK} player; --`,
    `\\'; ${MARK} player; --`,
    `1) OR 1=1; ${MARK} player --`,
    `id; ${MARK} player`,
  ];
  /** Every statement sent to the database, without its parameters. */
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

  /** The example with one of its texts replaced by ours, including nested texts. */
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
      // Fields that the example leaves out, and fields that are not texts.
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

  it.each(everyCall)("$name treats SQL in any field as plain text", async (call) => {
    const player = await gate.stranger();
    const before = await tables();
    let { session } = player;
    for (const text of texts)
      for (const input of inputsWith(call, text)) {
        statements.length = 0;
        const { status } = await sendTo(gate, call, input, session);
        expect(status, JSON.stringify(input)).toBeLessThan(500);
        expect(statements.filter((statement) => statement.includes(MARK))).toEqual([]);
        // Some calls end the session that they were sent with.
        if ((await gate.raw("POST", calls.balance.path, { session })).status !== 200)
          ({ session } = await gate.stranger());
      }
    expect(await tables()).toEqual(before);
    const { rows } = await gate.database.query("SELECT id FROM player WHERE id = $1", [player.id]);
    expect(rows).toHaveLength(1);
  });

  it("the cashier's and the providers' calls treat it as plain text too", async () => {
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
