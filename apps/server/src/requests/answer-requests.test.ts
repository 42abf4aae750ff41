import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Database, openDatabase } from "@bellwether/db";
import pino from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { tracedFetch } from "../outside/outbound-fetch.ts";
import { createMetrics } from "../telemetry/metrics.ts";
import { currentRequestId } from "../telemetry/request-scope.ts";
import { recordSpans } from "../testing/recorded-spans.ts";
import { namingItsId, watchRequests } from "./answer-requests.ts";

/** Identifies the process, and the request within it. */
const NEW_ID = /^[A-Za-z0-9]{12}-[1-9]\d*$/;

describe("every request", () => {
  const spans = recordSpans();
  const metrics = createMetrics();
  let database: Database;
  let server: Server;
  let url: string;
  let answer: RequestListener;
  let watch: ReturnType<typeof watchRequests>;
  beforeAll(async () => {
    database = await openDatabase({});
    watch = watchRequests(
      namingItsId((request, response) => answer(request, response)),
      {
        metrics,
        log: pino({ level: "silent" }),
        routeOf: () => ({ part: "gate", route: "/gate/thing/:id" }),
      },
    );
    server = createServer(watch.listener);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gate/thing/1`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await database.close();
  });
  afterEach(() => {
    spans.length = 0;
  });
  const idOf = async (headers: Record<string, string>) => {
    answer = (_, response) => void setTimeout(() => response.end(currentRequestId()), 5);
    const response = await fetch(url, { headers });
    return { header: response.headers.get("x-request-id"), inside: await response.text() };
  };

  it("every request keeps the caller's id, in the response and in everything done for it", async () => {
    expect(await idOf({ "x-request-id": "balancer-0001" })).toEqual({
      header: "balancer-0001",
      inside: "balancer-0001",
    });
  });

  it.each([
    ["none", {}],
    ["one of 7 characters", { "x-request-id": "abcdefg" }],
    ["one of 129 characters", { "x-request-id": "a".repeat(129) }],
    ["one with a quote and a space", { "x-request-id": 'abcdefgh" level=fatal' }],
  ])("every request gets a new id when the caller sends %s", async (_, headers) => {
    const { header, inside } = await idOf(headers as Record<string, string>);
    expect(header).toMatch(NEW_ID);
    expect(inside).toBe(header);
  });

  it("every request does not mix up two concurrent requests", async () => {
    const both = await Promise.all(
      ["first-request", "other-request"].map((id) => idOf({ "x-request-id": id })),
    );
    expect(both.map(({ inside }) => inside)).toEqual(["first-request", "other-request"]);
  });

  it("every request is counted and timed by part, route, method and status", async () => {
    answer = (_, response) => response.writeHead(404).end();
    await fetch(url, { method: "DELETE" });
    await expect
      .poll(() => metrics.text())
      .toMatch(
        /http_requests_total\{part="gate",route="\/gate\/thing\/:id",method="DELETE",status="404"\} 1/,
      );
    expect(await metrics.text()).toMatch(
      /http_request_duration_seconds_count\{part="gate",route="\/gate\/thing\/:id",status="404"\} 1/,
    );
  });

  it("every request is counted as 499 when the client disconnects before the response", async () => {
    answer = () => {};
    const abort = new AbortController();
    const gone = fetch(url, { signal: abort.signal }).catch(() => "gone");
    await expect.poll(() => watch.inFlight()).toBe(1);
    abort.abort();
    expect(await gone).toBe("gone");
    await expect.poll(() => metrics.text()).toMatch(/method="GET",status="499"\} 1/);
    expect(watch.inFlight()).toBe(0);
  });

  it("every request continues the caller's trace, through an SQL transaction, to the next service", async () => {
    const carried: Record<string, string> = {};
    const outside = (async (_: unknown, init: RequestInit) => {
      for (const [name, value] of new Headers(init.headers)) carried[name] = value;
      return new Response("ok");
    }) as unknown as typeof fetch;
    answer = async (_, response) => {
      await database.transaction((transaction) => transaction.query("SELECT 1"));
      await tracedFetch(outside)("https://gateway.example/sms", { method: "POST" });
      response.end();
    };
    const traceId = "0af7651916cd43dd8448eb211c80319c";
    const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
    await fetch(url, { headers: { traceparent, "x-request-id": "trace-test" } });
    await expect.poll(() => spans.length).toBe(3);
    const [sql, out, whole] = ["sql transaction", "POST gateway.example", "GET /gate/thing/:id"].map(
      (name) => spans.find((span) => span.name === name)!,
    );
    expect(spans.map((span) => span.traceId)).toEqual([traceId, traceId, traceId]);
    expect(whole!.parentId).toBe("b7ad6b7169203331");
    expect(sql!.parentId).toBe(whole!.spanId);
    expect(carried.traceparent).toBe(`00-${traceId}-${out!.spanId}-01`);
    expect(carried["x-request-id"]).toBe("trace-test");
    expect(whole!.attributes).toMatchObject({
      "http.route": "/gate/thing/:id",
      "http.response.status_code": 200,
    });
  });

  it("every request asks its client to close the connection once the server drains", async () => {
    watch.drain();
    answer = (_, response) => response.end();
    expect((await fetch(url)).headers.get("connection")).toBe("close");
  });
});
