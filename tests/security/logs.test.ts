import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createGateFixture, type GateFixture, signupOf } from "../../apps/gate/src/testing/gate-fixture.ts";
import { tokenMailedTo } from "../../apps/gate/src/testing/letters-to.ts";
import { namingItsId, watchRequests } from "../../apps/server/src/requests/answer-requests.ts";
import { createLog } from "../../apps/server/src/telemetry/log.ts";
import { createMetrics } from "../../apps/server/src/telemetry/metrics.ts";
import { openPage } from "../../apps/site/src/testing/page-fixture.ts";

const PASSWORD = "correct horse battery";
const NEW_PASSWORD = "staple battery horse";
const CARD = "4111111111111111";
const PERSONAL_NUMBER = "199005170007";
const REQUEST_ID = "logs-of-this-call";

/** The log as the product creates it, at its most verbose level, and its output. */
function keptLog() {
  let text = "";
  const log = createLog("debug", {
    write(line) {
      text += line;
    },
  });
  return {
    log,
    text: () => text,
    lines: () =>
      text
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

describe("logs", () => {
  const kept = keptLog();
  let gate: GateFixture;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    gate = await createGateFixture({ deps: { log: kept.log.child({ part: "gate" }) } });
    const listener = getRequestListener(gate.app.fetch);
    const watch = watchRequests(namingItsId(listener), {
      metrics: createMetrics(),
      log: kept.log,
      routeOf: () => ({ part: "gate", route: "/gate/api/*" }),
    });
    server = createServer(watch.listener);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await gate.close();
  });

  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-request-id": REQUEST_ID, ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const actionable = (path: string, body: object) => post(`/gate/api/actionable/${path}`, body);
  const alter = (statement: string) => gate.database.asOwner((owner) => owner.query(statement));
  /** Every write to the table fails, and PostgreSQL's error then contains the whole row. */
  const whileBroken = async <T>(table: string, work: () => Promise<T>): Promise<T> => {
    await alter(`ALTER TABLE ${table} ADD CONSTRAINT broken CHECK (false) NOT VALID`);
    try {
      return await work();
    } finally {
      await alter(`ALTER TABLE ${table} DROP CONSTRAINT broken`);
    }
  };

  it("logs of a login, a signup, a password change, a reset, scratch codes and the cashier that fail internally: JSON lines with the request's id, and no secret", async () => {
    const player = await gate.player();
    const { email, session } = player;
    await gate.call("requestToken", { purpose: "password_reset", email });
    const mailed = await tokenMailedTo(gate, email);
    const { payment_id: paymentId } = await gate.call(
      "startDeposit",
      { method: "TRUSTLY", amount: "20.00" },
      session,
    );
    const newcomer = signupOf("newcomer@example.org", {
      country: "SE",
      phone: "070 123 45 67",
      personal_number: PERSONAL_NUMBER,
    });
    const login = { nickname: email, password: PASSWORD };
    const credentials = { authorization: `Basic ${Buffer.from("piq:secret").toString("base64")}` };
    const card = {
      userId: player.id,
      txAmount: "20.00",
      txAmountCy: "EUR",
      txId: "card-1",
      txTypeId: "101",
      txName: "Deposit",
      provider: "TRUSTLY",
      maskedAccount: CARD,
      attributes: { paymentId },
    };
    const failing: [table: string, call: () => Promise<{ status: number }>][] = [
      ["session", () => actionable("login", login)],
      ["player", () => actionable("signup", newcomer)],
      [
        "player",
        () =>
          actionable("account/password/update", {
            oldpassword: PASSWORD,
            newpassword: NEW_PASSWORD,
            session,
          }),
      ],
      ["mail_token", () => actionable("token", { purpose: "password_reset", email })],
      ["player", () => actionable("password/reset", { token: mailed, newpassword: NEW_PASSWORD })],
      ["scratch_code", () => actionable("scratchcodes/issue", { password: PASSWORD, session })],
      [
        "cashier_session",
        () => post("/gate/api/payments/deposit", { method: "TRUSTLY", amount: "20.00", session }),
      ],
      ["payment", () => post("/gate/piq/authorize", card, credentials)],
    ];
    for (const [table, call] of failing)
      expect((await whileBroken(table, call)).status, table).toBeGreaterThanOrEqual(500);

    const { rows } = await gate.database.query<{ hash: string }>(
      `SELECT password_hash AS hash FROM player UNION SELECT token_hash FROM session UNION SELECT token_hash FROM mail_token`,
    );
    const failures = kept.lines().filter(({ err }) => err);
    expect(failures).toHaveLength(failing.length);
    for (const line of failures) {
      expect(line.request_id).toBe(REQUEST_ID);
      expect(line.err).toMatchObject({ code: "23514", constraint: "broken" });
    }
    expectNone(kept.text(), [
      PASSWORD,
      NEW_PASSWORD,
      session,
      mailed,
      CARD,
      PERSONAL_NUMBER,
      email,
      newcomer.email,
      "argon2",
      ...rows.map(({ hash }) => hash),
    ]);
  });

  it("logs of the same calls when they succeed, at the level that logs every request: no secret either", async () => {
    const { email, session } = await gate.player();
    const { codes } = await gate.call("scratchCodes", { type: "issue", password: PASSWORD }, session);
    const secrets = codes.map(({ code }) => code!);
    const login = { nickname: email, password: PASSWORD, scratch_code: secrets[0] };
    const { status, body } = await actionable("login", login);
    expect(status).toBe(200);
    const next = (body as { session: string }).session;
    await actionable("account/password/update", {
      oldpassword: PASSWORD,
      newpassword: NEW_PASSWORD,
      session: next,
    });
    await gate.call("requestToken", { purpose: "password_reset", email });
    const mailed = await tokenMailedTo(gate, email);
    const read = () =>
      fetch(`${url}/gate/api/actionable/token/${mailed}?session=${next}`, {
        headers: { "x-request-id": REQUEST_ID, "x-session-data": next },
      });
    expect((await read()).status).toBe(200);
    await alter("ALTER TABLE mail_token RENAME TO mail_token_away");
    expect((await read()).status).toBe(500);
    await alter("ALTER TABLE mail_token_away RENAME TO mail_token");
    expect(kept.lines().at(-1)).toMatchObject({ request_id: REQUEST_ID, status: "500" });
    expectNone(kept.text(), [...secrets, PASSWORD, NEW_PASSWORD, session, next, mailed]);
  });

  it("logs contain no value under a secret's name, at any depth and in any spelling", () => {
    const { log, text, lines } = keptLog();
    const request = Object.assign(new Error("refused"), {
      config: { headers: { authorization: "Basic SECRET" } },
      params: ["SECRET"],
      detail: "Failing row contains (SECRET)",
      cause: Object.assign(new Error("deeper"), { where: "SECRET" }),
    });
    log.warn({ a: { b: { session: "SECRET", kept: 1 } } }, "deep");
    log.warn(
      { headers: { "x-session-data": "SECRET", Cookie: "SECRET", "set-cookie": ["SECRET"] } },
      "headers",
    );
    log.warn(
      { list: [{ newpassword: "SECRET" }, { personal_number: "SECRET" }, { cardNumber: "SECRET" }] },
      "in a list",
    );
    log.error({ err: new AggregateError([request], "all of them") }, "errors");
    log.error(request);
    expect(text()).not.toContain("SECRET");
    expect(lines()[0]).toMatchObject({ a: { b: { kept: 1 } } });
    expect(lines()[3]).toMatchObject({
      err: { message: "all of them", errors: [{ message: "refused", cause: { message: "deeper" } }] },
    });
  });

  it("logs keep each entry on one line, whatever line breaks the input contains", () => {
    const { log, lines } = keptLog();
    const forged = 'x\r\n{"level":60,"msg":"forged"}\u2028\n';
    log.warn({ path: forged, [forged]: forged, err: new Error(forged) }, forged);
    expect(lines()).toHaveLength(1);
    expect(lines()[0]!.msg).toBe(forged);
  });

  it("logs of a page that fails are lines of the same log, and nothing is written elsewhere", async () => {
    const { log, lines } = keptLog();
    const past = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
    const page = await openPage("/mobile", {
      options: { log: log.child({ part: "site" }) },
      loaders: {
        "routes/mobile": () => {
          throw new Error("first line\nsecond line");
        },
      },
    });
    expect(page.status).toBe(500);
    expect(lines()).toMatchObject([
      { part: "site", msg: "a page failed", err: { message: "first line\nsecond line" } },
    ]);
    for (const spy of past) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });
});

function expectNone(text: string, secrets: string[]) {
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
}
