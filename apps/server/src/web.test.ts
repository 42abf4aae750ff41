import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brands, createToggles } from "@bellwether/market";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ComposedProduct, compose } from "./compose.ts";
import { type Environment, readEnvironment } from "./settings/environment.ts";
import { sharedByAddress } from "./testing/shared-by-address.ts";
import { startWeb } from "./web.ts";

const CHANGE = new Date("2026-12-01T00:00:00Z");

describe("the listener", () => {
  const folder = mkdtempSync(join(tmpdir(), "bellwether-web-"));
  let environment: Environment;
  let composition: ComposedProduct;
  beforeAll(async () => {
    environment = readEnvironment({
      DATA_DIR: folder,
      PORT: "0",
      LOG_LEVEL: "silent",
      METRICS_PORT: "0",
      RUN_JOBS: "false",
      GEO_DEFAULT: "FI",
      PUBLIC_URL: "https://bellwether.example",
      PUBLIC_URL_FUNLY: "https://funly.example/",
    });
    composition = await compose(environment);
  });
  afterAll(async () => {
    await composition.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The listener at a free port, with a site that answers "page" at every address. */
  async function listen() {
    let address = "";
    const site = {
      sharedPage: sharedByAddress,
      answer: async () => ({ response: new Response("page"), facts: {} }),
    };
    const listensAt = (at: string) => {
      address = at;
    };
    const web = await startWeb({ ...composition, listensAt }, { site, close: async () => {} }, environment);
    return { web, address };
  }

  it("the listener refuses an absolute target whose host differs from the request's: no brand's page may be cached as another's", async () => {
    const { web, address } = await listen();
    try {
      const { port } = new URL(address);
      const statusOf = (path: string) =>
        new Promise((resolve, reject) => {
          get({ port, host: "127.0.0.1", path, headers: { host: "bellwether.localhost" } }, (response) =>
            resolve(response.resume().statusCode),
          ).on("error", reject);
        });
      expect(await statusOf("http://funly.localhost/")).toBe(400);
      expect(await statusOf("http://bellwether.localhost/")).toBe(200);
      // Routed as a page of the site, it would bypass the gate's and the providers' routes.
      expect(await statusOf("http://bellwether.localhost/gate/api/none")).toBe(404);
    } finally {
      await web.close();
    }
  });

  const statusOfStream = (address: string, path: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(address);
      const upgrade = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" };
      const key = { "sec-websocket-key": Buffer.alloc(16, 1).toString("base64") };
      get({ port, host: "127.0.0.1", path, headers: { ...upgrade, ...key, ...headers } }, (response) =>
        resolve(response.resume().statusCode),
      )
        .on("upgrade", (response, socket) => {
          socket.destroy();
          resolve(response.statusCode);
        })
        .on("error", reject);
    });

  it.each(["/studio/api/tables/brass-roulette/stream", "/studio/api/pots/EUR/stream"])(
    "the listener opens %s for the page of each brand, also at its public URL behind a proxy with another host name, for a game's sandboxed frame and for a client without an origin",
    async (path) => {
      const { web, address } = await listen();
      try {
        const { port } = new URL(address);
        for (const brand of Object.values(brands)) {
          const host = `${brand.slug}.localhost:${port}`;
          expect(await statusOfStream(address, path, { host, origin: `http://${host}` }), host).toBe(101);
        }
        for (const origin of ["https://bellwether.example", "https://funly.example"])
          expect(await statusOfStream(address, path, { host: "inner", origin }), origin).toBe(101);
        expect(await statusOfStream(address, path, { origin: "null" })).toBe(101);
        expect(await statusOfStream(address, path, {})).toBe(101);
      } finally {
        await web.close();
      }
    },
  );

  it.each(["/studio/api/tables/brass-roulette/stream", "/studio/api/pots/EUR/stream"])(
    "the listener refuses %s to pages of other origins with 403, also of a host that begins or ends like a brand's, or has another port",
    async (path) => {
      const { web, address } = await listen();
      try {
        const { port } = new URL(address);
        const host = `bellwether.localhost:${port}`;
        for (const origin of [
          "https://elsewhere.example",
          `http://${host}.elsewhere.example`,
          `http://not-${host}`,
          "http://bellwether.localhost:1",
          "not an origin",
          "",
        ])
          expect(await statusOfStream(address, path, { host, origin }), origin).toBe(403);
      } finally {
        await web.close();
      }
    },
  );

  it("the listener serves each model to every origin as immutable, and 404 for an unknown model and for a path outside the folder", async () => {
    const { web, address } = await listen();
    try {
      const { origin } = new URL(address);
      for (const { id, mechanic, hash } of composition.content.models.values()) {
        const response = await fetch(`${origin}/models/${mechanic}/${id}.json`);
        expect(response.headers.get("access-control-allow-origin")).toBe("*");
        expect(response.headers.get("cache-control")).toContain("immutable");
        expect(await response.json()).toMatchObject({ id, mechanic, hash });
      }
      for (const path of ["lines/none.json", "lines", "..%2fproviders.json"])
        expect((await fetch(`${origin}/models/${path}`)).status, path).toBe(404);
    } finally {
      await web.close();
    }
  });

  it("the listener has no metrics at the site's port", async () => {
    const { web, address } = await listen();
    try {
      expect(await (await fetch(`${address}/metrics`)).text()).toBe("page");
    } finally {
      await web.close();
    }
  });

  it("the listener reports at /metrics when each IP database in use was built", async () => {
    const { web } = await listen();
    try {
      const text = await (await fetch(web.metricsUrl!)).text();
      const files = text.matchAll(/^geo_database_built_timestamp_seconds\{file="(.*)"\} \d{10}/gm);
      expect([...files].map(([, file]) => file)).toEqual([
        "geo-whois-asn-country.mmdb",
        "canada-regions.mmdb",
      ]);
    } finally {
      await web.close();
    }
  });

  it.each(["h2c", "websocket"])(
    "the listener answers a request to upgrade to another protocol, %s, like any other request",
    async (upgrade) => {
      const { web, address } = await listen();
      try {
        for (const path of ["/", "/healthz"]) {
          const headers = { connection: "upgrade", upgrade };
          const status = await new Promise((resolve, reject) => {
            get(`${address}${path}`, { headers, agent: false }, (response) =>
              resolve(response.resume().statusCode),
            ).on("error", reject);
          });
          expect(status).toBe(200);
        }
      } finally {
        await web.close();
      }
    },
  );

  it("the listener renders a shared page again when a toggle's date comes, once, and not before", async () => {
    // The clock stands 0.1 s before the change until the test moves it.
    let now = new Date(CHANGE.getTime() - 100);
    const toggles = createToggles({
      overrides: { toggles: { LIVEDATA_API_ENABLED: { from: CHANGE.toISOString() } } },
      environment: "sandbox",
      warn: () => {},
    });
    let rendered = 0;
    const site = {
      sharedPage: sharedByAddress,
      answer: async () => {
        rendered += 1;
        const headers = { "content-type": "text/html" };
        return { response: new Response(`rendering ${rendered}`, { headers }), facts: { mayBeShared: true } };
      },
    };
    let address = "";
    const web = await startWeb(
      {
        ...composition,
        deps: { ...composition.deps, toggles, now: () => now },
        listensAt: (at) => {
          address = at;
        },
      },
      { site, close: async () => {} },
      environment,
    );
    try {
      const read = async () => (await fetch(`${address}/slots`)).text();
      for (let again = 0; again < 3; again += 1) expect(await read()).toBe("rendering 1");
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await read()).toBe("rendering 1");
      now = CHANGE;
      await expect.poll(read).toBe("rendering 2");
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await read()).toBe("rendering 2");
    } finally {
      await web.close();
    }
  });
});
