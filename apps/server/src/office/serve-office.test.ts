import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { createActivity } from "../requests/activity.ts";
import { Networks } from "../settings/networks.ts";
import { createLog } from "../telemetry/log.ts";
import { createMetrics } from "../telemetry/metrics.ts";
import { type OfficeServer, serveOffice } from "./serve-office.ts";

const SITE = "https://casino.example";

describe("the office's own port", () => {
  const opened: OfficeServer[] = [];
  /** In place of the office's calls: says which address it was told. */
  const office = new Hono()
    .get("/api/address", (c) => c.text(c.req.header("x-client-address") ?? "none"))
    .post("/api/reconciliation/files", async (c) => c.text(String((await c.req.text()).length)))
    .post("/api/length", async (c) => c.text(String((await c.req.text()).length)));
  const open = async (more: { port?: number; isChosen?: boolean; networks?: string } = {}) => {
    const origins: string[] = [];
    const server = await serveOffice(
      { office },
      {
        office: {
          ...{ port: more.port ?? 0, host: "127.0.0.1", url: undefined, isChosen: more.isChosen ?? true },
          directory: undefined,
          networks: more.networks === undefined ? undefined : Networks.parse(more.networks),
        },
        ...{ trustedProxies: 0, sandbox: false, defaultCountry: "IE" },
      },
      {
        metrics: createMetrics(),
        log: createLog("silent"),
        activity: createActivity(0),
        listensAt: (origin) => origins.push(origin),
        gameOrigins: [SITE, SITE],
      },
    );
    opened.push(server);
    const { port } = new URL(origins[0] ?? "http://none:1");
    return { server, port, at: (path: string) => `http://127.0.0.1:${port}${path}` };
  };
  afterEach(() => Promise.all(opened.splice(0).map((server) => server.close())));

  it("a call gets the address of its connection, whatever address the client claims", async () => {
    const { at } = await open();
    const response = await fetch(at("/api/address"), { headers: { "x-client-address": "203.0.113.1" } });
    expect(await response.text()).toBe("127.0.0.1");
  });

  it("a page that is opened by another name of this machine leads to the office's own", async () => {
    const { at, port, server } = await open();
    expect(server.url).toBe(`http://office.localhost:${port}`);
    const response = await fetch(at("/players?q=ann"), { redirect: "manual" });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(`http://office.localhost:${port}/players?q=ann`);
  });

  it("pages and calls are refused from outside of OFFICE_NETWORKS", async () => {
    const { at } = await open({ networks: "10.0.0.0/8, 2001:db8::/32" });
    for (const path of ["/", "/api/address", "/assets/x.js"])
      expect((await fetch(at(path))).status).toBe(403);
    const inside = await open({ networks: "127.0.0.0/8" });
    expect((await fetch(inside.at("/api/address"))).status).toBe(200);
  });

  it("a body over 100 kB is refused, a settlement file over 8 MB", async () => {
    const { at } = await open();
    const post = (length: number) => fetch(at("/api/length"), { method: "POST", body: "x".repeat(length) });
    expect((await post(100_000)).status).toBe(200);
    expect((await post(200_000)).status).toBe(413);
    const file = (length: number) =>
      fetch(at("/api/reconciliation/files"), { method: "POST", body: "x".repeat(length) });
    expect((await file(7_900_000)).status).toBe(200);
    expect((await file(8_100_000)).status).toBe(413);
  });

  it("a port that another process has is an error if the operator chose it, and otherwise the start does without an office", async () => {
    const { port } = await open();
    await expect(open({ port: Number(port) })).rejects.toThrow(`OFFICE_PORT ${port}`);
    expect((await open({ port: Number(port), isChosen: false })).server.url).toBeUndefined();
  });
});

describe("OFFICE_NETWORKS", () => {
  it.each(["10.0.0.0/33", "office", "10.0.0.1/x", "2001:db8::/129"])("%s is refused", (text) => {
    expect(Networks.safeParse(text).success).toBe(false);
  });
});
