import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Call, calls, createGateClient, pathParameters } from "@bellwether/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { signupOf } from "../../apps/gate/src/testing/gate-fixture.ts";
import { type ComposedProduct, compose } from "../../apps/server/src/compose.ts";
import { readVisitor } from "../../apps/server/src/requests/visitor.ts";
import { type Environment, readEnvironment } from "../../apps/server/src/settings/environment.ts";
import { sharedByAddress } from "../../apps/server/src/testing/shared-by-address.ts";
import { startWeb, type WebServer } from "../../apps/server/src/web.ts";

const PUBLIC_URL = "https://bellwether.example";

/** The whole HTTP listener as for real money, but on the embedded database and with pages that return their address. */
describe("a process for real money", () => {
  const folder = mkdtempSync(join(tmpdir(), "bellwether-production-"));
  let composition: ComposedProduct;
  let web: WebServer;
  let url: string;
  let session: string;
  let environment: Environment;
  beforeAll(async () => {
    mkdirSync(join(folder, "keys"));
    writeFileSync(join(folder, "keys", "seeds.key"), randomBytes(32).toString("base64"));
    environment = {
      ...readEnvironment({
        NODE_ENV: "production",
        SANDBOX: "false",
        DATABASE_URL: "postgres://nobody/is-asked",
        PUBLIC_URL,
        PIQ_URL: "https://piq.example",
        PIQ_PASSWORD: "a password of 24 bytes..",
        PIQ_ADMIN_URL: "https://piq.example/admin",
        PIQ_ADMIN_PASSWORD: "an admin of 24 bytes....",
        MESSAGE_GATEWAY_URL: "https://sms.example",
        PROVIDER_KEYS_DIR: join(folder, "keys"),
        DATA_DIR: folder,
        TRUST_PROXY: "1",
        LOG_LEVEL: "silent",
        RUN_JOBS: "false",
        PORT: "0",
      }),
      databaseUrl: undefined,
    };
    composition = await compose(environment);
    const listensAt = composition.listensAt.bind(composition);
    composition.listensAt = (address) => {
      url = address;
      listensAt(address);
    };
    const site = {
      sharedPage: sharedByAddress,
      async answer(request: Request) {
        const { pathname } = new URL(request.url);
        if (pathname === "/broken") throw new Error("a secret of /srv/bellwether");
        const headers = { "content-type": "text/html" };
        return { response: new Response(`the page ${pathname}`, { headers }), facts: {} };
      },
    };
    web = await startWeb(composition, { site, close: async () => {} }, environment);
    const { data, session: token } = await createGateClient({
      baseUrl: url,
      session: () => undefined,
      headers: () => ({ "x-geo-country": "FI" }),
    }).send("signup", signupOf("player@example.org"));
    expect(data.player.player_email).toBe("player@example.org");
    session = token!;
  });
  afterAll(async () => {
    await web.close();
    await composition.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const send = ({ method, path }: Call) => {
    const address = pathParameters(path).reduce((text, name) => text.replace(`{${name}}`, "1"), path);
    return method === "POST"
      ? post(address, { session })
      : fetch(url + address, { method, headers: { "x-session-data": session } });
  };

  it.each([
    "/outbox.json",
    "/outbox",
    "/messages",
    "/cashier",
    "/cashier/pending",
    "/spelpaus",
    "/gamstop",
    "/blog/bellwether",
    "/seal.js",
  ])(
    "a process for real money has no sandbox: /sandbox%s is an ordinary address of the site",
    async (path) => {
      for (const method of ["GET", "POST"]) {
        const response = await fetch(`${url}/sandbox${path}`, { method });
        expect(await response.text()).toBe(`the page /sandbox${path}`);
      }
    },
  );

  it("a process for real money has no sandbox: it is not created, and has no table", async () => {
    expect(composition.sandbox).toBeUndefined();
    const { rows } = await composition.deps.database.query(
      "SELECT table_name FROM information_schema.tables WHERE table_name LIKE 'sandbox%'",
    );
    expect(rows).toEqual([]);
  });

  it("a process for real money reveals no internals in an error, on a page as well as in a call", async () => {
    const page = await fetch(`${url}/broken`);
    expect([page.status, await page.text()]).toEqual([500, "Something went wrong. Please try again."]);
  });

  it.each([
    ["GET", "/"],
    ["GET", "/broken"],
    ["GET", "/healthz"],
    ["GET", "/gate/openapi.json"],
    ["GET", "/gate/docs"],
    ["GET", "/gate/docs/swagger-ui-bundle.js"],
    ["GET", "/gate/nothing"],
    ["GET", "/static/data-update.json"],
    ["GET", "/studio/nothing"],
    ["GET", "/arcade-titles/nothing.json"],
    ["POST", "/gate/api/actionable/login"],
    ["POST", "/gate/wallet/BW/user/balance"],
    ["POST", "/gate/softswiss/BW/play"],
    ["POST", "/gate/piq/verifyuser"],
    ["GET", "/eventbus/info"],
  ])("a process for real money serves %s %s with nosniff", async (method, path) => {
    const response = await fetch(url + path, { method });
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("a process for real money serves a balance with nosniff and no-store, even from the cache", async () => {
    for (let again = 0; again < 3; again += 1) {
      const response = await post(calls.balance.path, { session });
      expect(response.status).toBe(200);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });

  it.each(
    Object.values(calls as Record<string, Call>).filter(
      ({ access, name }) => access === "player" && !/logout|close/i.test(name),
    ),
  )(
    "a process for real money serves $name with no-store because it is a player's own, whatever the result",
    async (call) => {
      expect((await send(call)).headers.get("cache-control")).toBe("no-store");
    },
  );

  it("a process for real money lets the page of all calls run only its own scripts, be in no frame, and stay on HTTPS if it was loaded by it", async () => {
    const open = (proto: string) => fetch(`${url}/gate/docs`, { headers: { "x-forwarded-proto": proto } });
    const { headers } = await open("https");
    const policy = headers.get("content-security-policy")!.split("; ");
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    expect((await open("http")).headers.has("strict-transport-security")).toBe(false);
  });

  it.each([
    ["does not say", undefined, true],
    ["says https", "https", true],
    ["says http", "http", false],
  ])(
    "a process for real money promises HTTPS on its pages because PUBLIC_URL has it, where the proxy %s by which protocol it was called (%s): %s",
    async (_, proto, promises) => {
      const headers: Record<string, string> = proto === undefined ? {} : { "x-forwarded-proto": proto };
      const page = await fetch(`${url}/`, { headers });
      expect(page.headers.has("strict-transport-security")).toBe(promises);
    },
  );

  it("a process for real money makes each cookie of a session Secure, whatever the proxy says", () => {
    for (const proto of [undefined, "http", "https"]) {
      const headers = new Headers({ host: "inner", ...(proto && { "x-forwarded-proto": proto }) });
      expect(readVisitor(headers, "10.0.0.1", environment).secure, proto).toBe(true);
    }
  });

  it("a process for real money has no metrics where players reach it", async () => {
    expect(await (await fetch(`${url}/metrics`)).text()).toBe("the page /metrics");
  });

  it.each([
    calls.login.path,
    calls.balance.path,
    "/gate/wallet/BW/transaction/bet",
    "/gate/softswiss/BW/play",
    "/gate/piq/verifyuser",
    "/studio/rounds",
    "/sandbox/cashier",
    "/eventbus/1/s1/xhr_send",
    "/login",
    "/",
  ])(
    "a process for real money refuses a body over 100 kB to %s in the listener, even without a length",
    async (path) => {
      const piece = new TextEncoder().encode("x".repeat(30_000));
      const body = new ReadableStream({
        start(controller) {
          for (let count = 0; count < 4; count += 1) controller.enqueue(piece);
          controller.close();
        },
      });
      const response = await fetch(url + path, { method: "POST", body, duplex: "half" } as RequestInit);
      expect(response.status).toBe(413);
      expect(response.headers.get("connection")).toBe("close");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    },
  );

  it("a process for real money refuses a query string over 16 kB unread", async () => {
    const ask = (length: number) => fetch(`${url}${calls.hotGames.path}?country=FI&x=${"x".repeat(length)}`);
    expect((await ask(17_000)).status).toBe(431);
    expect((await ask(8_000)).status).toBe(200);
  });

  it.each([
    ["the site's own", PUBLIC_URL, true],
    ["none, as programs send it", undefined, true],
    ["another site's", "https://evil.example", false],
    ["one that begins like ours", `${PUBLIC_URL}.evil.example`, false],
    ["ours without TLS", "http://bellwether.example", false],
    ["no address at all", "null", false],
  ])(
    "a process for real money allows push by origin, for one that is %s: %s, %s",
    async (_, origin, isOpen) => {
      const socket = new WebSocket(`${url.replace("http", "ws")}/eventbus/websocket`, {
        headers: origin === undefined ? {} : { origin },
      });
      const opened = await new Promise<boolean>((resolve) =>
        socket.once("open", () => resolve(true)).once("error", () => resolve(false)),
      );
      expect(opened).toBe(isOpen);
      socket.terminate();
      const polled = await fetch(`${url}/eventbus/1/s${origin?.length ?? 0}/xhr`, {
        method: "POST",
        headers: origin === undefined ? {} : { origin },
      });
      expect(polled.status).toBe(isOpen ? 200 : 403);
    },
  );
});
